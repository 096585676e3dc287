import { useSection } from "~/club/use-site";
import { bibParts, longDate, shortDate } from "~/lib/french-dates";
import { Bib } from "~/ui/bib";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { laneClass } from "~/ui/lane-tag";
import { Link } from "~/ui/link";
import { type DayOf, monthOf, splitAt } from "../calendar-month";
import { EventStateWord } from "../event-state";
import type { CalendarEntry } from "./calendar-event";

type MonthAgendaProps = { month: string; days: readonly DayOf<CalendarEntry>[]; today: string };

/** The month as a list. In the current one, what is over is folded above a line that says today. */
export function MonthAgenda({ month, days, today }: MonthAgendaProps) {
  if (days.length === 0) return null;
  if (month !== monthOf(today)) {
    return (
      <div className="agenda">
        <AgendaDays days={days} />
      </div>
    );
  }
  const { past, next } = splitAt(days, today);
  return (
    <div className="agenda">
      {past.length > 0 && <PastDays days={past} />}
      <p className="agenda-now">{`Aujourd’hui, ${shortDate(today, today)}`}</p>
      {next.length > 0 ? (
        <AgendaDays days={next} />
      ) : (
        <p className="agenda-over">Plus rien au programme d’ici la fin du mois.</p>
      )}
    </div>
  );
}

function PastDays({ days }: { days: readonly DayOf<CalendarEntry>[] }) {
  const count = new Set(days.flatMap(({ events }) => events.map(({ id }) => id))).size;
  return (
    <details className="agenda-past">
      <summary>
        <span>{`${count} rendez-vous ${count > 1 ? "passés" : "passé"}`}</span>
        <Icon name="chevron-down" />
      </summary>
      <AgendaDays days={days} />
    </details>
  );
}

function AgendaDays({ days }: { days: readonly DayOf<CalendarEntry>[] }) {
  return days.map(({ day, events }) => (
    <div key={day} className="agenda-day" id={`jour-${day}`}>
      <Bib {...bibParts(day)} />
      <ul className="agenda-list">
        {events.map((event) => (
          <li key={event.id}>
            <AgendaItem {...event} day={day} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

type AgendaItemProps = CalendarEntry & { day: string };

function AgendaItem({ id, title, section, event, day, clock, part }: AgendaItemProps) {
  const shown = useSection(section);
  return (
    <article
      className={classNames("agenda-item", laneClass(shown?.lane ?? null))}
      data-state={event.state}
    >
      <div>
        {shown && <p className="agenda-section">{shown.name}</p>}
        <h3>
          <Link to={`/actualites/${id}`}>
            <span className="sr-only">{`${longDate(day)}, `}</span>
            {title}
          </Link>
        </h3>
        <p className="event-meta">
          <EventStateWord state={event.state} />{" "}
          {clock && (
            <span>
              <Icon name="clock" size={16} />
              <time className="event-when" dateTime={`${event.date}T${event.time}`}>
                {clock}
              </time>
            </span>
          )}{" "}
          {part && (
            <span>
              <Icon name="calendar" size={16} />
              {part}
            </span>
          )}{" "}
          {event.location && (
            <span>
              <Icon name="pin" size={16} />
              {event.location}
            </span>
          )}
        </p>
      </div>
      <Icon name="chevron-right" className="agenda-go" />
    </article>
  );
}
