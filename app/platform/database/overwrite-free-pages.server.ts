import { sql } from "kysely";
import type { Database, DatabaseTransaction } from "./database.server";
import { findTrouble } from "./database-reach.server";
import { eraseDeleted } from "./erase-deleted.server";
import { isDiskFailure } from "./statement-failure";

const PAGES_AT_ONCE = 256;

/**
 * Before migration 0014 SQLite's pages were freed as they were: they still hold what was deleted. All are
 * taken for a moment, and given back overwritten (secure_delete). A best effort, in a transaction of its
 * own: a full disk has SQLite take a whole transaction back, and would keep the site from starting.
 */
export async function overwriteFreePages(database: Database): Promise<void> {
  try {
    await database.native.transaction().execute(takeFreePages);
  } catch (error) {
    // Too little room, or another process writes: the pages stay as they were.
    if (findTrouble(error) === null && !isDiskFailure(error)) throw error;
    // The log of writes (WAL) has grown meanwhile, and gives its room back.
    await eraseDeleted(database).catch(() => undefined);
  }
}

async function takeFreePages(trx: DatabaseTransaction): Promise<void> {
  const pages = await readNumber(trx, "freelist_count");
  const pageSize = await readNumber(trx, "page_size");
  if (pages === 0) return;
  await sql`create table free_pages (filling blob)`.execute(trx);
  for (let taken = 0; taken <= pages; taken += PAGES_AT_ONCE) {
    await sql`insert into free_pages values (zeroblob(${PAGES_AT_ONCE * pageSize}))`.execute(trx);
  }
  await sql`drop table free_pages`.execute(trx);
}

async function readNumber(trx: DatabaseTransaction, pragma: string): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(pragma)}`.execute(trx);
  return rows[0]?.[pragma] ?? 0;
}
