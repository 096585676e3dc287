import { ChipLink } from "~/ui/chip";
import { SECTIONS } from "~club/sections";
import { type NewsQuery, newsPath } from "./news-query";

const KINDS = [
  { kind: "all", label: "Tout" },
  { kind: "news", label: "Actualités" },
  { kind: "events", label: "Événements" },
] as const;

/** Filters that are addresses of their own; choosing one goes back to the first page. */
export function NewsFilters({ query }: { query: NewsQuery }) {
  return (
    <>
      <nav className="news-chips" aria-label="Type d’article">
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
        {SECTIONS.map(({ slug, name, lane }) => (
          <ChipLink
            key={slug}
            lane={lane}
            current={query.section === slug}
            to={newsPath({ ...query, page: 1, section: slug })}
          >
            {name}
          </ChipLink>
        ))}
      </nav>
    </>
  );
}
