import { session as sessionKind } from "~/club/kinds/session";
import { loadSite } from "~/club/read-site.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { sessionCalendar } from "~/features/sections/session-calendar.server";
import { slug } from "~/lib/slug";
import { isUuid } from "~/lib/uuid";
import { services } from "~/platform/services.server";
import { findRecord } from "~/records/rows.server";
import type { Route } from "./+types/session-calendar";
import { publicText, textMissing } from "./public-text";

/** A training session for one's own calendar; 404 for a monthly one, and for one that is not on the site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = services(context);
  const { database, environment } = site;
  const { club, sections, sessions, season } = await loadSite(site);
  // The database is asked first: while it is away, no calendar is said to be gone.
  const record = isUuid(params.id)
    ? await findRecord(database.kysely, sessionKind, params.id)
    : null;
  const session = sessions.find(({ id }) => id === params.id);
  const calendar =
    record &&
    session &&
    sessionCalendar(session, season.now, {
      origin: environment.publicUrl,
      idOrigin: await findFeedOrigin(site),
      version: record.version,
      updatedAt: record.updatedAt,
      club,
      sections,
    });
  if (!calendar) return textMissing("Cette séance n’a pas de calendrier.");
  const fileName = `${slug(session.group) || "seance"}.ics`;
  return publicText(calendar, { type: "text/calendar", fileName });
}
