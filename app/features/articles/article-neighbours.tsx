import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** `title` as a card shows it. */
type Neighbour = { id: string; title: string };

type ArticleNeighboursProps = { newer: Neighbour | null; older: Neighbour | null };

/** The news that appeared right after and right before: from left to right as lists go, the newest first. */
export function ArticleNeighbours({ newer, older }: ArticleNeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav className="neighbours" aria-label="Autres actualités">
      {newer && (
        <Link className="neighbour" to={`/actualites/${newer.id}`} rel="prev">
          <Icon name="arrow-left" />
          <small>Actualité plus récente</small> <b>{newer.title}</b>{" "}
        </Link>
      )}
      {older && (
        <Link className="neighbour neighbour-next" to={`/actualites/${older.id}`} rel="next">
          <small>Actualité plus ancienne</small> <b>{older.title}</b>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
