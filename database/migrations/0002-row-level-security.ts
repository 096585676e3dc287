import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";

/**
 * On PostgreSQL every table refuses other roles (no policy at all), so that the public API of a
 * hosted database exposes nothing. The owner, who the site connects as, is not subject to it.
 */
export function rowLevelSecurity(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  const tables = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = current_schema()
  `.execute(db);
  for (const { tablename } of tables.rows) {
    await sql`alter table ${sql.table(tablename)} enable row level security`.execute(db);
  }
  // A view runs with its owner's rights unless told otherwise, and would show what its table hides.
  await sql`alter view gallery_images_with_author set (security_invoker = true)`.execute(db);
}
