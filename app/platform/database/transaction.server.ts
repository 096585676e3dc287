import { type Kysely, sql } from "kysely";
import type { Schema } from "~database/schema";
import type { Database, DatabaseTransaction } from "./database.server";
import { inWriteTurn, ONE_WRITE, type Patience } from "./write-lock.server";

type Listener = (version: number) => void;
const listeners = new WeakMap<Kysely<Schema>, Set<Listener>>();
/** The content versions that open transactions have made. */
const madeVersions = new WeakMap<DatabaseTransaction, number>();

/**
 * Runs `work` in one transaction, one at a time over all instances. Rolled back whole when `work`
 * throws, and when others hold the database for too long: five seconds on SQLite, `patience` on
 * PostgreSQL. A change of what visitors see calls `contentChanged` in it.
 */
export async function transaction<T>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<T>,
  patience: Patience = ONE_WRITE,
): Promise<T> {
  let version: number | undefined;
  const write = async (trx: DatabaseTransaction) => {
    const result = await work(trx);
    version = madeVersions.get(trx);
    return result;
  };
  const result = await (database.engine === "postgres"
    ? writeOnPostgres(database, write, patience)
    : // SQLite's transactions are exclusive writers already (begin immediate).
      database.kysely.transaction().execute(write));
  if (version !== undefined) {
    for (const listener of listeners.get(database.native) ?? []) listener(version);
  }
  return result;
}

async function writeOnPostgres<T>(
  database: Database,
  write: (trx: DatabaseTransaction) => Promise<T>,
  patience: Patience,
): Promise<T> {
  return await inWriteTurn(database, patience, (lock) =>
    database.kysely.transaction().execute(async (trx) => {
      await lock(trx);
      const result = await write(trx);
      const version = madeVersions.get(trx);
      if (version !== undefined) {
        await sql`select pg_notify('content_version', ${String(version)})`.execute(trx);
      }
      return result;
    }),
  );
}

/** Makes every page stale that was made before this transaction is committed. */
export async function contentChanged(trx: DatabaseTransaction): Promise<void> {
  if (madeVersions.has(trx)) return;
  const { version } = await trx
    .updateTable("content_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  madeVersions.set(trx, version);
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

/** Calls `listener` after each change of the content by this process; returns how to stop. */
export function onContentChange(database: Database, listener: Listener): () => void {
  const all = listeners.get(database.native) ?? new Set();
  listeners.set(database.native, all.add(listener));
  return () => all.delete(listener);
}
