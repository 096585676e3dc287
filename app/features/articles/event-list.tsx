import { EventCard, type UpcomingEvent } from "./event-card";

/** Events to come, a card each. */
export function EventList({ events }: { events: readonly UpcomingEvent[] }) {
  return (
    <ul className="events">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard {...event} />
        </li>
      ))}
    </ul>
  );
}
