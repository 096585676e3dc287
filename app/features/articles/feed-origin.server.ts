import type { Queryable } from "~/platform/database/database.server";
import type { Services } from "~/platform/services.server";
import { readSetting, writeSettingOnce } from "~/platform/site-settings.server";

const KEY = "feed_origin";

type Site = Pick<Services, "database" | "environment">;

/**
 * Notes the first `PUBLIC_URL` of a site, for good: readers and calendars know what they have by
 * identifiers made of it, and would show everything twice if these followed the site to a new address.
 */
export async function noteFeedOrigin(
  db: Queryable,
  { isPublicUrlSet, publicUrl }: Site["environment"],
): Promise<void> {
  if (isPublicUrlSet) await writeSettingOnce(db, KEY, publicUrl);
}

/** The address that the identifiers in feeds and calendars are made of, wherever the site is now. */
export async function findFeedOrigin({ database, environment }: Site): Promise<string> {
  return (await readSetting(database.kysely, KEY)) ?? environment.publicUrl;
}
