import type { Queryable } from "~/platform/database/database.server";

/** Writes the profile that signs a user's articles, whether or not there is one (specification §7: upsert on user_id). */
export async function upsertProfile(
  db: Queryable,
  userId: string,
  profile: { firstName: string; lastName: string; avatarUrl?: string | null },
): Promise<void> {
  const values = { first_name: profile.firstName, last_name: profile.lastName };
  const avatar = profile.avatarUrl === undefined ? {} : { avatar_url: profile.avatarUrl };
  await db
    .insertInto("admin_profiles")
    .values({ user_id: userId, avatar_url: null, ...values, ...avatar })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...values, ...avatar }))
    .execute();
}
