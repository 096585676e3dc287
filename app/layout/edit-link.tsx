import { SITE_PAGES_PATH } from "~/club/club-paths";

/** The way from a public page to the screens that make it. It takes room of its own below the page. */
export function EditLink({ path }: { path: string }) {
  return (
    <nav className="edit-link" aria-label="Administration">
      <a href={`${SITE_PAGES_PATH}?depuis=${encodeURIComponent(path)}`}>Modifier cette page</a>
    </nav>
  );
}
