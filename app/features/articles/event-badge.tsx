import { Icon } from "~/ui/icon";
import type { EventDetails } from "./article.types";
import { EventStateWord } from "./event-state";
import { clockWords, isOfSeveralDays, shortDays } from "./event-times";

/** The mimosa tab on the picture of a card: date, time, place. */
export function EventBadge({ event, today }: { event: EventDetails; today: string }) {
  // The days of an event of several take the place that its clocks would need.
  const clock = isOfSeveralDays(event) ? null : clockWords(event);
  return (
    <p className="event-badge" data-state={event.state}>
      <Icon name="calendar" size={18} />
      <span>
        <EventStateWord state={event.state} />
        <span className="event-when">
          <time dateTime={event.date}>{shortDays(event, today)}</time>
          {clock && (
            <>
              <span className="event-sep">·</span>
              {clock}
            </>
          )}
        </span>
        {event.location && (
          <>
            <span className="event-sep event-sep-place">·</span>
            <span className="event-place">{event.location}</span>
          </>
        )}
      </span>
    </p>
  );
}
