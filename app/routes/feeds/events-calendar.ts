import { eventCalendar } from "~/features/articles/event-calendar.server";
import { listCalendarEvents } from "~/features/articles/feed-articles.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { services } from "~/platform/services.server";
import { CLUB } from "~club/identity";
import type { Route } from "./+types/events-calendar";
import { feedText } from "./public-text";

export async function loader({ context }: Route.LoaderArgs) {
  const site = services(context);
  const { database, environment, now } = site;
  const events = await listCalendarEvents(database.kysely, { now });
  const calendar = eventCalendar(events, {
    origin: environment.publicUrl,
    idOrigin: await findFeedOrigin(site),
    isFeed: true,
    name: CLUB.name,
  });
  return feedText(calendar, { type: "text/calendar", fileName: "evenements.ics" });
}
