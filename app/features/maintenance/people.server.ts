import { fullName } from "~/lib/person-name";
import type { Queryable } from "~/platform/database/database.server";

/** The names of accounts, deactivated ones included; an account without a name goes by its address. */
export async function listNames(
  db: Queryable,
  userIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "users.id")
    .select(["users.id", "users.email", "first_name", "last_name"])
    .where("users.id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => {
      return [row.id, fullName(row.first_name, row.last_name) ?? row.email];
    }),
  );
}
