import { useSite } from "~/club/use-site";
import { ChipLink } from "~/ui/chip";
import { type NewsQuery, newsPath } from "./news-query";

const KINDS = [
  { kind: "all", label: "Tout" },
  { kind: "news", label: "Actualités" },
  { kind: "events", label: "Événements" },
] as const;

/** Filters that are addresses of their own; choosing one goes back to the first page. */
export function NewsFilters({ query }: { query: NewsQuery }) {
  const { sections } = useSite();
  return (
    <>
      <nav className="news-chips" aria-label="Type d’actualité">
        {KINDS.map(({ kind, label }) => (
          <ChipLink
            key={kind}
            current={query.kind === kind}
            to={newsPath({ ...query, page: 1, kind })}
          >
            {label}
          </ChipLink>
        ))}
      </nav>
      <nav className="news-chips" aria-label="Section du club">
        <ChipLink
          current={query.section === null}
          to={newsPath({ ...query, page: 1, section: null })}
        >
          Toutes les sections
        </ChipLink>
        {sections.map(({ key, name, lane }) => (
          <ChipLink
            key={key}
            lane={lane}
            current={query.section === key}
            to={newsPath({ ...query, page: 1, section: key })}
          >
            {name}
          </ChipLink>
        ))}
      </nav>
    </>
  );
}
