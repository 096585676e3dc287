import { EventCard, type UpcomingEvent } from "../event-card";

/** The next events of a calendar whose month has none to come; nothing at all when there are none. */
export function CalendarNext({ events }: { events: readonly UpcomingEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className="panel cal-next" aria-labelledby="titre-ensuite">
      <h2 id="titre-ensuite">Ensuite</h2>
      <ul className="events">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard {...event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
