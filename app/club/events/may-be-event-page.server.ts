import { hasFailed } from "~/platform/failed-requests.server";
import type { Services } from "~/platform/services.server";
import { loadSite } from "../read-site.server";
import { findEventPage } from "./event-paths";

/** Whether an event may have the page at the last part of an address: one of a site that cannot be read may be there. */
export async function mayBeEventPage(services: Services, typed: string): Promise<boolean> {
  if (services.database.reach.isLost()) return true;
  const { events } = await loadSite(services);
  return hasFailed(services) || findEventPage(events, typed) !== undefined;
}
