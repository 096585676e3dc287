import { eventCalendar } from "~/features/articles/event-calendar.server";
import { listCalendarEvents } from "~/features/articles/feed-articles.server";
import { services } from "~/platform/services.server";
import { CLUB } from "~club/identity";
import type { Route } from "./+types/events-calendar";
import { publicText } from "./public-text";

export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const events = await listCalendarEvents(database.kysely, { now });
  const calendar = eventCalendar(events, { origin: environment.publicUrl, name: CLUB.name });
  return publicText(calendar, { type: "text/calendar", fileName: "evenements.ics" });
}
