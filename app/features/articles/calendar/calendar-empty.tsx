import { ClubMark } from "~/club/logo/club-logo";
import { useSection } from "~/club/use-site";
import { ofMonth } from "~/lib/dates-in-text";
import { longDate } from "~/lib/french-dates";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { monthOf } from "../calendar-month";
import { type CalendarQuery, calendarPath } from "../calendar-query";
import type { NearestEvents } from "./calendar-bar";

type CalendarEmptyProps = { query: CalendarQuery; today: string; nearest: NearestEvents };

/** A month without events: when the next one is, and the ways to the months that have some. */
export function CalendarEmpty({ query, today, nearest }: CalendarEmptyProps) {
  const section = useSection(query.section);
  return (
    <div className="panel cal-empty">
      <EmptyState
        picture={<ClubMark alt="" width={64} height={77} />}
        title={
          section
            ? `${section.name}\u00a0: rien au programme ce mois-ci`
            : "Rien au programme ce mois-ci"
        }
        action={<EmptyLinks query={query} today={today} nearest={nearest} />}
      >
        {emptyWords(nearest, query.month >= monthOf(today))}
      </EmptyState>
    </div>
  );
}

function emptyWords({ before, after }: NearestEvents, isAhead: boolean): string {
  const habit = isAhead ? "Les entraînements continuent aux horaires habituels. " : "";
  if (after) return `${habit}Le rendez-vous suivant est le ${longDate(after)}.`;
  if (before) return `${habit}Le dernier rendez-vous annoncé est le ${longDate(before)}.`;
  return `${habit}Les prochaines dates paraîtront ici dès qu’elles seront fixées.`;
}

function EmptyLinks({ query, today, nearest }: CalendarEmptyProps) {
  const { before, after } = nearest;
  if (!before && !after && !query.section) return null;
  return (
    <p className="cal-empty-links">
      {after && (
        <LinkButton
          variant="line"
          size="sm"
          to={calendarPath({ ...query, month: monthOf(after) }, today)}
        >
          {`Aller au mois ${ofMonth(monthOf(after))}`}
        </LinkButton>
      )}
      {before && (
        <LinkButton
          variant="soft"
          size="sm"
          to={calendarPath({ ...query, month: monthOf(before) }, today)}
        >
          {`Revoir le mois ${ofMonth(monthOf(before))}`}
        </LinkButton>
      )}
      {query.section && (
        <LinkButton variant="soft" size="sm" to={calendarPath({ ...query, section: null }, today)}>
          Voir toutes les sections
        </LinkButton>
      )}
    </p>
  );
}
