import { type Kysely, sql } from "kysely";
import type { Schema } from "~database/schema";
import type { Database, DatabaseTransaction } from "./database.server";

/** Advisory lock under which all content is written: orders, versions and weights stay exact. */
const CONTENT_LOCK = 7_301_001;

type Listener = (version: number) => void;
const listeners = new WeakMap<Kysely<Schema>, Set<Listener>>();

/**
 * Runs a content write: one transaction, one at a time over all instances, in which the content
 * version is bumped, so that every cached page made before it is stale. Rolled back whole when
 * `work` throws; local listeners hear of the new version after the commit.
 */
export async function writeContent<T>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  const { result, version } = await writeUnseen(database, async (trx) => {
    const result = await work(trx);
    return { result, version: await bumpContentVersion(trx, database) };
  });
  for (const listener of listeners.get(database.native) ?? []) listener(version);
  return result;
}

/**
 * As `writeContent` for what no visitor sees (a draft that saves itself): cached pages stay good,
 * so that somebody typing does not make every page of the site be rendered again.
 */
export async function writeUnseen<T>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  return await database.kysely.transaction().execute(async (trx) => {
    // SQLite's transactions are exclusive writers already (begin immediate).
    if (database.engine === "postgres") {
      await sql`select pg_advisory_xact_lock(${sql.lit(CONTENT_LOCK)})`.execute(trx);
    }
    return await work(trx);
  });
}

async function bumpContentVersion(trx: DatabaseTransaction, database: Database): Promise<number> {
  const { version } = await trx
    .updateTable("content_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  if (database.engine === "postgres") {
    await sql`select pg_notify('content_version', ${String(version)})`.execute(trx);
  }
  return version;
}

/** Reads the content version that the database holds now. */
export async function readContentVersion(database: Pick<Database, "kysely">): Promise<number> {
  const row = await database.kysely
    .selectFrom("content_version")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Calls `listener` after each content write of this process; returns how to stop. */
export function onContentWrite(database: Database, listener: Listener): () => void {
  const all = listeners.get(database.native) ?? new Set();
  listeners.set(database.native, all.add(listener));
  return () => all.delete(listener);
}
