import { listUpcomingEvents } from "~/features/articles/events.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/upcoming-events";

/** What the home page asks for after a client navigation. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const events = await listUpcomingEvents(database.kysely, { now });
  return Response.json(events, { headers: { "cache-control": "no-store" } });
}
