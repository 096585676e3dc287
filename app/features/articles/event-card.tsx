import { bibParts, clockTime } from "~/lib/french-dates";
import { Bib } from "~/ui/bib";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { EventDetails } from "./article.types";
import { EventStateWord } from "./event-state";
import { clockWords, dayAndMonth, isOfSeveralDays, lastEventDay, longDays } from "./event-times";

/** What the agenda shows of an article that is an event. */
export type UpcomingEvent = { id: string; title: string; event: EventDetails };

/** An upcoming event: bib, title, time, place; the whole line leads to the article. */
export function EventCard({ id, title, event }: UpcomingEvent) {
  return (
    <article className="event" data-state={event.state}>
      <Bib {...bibParts(event.date)} />
      <div className="event-text">
        <h3 className="event-title">
          <Link to={`/actualites/${id}`}>{title}</Link>
        </h3>
        <p className="event-meta">
          <EventStateWord state={event.state} /> <EventTime event={event} />{" "}
          {isOfSeveralDays(event) && (
            <span>
              <Icon name="calendar" size={16} />
              jusqu’au {dayAndMonth(lastEventDay(event))}
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
    </article>
  );
}

/** The bib is drawn: the date is said here, in full. */
function EventTime({ event }: { event: EventDetails }) {
  const day = longDays(event);
  if (!event.time) return <time className="sr-only" dateTime={event.date}>{`${day}. `}</time>;
  return (
    <span>
      <Icon name="clock" size={16} />
      <time className="event-when" dateTime={`${event.date}T${event.time}`}>
        <span className="sr-only">{`${day}, `}</span>
        {isOfSeveralDays(event) ? clockTime(event.time) : clockWords(event)}
      </time>
    </span>
  );
}
