import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** `title` as a card shows it. */
type Neighbour = { id: string; title: string };

type ArticleNeighboursProps = { previous: Neighbour | null; next: Neighbour | null };

/** The articles before and after, in the order of the site. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Autres articles">
      {previous && (
        <Link className="neighbour" to={`/actualites/${previous.id}`} rel="prev">
          <Icon name="arrow-left" />
          <small>Article précédent</small>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link className="neighbour neighbour-next" to={`/actualites/${next.id}`} rel="next">
          <small>Article suivant</small>
          <b>{next.title}</b>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
