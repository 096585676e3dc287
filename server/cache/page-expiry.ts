import { findNextPublicationChange } from "~/features/articles/next-publication-change.server";
import { findEndingBanner } from "~/features/banner/banner.server";
import { nextParisMidnight } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";

/**
 * When public pages next change by themselves: a scheduled publication or its end, the banner's
 * expiry, midnight in Paris (README, A page view).
 */
export async function nextPageChange(site: { database: Database; now: Date }): Promise<Date> {
  const { kysely } = site.database;
  const [publication, banner] = await Promise.all([
    findNextPublicationChange(kysely, site.now),
    findEndingBanner(kysely, site.now),
  ]);
  const times = [nextParisMidnight(site.now).getTime()];
  if (publication) times.push(publication.getTime());
  if (banner) times.push(Date.parse(banner.expiresAt));
  return new Date(Math.min(...times));
}
