import type { Services } from "~/platform/services.server";

const KEY = "feed_origin";

type Site = Pick<Services, "database" | "environment">;

/**
 * Notes the first `PUBLIC_URL` of a site, for good: readers and calendars know what they have by
 * identifiers made of it, and would show everything twice if these followed the site to a new address.
 */
export async function noteFeedOrigin({ database, environment }: Site): Promise<void> {
  if (!environment.isPublicUrlSet) return;
  await database.kysely
    .insertInto("site_settings")
    .values({ key: KEY, value: environment.publicUrl })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** The address that the identifiers in feeds and calendars are made of, wherever the site is now. */
export async function findFeedOrigin({ database, environment }: Site): Promise<string> {
  const row = await database.kysely
    .selectFrom("site_settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  return row?.value ?? environment.publicUrl;
}
