import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";

/** An account as it stood when a login began. */
export type Standing = { userId: string; password: string };

/** How an open account stands; null for one that is deactivated or has no password. */
export async function findStanding(
  db: Queryable,
  by: { email: string } | { userId: string },
): Promise<Standing | null> {
  const row = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select(["users.id as userId", "credentials.password"])
    .where((eb) =>
      "email" in by ? eb("users.email", "=", by.email) : eb("users.id", "=", by.userId),
    )
    .where("users.deactivated_at", "is", null)
    .where("credentials.provider_id", "=", "credential")
    .executeTakeFirst();
  return row?.password ? { userId: row.userId, password: row.password } : null;
}

/**
 * Ends what a login has just opened when the password was changed, or the account deactivated, while
 * the login was being looked at; false then. Under the lock of those changes: they end what was
 * opened before them, and this what was opened after. `token` is the session's; null when only a
 * code is still to come.
 */
export async function keepOpened(
  database: Database,
  standing: Standing,
  token: string | null,
): Promise<boolean> {
  const { userId, password } = standing;
  return await transaction(database, async (trx) => {
    if ((await findStanding(trx, { userId }))?.password === password) return true;
    await (token === null
      ? endPendingLogins(trx, userId)
      : trx.deleteFrom("sessions").where("token", "=", token).execute());
    return false;
  });
}

/** Forgets the logins of an account whose code is still to come. */
export async function endPendingLogins(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx
    .deleteFrom("verifications")
    .where("value", "=", userId)
    .where("identifier", "like", "2fa-%")
    .execute();
}
