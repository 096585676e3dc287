import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/**
 * From where an account has signed in, which a limit on its wrong passwords does not lock out; and
 * when a session last gave its password again.
 */
export function loginSafety(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("login_addresses")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("address_hash", "text", (c) => c.notNull())
    .addColumn("used_at", instant, (c) => c.notNull())
    .addPrimaryKeyConstraint("login_addresses_key", ["user_id", "address_hash"])
    .execute();
  await db.schema.alterTable("sessions").addColumn("confirmed_at", instant).execute();
  await closeToOtherRoles(db, engine, ["login_addresses"]);
}
