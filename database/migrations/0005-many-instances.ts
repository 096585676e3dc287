import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** What several processes on one database have to agree on: limits, and who does what nobody asked for. */
export function manyInstances(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("points", "integer", (c) => c.notNull())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("background_tasks")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("claimed_until", instant)
    .addColumn("last_done_at", instant)
    .execute();
  await closeToOtherRoles(db, engine, ["rate_limits", "background_tasks"]);
}
