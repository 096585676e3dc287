type EditLinkProps = {
  /** The list of the pages of the site, in the administrator area. */
  pagesAt: string;
  path: string;
};

/** The way from a public page to the screens that make it. It takes room of its own below the page. */
export function EditLink({ pagesAt, path }: EditLinkProps) {
  return (
    <nav className="edit-link" aria-label="Administration">
      <a href={`${pagesAt}?depuis=${encodeURIComponent(path)}`}>Modifier cette page</a>
    </nav>
  );
}
