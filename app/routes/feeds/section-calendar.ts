import { loadSite } from "~/club/read-site.server";
import { findSection, readSectionKey } from "~/club/sections/sections";
import { titleWithClub } from "~/club/title-with-club";
import { eventCalendar } from "~/features/articles/event-calendar.server";
import { listCalendarEvents } from "~/features/articles/feed-articles.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/section-calendar";
import { feedText, textMissing } from "./public-text";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = services(context);
  const { database, environment, now } = site;
  const { club, sections } = await loadSite(site);
  // The database is asked first: while it is away, no calendar is said to be gone.
  const key = readSectionKey(params.section);
  const events = key ? await listCalendarEvents(database.kysely, { now, section: key }) : [];
  const section = findSection(sections, key);
  if (!section) return textMissing("Ce calendrier n’existe pas.");
  const calendar = eventCalendar(events, {
    origin: environment.publicUrl,
    idOrigin: await findFeedOrigin(site),
    isFeed: true,
    name: titleWithClub(section.name, club.name),
    club,
    sections,
  });
  return feedText(calendar, { type: "text/calendar", fileName: `${section.key}.ics` });
}
