import { ofMonth } from "~/lib/dates-in-text";
import { monthName } from "~/lib/french-dates";
import { Link } from "~/ui/link";
import { monthOf } from "../calendar-month";
import { type CalendarQuery, calendarPath } from "../calendar-query";
import type { NearestEvents } from "./calendar-bar";

type CalendarFootProps = {
  query: CalendarQuery;
  today: string;
  nearest: NearestEvents;
  /** Events of the month shown. */
  count: number;
};

/** How many, what the hours mean, and the way to the nearest months that have something. */
export function CalendarFoot({ query, today, nearest, count }: CalendarFootProps) {
  if (count === 0) return null;
  return (
    <div className="cal-foot">
      <p>
        {`${count} rendez-vous en ${monthName(query.month)}. Les horaires sont ceux du départ ou du début de séance.`}
      </p>
      <ul>
        {nearest.before && (
          <li>
            <MonthLink query={query} today={today} month={monthOf(nearest.before)} words="Revoir" />
          </li>
        )}
        {nearest.after && (
          <li>
            <MonthLink query={query} today={today} month={monthOf(nearest.after)} words="Voir" />
          </li>
        )}
      </ul>
    </div>
  );
}

type MonthLinkProps = { query: CalendarQuery; today: string; month: string; words: string };

function MonthLink({ query, today, month, words }: MonthLinkProps) {
  return (
    <Link to={calendarPath({ ...query, month }, today)}>
      {`${words} les rendez-vous ${ofMonth(month)}`}
    </Link>
  );
}
