import { loadSite } from "~/club/read-site.server";
import { eventCalendar } from "~/features/articles/event-calendar.server";
import { findCalendarEvent } from "~/features/articles/feed-articles.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { slug } from "~/lib/slug";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/event-calendar";
import { publicText, textMissing } from "./public-text";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = services(context);
  const { database, environment, now } = site;
  const { club, sections } = await loadSite(site);
  const event = await findCalendarEvent(database.kysely, params.id, now);
  if (!event) return textMissing("Cet événement n’existe pas.");
  const calendar = eventCalendar([event], {
    origin: environment.publicUrl,
    idOrigin: await findFeedOrigin(site),
    isFeed: false,
    name: club.name,
    club,
    sections,
  });
  const fileName = `${slug(event.title) || "evenement"}.ics`;
  return publicText(calendar, { type: "text/calendar", fileName });
}
