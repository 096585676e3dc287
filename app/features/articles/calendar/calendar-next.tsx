import type { UpcomingEvent } from "../event-card";
import { EventList } from "../event-list";

/** The next events of a calendar whose month has none to come; nothing at all when there are none. */
export function CalendarNext({ events }: { events: readonly UpcomingEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className="panel cal-next" aria-labelledby="titre-ensuite">
      <h2 id="titre-ensuite">Ensuite</h2>
      <EventList events={events} />
    </section>
  );
}
