import { fullName } from "~/lib/person-name";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { can } from "~/platform/permissions/can";
import type { Role } from "~/platform/permissions/permission";

/** Who asks for a change of accounts, and when. */
export type Asker = { userId: string; now: Date };

/**
 * Whether the asker may still manage accounts at the moment of the change: another administrator
 * may have taken that away since the request was let through.
 */
export async function mayStillManage(
  trx: DatabaseTransaction,
  { userId }: Asker,
): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("role")
    .where("id", "=", userId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined && can(row.role, "accounts");
}

/** An account as rules see it; authors of the demo content have no password, and so no account. */
export type Account = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
};

export async function findAccount(trx: DatabaseTransaction, id: string): Promise<Account | null> {
  const row = await trx
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "users.id")
    .select(["users.id", "users.name", "users.email", "users.role", "users.deactivated_at"])
    .select(["admin_profiles.first_name", "admin_profiles.last_name"])
    .where("users.id", "=", id)
    .where("credentials.password", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  const name = fullName(row.first_name, row.last_name) ?? row.name;
  const { email, role } = row;
  return { id: row.id, name, email, role, isActive: row.deactivated_at === null };
}

/** Whether nobody else could manage accounts any more without this one. */
export async function isLastAdministrator(
  trx: DatabaseTransaction,
  account: Account,
): Promise<boolean> {
  if (!account.isActive || account.role !== "administrator") return false;
  const other = await trx
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select("users.id")
    .where("users.id", "!=", account.id)
    .where("users.role", "=", "administrator")
    .where("users.deactivated_at", "is", null)
    .where("credentials.password", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
