import { findNextPublicationChange } from "~/features/articles/next-publication-change.server";
import { findNextBannerExpiry } from "~/features/banner/banner.server";
import { nextParisMidnight } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";

/**
 * When public pages next change by themselves: a scheduled publication or its end, the banner's
 * expiry, midnight in Paris (README, A page view).
 */
export async function nextPageChange(site: { database: Database; now: Date }): Promise<Date> {
  const { kysely } = site.database;
  const changes = await Promise.all([
    findNextPublicationChange(kysely, site.now),
    findNextBannerExpiry(kysely, site.now),
  ]);
  const times = changes.flatMap((date) => (date ? [date.getTime()] : []));
  return new Date(Math.min(nextParisMidnight(site.now).getTime(), ...times));
}
