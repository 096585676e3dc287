import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";

/** An open account as it was when a login began. */
export type LoginAccount = { userId: string; password: string };

/** The open account that somebody signs in to; null for one that is deactivated or has no password. */
export async function findLoginAccount(
  db: Queryable,
  by: { email: string } | { userId: string },
): Promise<LoginAccount | null> {
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
 * the login was being looked at; true then. Under the lock of those changes: they end what was
 * opened before them, and this what was opened after. `token` is the session's; null when only a
 * code is still to come.
 */
export async function revokeIfChanged(
  database: Database,
  { userId, password }: LoginAccount,
  token: string | null,
): Promise<boolean> {
  return await transaction(database, async (trx) => {
    if ((await findLoginAccount(trx, { userId }))?.password === password) return false;
    await (token === null
      ? endPendingLogins(trx, userId)
      : trx.deleteFrom("sessions").where("token", "=", token).execute());
    return true;
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
