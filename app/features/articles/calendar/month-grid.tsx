import { useSite } from "~/club/use-site";
import { ofMonth } from "~/lib/dates-in-text";
import { longDate } from "~/lib/french-dates";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { type DayOf, monthOf, weeksOf } from "../calendar-month";
import { EventStateWord } from "../event-state";
import { type CalendarEntry, laneClassOf } from "./calendar-event";

type MonthGridProps = {
  month: string;
  days: readonly DayOf<CalendarEntry>[];
  today: string;
  /** Whether an event is one of those the club is known for. */
  isHighlight: (title: string) => boolean;
};

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** A month in weeks. On phones its days are small: they show what is on and lead down the agenda. */
export function MonthGrid({ month, days, today, isHighlight }: MonthGridProps) {
  const events = new Map(days.map((day) => [day.day, day.events]));
  return (
    <table className="cal">
      <caption className="sr-only">
        {`Rendez-vous ${ofMonth(month)} ${month.slice(0, 4)}, une ligne par semaine`}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekday}>
                {weekday.charAt(0).toUpperCase()}
                <span className="cal-rest">{weekday.slice(1)}</span>
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isOut={monthOf(day) !== month}
                isToday={day === today}
                events={monthOf(day) === month ? (events.get(day) ?? []) : []}
                isHighlight={isHighlight}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  day: string;
  isOut: boolean;
  isToday: boolean;
  events: readonly CalendarEntry[];
  isHighlight: (title: string) => boolean;
};

function DayCell({ day, isOut, isToday, events, isHighlight }: DayCellProps) {
  const { sections } = useSite();
  const number = Number(day.slice(-2));
  return (
    <td
      className={classNames(isOut && "is-out", isToday && "is-today")}
      aria-current={isToday ? "date" : undefined}
    >
      {events.length > 0 ? (
        <a className="cal-jump" href={`#jour-${day}`} aria-label={jumpLabel(day, events.length)}>
          <span className="cal-number">{number}</span>
          <span className="cal-dots">
            {events.slice(0, 3).map(({ id, section }) => (
              <span key={id} className={laneClassOf(section, sections)} />
            ))}
          </span>
        </a>
      ) : null}{" "}
      <span className={classNames("cal-number", events.length > 0 && "cal-wide")}>{number}</span>{" "}
      {events.map((event) => (
        <DayEvent key={event.id} {...event} isHighlight={isHighlight(event.title)} />
      ))}
    </td>
  );
}

function jumpLabel(day: string, count: number): string {
  return `${longDate(day)}\u00a0: ${count} rendez-vous`;
}

function DayEvent({
  id,
  title,
  section,
  event,
  shortTitle,
  clock,
  isHighlight,
}: CalendarEntry & { isHighlight: boolean }) {
  const { sections } = useSite();
  return (
    <Link
      className={classNames(
        "cal-event",
        laneClassOf(section, sections),
        isHighlight && "is-highlight",
      )}
      data-state={event.state}
      to={`/actualites/${id}`}
      title={shortTitle === title ? undefined : title}
    >
      <EventStateWord state={event.state} />{" "}
      {clock && (
        <time className="event-when" dateTime={`${event.date}T${event.time}`}>
          {clock}
        </time>
      )}{" "}
      <span className="cal-event-title">{shortTitle}</span>{" "}
    </Link>
  );
}
