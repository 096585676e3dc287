import { type Kysely, sql } from "kysely";
import { BusyError, createLimiter, type Limiter } from "~/platform/work-queues";
import type { Schema } from "~database/schema";
import type { Database, DatabaseTransaction, Queryable } from "./database.server";
import { LOCK_NOT_AVAILABLE } from "./statement-failure";

/** Advisory lock under which everything is written: orders, versions and weights stay exact. */
const WRITE_LOCK = 7_301_001;
/** One writer of a process works and the next stands at the lock; a further one would only take a connection from readers. */
const WRITERS_AT_ONCE = 2;

/** How long PostgreSQL lets a transaction wait for a lock, and be silent before it ends its connection. */
export type Patience = { lockMs: number; idleMs: number };

/** A volunteer waits for the answer; an instance that froze in the middle of a write stops all others for so long. */
export const ONE_WRITE: Patience = { lockMs: 8_000, idleMs: 30_000 };
/** Of a backup, a restoration and migrations, which read and write files between two statements. */
export const LONG_WORK: Patience = { lockMs: 60_000, idleMs: 600_000 };

/** As PostgreSQL itself says that a lock was waited for in vain. */
class WriteLockError extends Error {
  readonly code = LOCK_NOT_AVAILABLE;

  constructor() {
    super("Other writes of this process stand before this one for too long.");
    this.name = "WriteLockError";
  }
}

const turns = new WeakMap<Kysely<Schema>, Limiter>();

/**
 * On PostgreSQL, runs `work` when few enough writers of this process stand before it; `lock` takes the
 * lock of all writes in its transaction. Both waits together last `patience.lockMs` at most: then it
 * rejects with an error of the code 55P03, and nothing was done.
 */
export async function inWriteTurn<T>(
  database: Database,
  patience: Patience,
  work: (lock: (trx: DatabaseTransaction) => Promise<void>) => Promise<T>,
): Promise<T> {
  const limiter = turns.get(database.native) ?? createLimiter(WRITERS_AT_ONCE, Infinity);
  turns.set(database.native, limiter);
  const asked = performance.now();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    const waitedMs = performance.now() - asked;
    return work((trx) => lockWrites(trx, patience, waitedMs));
  };
  return await limiter.run(begin, patience.lockMs).catch((error: unknown) => {
    if (hasBegun || !(error instanceof BusyError)) throw error;
    const refusal = new WriteLockError();
    database.reach.noteFailure(refusal);
    throw refusal;
  });
}

async function lockWrites(
  trx: DatabaseTransaction,
  patience: Patience,
  waitedMs: number,
): Promise<void> {
  // Zero would be without end.
  const lockMs = Math.max(1, Math.round(patience.lockMs - waitedMs));
  await setPatience(trx, { ...patience, lockMs });
  await sql`select pg_advisory_xact_lock(${sql.lit(WRITE_LOCK)})`.execute(trx);
  if (lockMs < patience.lockMs) await setPatience(trx, patience);
}

/** On PostgreSQL, sets the patience of a transaction. */
export async function setPatience(trx: Queryable, { lockMs, idleMs }: Patience): Promise<void> {
  await sql`
    select set_config('lock_timeout', ${`${lockMs}ms`}, true),
      set_config('idle_in_transaction_session_timeout', ${`${idleMs}ms`}, true)
  `.execute(trx);
}

/** On PostgreSQL, runs `work`, which begins its own transactions, on a connection of this patience. */
export async function withPatience<T>(
  { native }: Database,
  { lockMs, idleMs }: Patience,
  work: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return await native.connection().execute(async (db) => {
    await sql`set lock_timeout = ${sql.lit(lockMs)}`.execute(db);
    await sql`set idle_in_transaction_session_timeout = ${sql.lit(idleMs)}`.execute(db);
    try {
      return await work(db);
    } finally {
      // A connection that was lost takes its settings along.
      await sql`reset lock_timeout`.execute(db).catch(() => undefined);
      await sql`reset idle_in_transaction_session_timeout`.execute(db).catch(() => undefined);
    }
  });
}
