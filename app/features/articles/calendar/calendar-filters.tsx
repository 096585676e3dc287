import { ChipLink } from "~/ui/chip";
import { SECTIONS } from "~club/sections";
import { type CalendarQuery, calendarPath } from "../calendar-query";

/** One section or all of them; the month and the view stay. */
export function CalendarFilters({ query, today }: { query: CalendarQuery; today: string }) {
  return (
    <nav className="news-chips cal-chips" aria-label="Filtrer par section">
      <ChipLink
        current={query.section === null}
        to={calendarPath({ ...query, section: null }, today)}
        rel="nofollow"
      >
        Tout voir
      </ChipLink>
      {SECTIONS.map(({ slug, name, lane }) => (
        <ChipLink
          key={slug}
          lane={lane}
          current={query.section === slug}
          to={calendarPath({ ...query, section: slug }, today)}
          rel="nofollow"
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
