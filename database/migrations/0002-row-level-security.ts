import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { closeToOtherRoles } from "../row-level-security";

/** Closes every table made so far to other roles; later migrations close their own. */
export function rowLevelSecurity(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  const tables = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = current_schema()
  `.execute(db);
  const names = tables.rows.map(({ tablename }) => tablename);
  await closeToOtherRoles(db, engine, names);
  // A view runs with its owner's rights unless told otherwise, and would show what its table hides.
  await sql`alter view gallery_images_with_author set (security_invoker = true)`.execute(db);
}
