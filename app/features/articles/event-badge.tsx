import { clockTime, shortDate } from "~/lib/french-dates";
import { Icon } from "~/ui/icon";
import type { EventDetails } from "./article.types";
import { EventStateWord } from "./event-state";

/** The mimosa tab on the picture of a card: date, time, place. */
export function EventBadge({ event, today }: { event: EventDetails; today: string }) {
  return (
    <p className="event-badge" data-state={event.state}>
      <Icon name="calendar" size={18} />
      <span>
        <EventStateWord state={event.state} />
        <span className="event-when">
          <time dateTime={event.date}>{shortDate(event.date, today)}</time>
          {event.time && (
            <>
              <span className="event-sep">·</span>
              {clockTime(event.time)}
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
