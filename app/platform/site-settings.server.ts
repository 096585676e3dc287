import type { Queryable } from "~/platform/database/database.server";

/** Begins the key that says that a kind of the club's content has had its first words. */
export const CLUB_MARK = "club-filled-";

/** What a site remembers of itself, one value under each key. */
export async function readSetting(db: Queryable, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("site_settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Queryable, key: string, value: string): Promise<void> {
  await db
    .insertInto("site_settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Writes what is to stay for good: what is there already does. */
export async function writeSettingOnce(db: Queryable, key: string, value: string): Promise<void> {
  await db
    .insertInto("site_settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export async function removeSetting(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom("site_settings").where("key", "=", key).execute();
}
