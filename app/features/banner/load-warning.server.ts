import { markFailed } from "~/platform/failed-requests.server";
import type { Services } from "~/platform/services.server";
import { findBanner } from "./banner.server";

/**
 * The title of the important information where it is a warning; null for none. It asks nothing of the database
 * while the content stands. A page that could not learn it is not kept.
 */
export async function loadWarning(services: Services): Promise<string | null> {
  const { contentMemo, database, log } = services;
  try {
    const banner = await contentMemo.get("banner", (now) => findBanner(database.kysely, now));
    return banner?.type === "warning" ? banner.title : null;
  } catch (err) {
    log.error({ err }, "the important information could not be read");
    markFailed(services);
    return null;
  }
}
