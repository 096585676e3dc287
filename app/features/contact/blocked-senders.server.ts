import type { Queryable } from "~/platform/database/database.server";

/** Whether the club no longer takes messages of this address. */
export async function isBlocked(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("blocked_senders")
    .select("email")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
