import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";

/**
 * On PostgreSQL a table refuses other roles (row level security without any policy), so that the
 * public API of a hosted database exposes nothing. The owner, who the site connects as, is not subject to it.
 */
export async function closeToOtherRoles(
  db: Kysely<unknown>,
  engine: Engine,
  tables: readonly string[],
): Promise<void> {
  if (engine === "sqlite") return;
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  }
}
