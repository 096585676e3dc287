import { useSite } from "~/club/use-site";
import { monthName, monthTitle } from "~/lib/french-dates";
import { LinkButton } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { monthOf, shiftMonth } from "../calendar-month";
import { type CalendarQuery, calendarPath } from "../calendar-query";

/** The days of the nearest events outside the month shown; null where there is none. */
export type NearestEvents = { before: string | null; after: string | null };

type CalendarBarProps = { query: CalendarQuery; today: string; nearest: NearestEvents };

/** The month shown, the ways to the others, the two views; all are addresses. */
export function CalendarBar({ query, today, nearest }: CalendarBarProps) {
  const isCurrent = query.month === monthOf(today);
  return (
    <div className="cal-bar">
      <h2 className="d2" id="titre-mois">
        {monthTitle(query.month)}
      </h2>
      <nav className="cal-nav" aria-label="Changer de mois">
        <MonthArrow query={query} today={today} step={-1} isEmpty={!nearest.before} />
        <MonthArrow query={query} today={today} step={1} isEmpty={!nearest.after} />
        <LinkButton
          variant="soft"
          size="sm"
          to={calendarPath({ ...query, month: monthOf(today) }, today)}
          aria-current={isCurrent ? "true" : undefined}
        >
          Aujourd’hui
        </LinkButton>
      </nav>
      <ViewSwitch query={query} today={today} />
      <a className="btn btn-line btn-sm" href="#abonnement">
        <Icon name="calendar" size={18} />
        S’abonner au calendrier
      </a>
    </div>
  );
}

type MonthArrowProps = { query: CalendarQuery; today: string; step: 1 | -1; isEmpty: boolean };

/** Robots follow it only as far as there is something that way: months never end. */
function MonthArrow({ query, today, step, isEmpty }: MonthArrowProps) {
  const month = shiftMonth(query.month, step);
  if (month === null) return null;
  const words = step < 0 ? "Mois précédent" : "Mois suivant";
  return (
    <Link
      className="icon-btn"
      to={calendarPath({ ...query, month }, today)}
      rel={isEmpty ? "nofollow" : undefined}
      aria-label={`${words}\u00a0: ${monthName(month)} ${month.slice(0, 4)}`}
    >
      <Icon name={step < 0 ? "chevron-left" : "chevron-right"} size={22} />
    </Link>
  );
}

const VIEWS = [
  { view: "month", label: "Mois" },
  { view: "list", label: "Liste" },
] as const;

function ViewSwitch({ query, today }: { query: CalendarQuery; today: string }) {
  return (
    <nav className="cal-views" aria-label="Affichage">
      {VIEWS.map(({ view, label }) => (
        <Link
          key={view}
          to={calendarPath({ ...query, view }, today)}
          rel="nofollow"
          aria-current={query.view === view ? "true" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** One section or all of them; the month and the view stay. */
export function CalendarFilters({ query, today }: { query: CalendarQuery; today: string }) {
  const { sections } = useSite();
  return (
    <nav className="news-chips cal-chips" aria-label="Filtrer par section">
      <ChipLink
        current={query.section === null}
        to={calendarPath({ ...query, section: null }, today)}
        rel="nofollow"
      >
        Tout voir
      </ChipLink>
      {sections.map(({ key, name, lane }) => (
        <ChipLink
          key={key}
          lane={lane}
          current={query.section === key}
          to={calendarPath({ ...query, section: key }, today)}
          rel="nofollow"
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
