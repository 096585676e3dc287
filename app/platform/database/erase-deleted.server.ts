import { sql } from "kysely";
import type { Database } from "./database.server";

/**
 * Takes what was deleted out of SQLite's log of writes (WAL), where it can be read until later writes
 * come over it; the file itself holds it no more (`secure_delete`). Left for another time when another
 * process reads just then. PostgreSQL clears its own in its time.
 */
export async function eraseDeleted({ engine, kysely }: Database): Promise<void> {
  if (engine !== "sqlite") return;
  await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
}
