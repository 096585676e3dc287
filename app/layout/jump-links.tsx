/** A part of the page: the id of its heading or of its section, and a word or two for it. */
export type JumpLink = { id: string; label: string };

/** The way to the parts of a page that is long on a phone; wide screens show enough of it at once. */
export function JumpLinks({ links }: { links: readonly JumpLink[] }) {
  return (
    <nav className="jump" aria-label="Sur cette page">
      <ul className="wrap">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a className="chip" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
