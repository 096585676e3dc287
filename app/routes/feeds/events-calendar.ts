import { loadSite } from "~/club/read-site.server";
import { eventCalendar } from "~/features/articles/event-calendar.server";
import { listCalendarEvents } from "~/features/articles/feed-articles.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/events-calendar";
import { feedText } from "./public-text";

export async function loader({ context }: Route.LoaderArgs) {
  const site = services(context);
  const { database, environment, now } = site;
  const { club, sections } = await loadSite(site);
  const events = await listCalendarEvents(database.kysely, { now });
  const calendar = eventCalendar(events, {
    origin: environment.publicUrl,
    idOrigin: await findFeedOrigin(site),
    isFeed: true,
    name: club.name,
    club,
    sections,
  });
  return feedText(calendar, { type: "text/calendar", fileName: "evenements.ics" });
}
