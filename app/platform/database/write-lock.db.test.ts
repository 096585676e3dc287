import { sql } from "kysely";
import { afterEach, expect, vi } from "vitest";
import { withRowSnapshot } from "~/platform/backup/backup-tables.server";
import { test } from "~tests/support/database-test";
import { whileWritesAreHeld } from "~tests/support/hold-writes";
import type { Database, Queryable } from "./database.server";
import { contentChanged, transaction } from "./transaction.server";
import { LONG_WORK } from "./write-lock.server";

const IMPATIENT = { lockMs: 50, idleMs: 30_000 };
const WRITERS = 12;

afterEach(() => {
  vi.doUnmock("~database/migrations");
  vi.resetModules();
});

async function readPatience(db: Queryable): Promise<unknown> {
  const { rows } = await sql`
    select current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle
  `.execute(db);
  return rows[0];
}

/** How many connections to this database wait for a lock. */
async function countWaiting({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())
  `.execute(kysely);
  return Number(rows[0]?.count);
}

test("a write waits for others, and is silent, for so long only", async ({ database }) => {
  if (database.engine === "sqlite") return;
  const before = await readPatience(database.kysely);
  expect(await transaction(database, readPatience)).toEqual({ lock: "8s", idle: "30s" });
  expect(await readPatience(database.kysely)).toEqual(before);
});

test("what takes minutes has more patience", async ({ database, createDatabase }) => {
  if (database.engine === "sqlite") return;
  const long = { lock: "1min", idle: "10min" };
  expect(await transaction(database, readPatience, LONG_WORK)).toEqual(long);
  expect(await withRowSnapshot(database, readPatience)).toEqual(long);

  const up = vi.fn(readPatience);
  vi.resetModules();
  vi.doMock("~database/migrations", () => ({ migrations: () => ({ "0001": { up } }) }));
  const { migrateToLatest } = await import("./migrate.server");
  const empty = (await createDatabase({ empty: true })).open();
  const before = await readPatience(empty.kysely);
  await migrateToLatest(empty);
  expect(await up.mock.results[0]?.value).toEqual(long);
  expect(await readPatience(empty.kysely)).toEqual(before);
});

test("while another program holds the lock two writers stand at it, and reads go on", async ({
  database,
  testDatabase,
}) => {
  // The embedded PostgreSQL has one connection.
  if (!database.pool) return;
  const { pool } = database;
  const writers = await whileWritesAreHeld(testDatabase, async () => {
    const writing = Array.from({ length: WRITERS }, () => transaction(database, contentChanged));
    await vi.waitUntil(async () => (await countWaiting(database)) > 1);
    const reads = Array.from({ length: WRITERS }, () =>
      database.kysely.selectFrom("site_settings").selectAll().execute(),
    );
    expect(await Promise.all(reads)).toHaveLength(WRITERS);
    expect(await countWaiting(database)).toBe(2);
    expect(pool.waitingCount).toBe(0);
    return writing;
  });
  await Promise.all(writers);
  const { version } = await database.kysely
    .selectFrom("content_version")
    .select("version")
    .executeTakeFirstOrThrow();
  expect(version).toBe(1 + WRITERS);
});

test("writes that wait in vain are refused, at the lock and behind it, and the next goes on", async ({
  database,
  testDatabase,
}) => {
  if (!database.pool) return;
  const started = performance.now();
  const work = vi.fn(async () => undefined);
  const writes = await whileWritesAreHeld(testDatabase, () =>
    Promise.allSettled(
      Array.from({ length: WRITERS }, () => transaction(database, work, IMPATIENT)),
    ),
  );
  expect(writes.map(({ status }) => status)).not.toContain("fulfilled");
  expect(work).not.toHaveBeenCalled();
  expect(database.reach.troubleSince(started)).toBe("held");
  expect(database.reach.isLost()).toBe(false);
  await transaction(database, work);
  expect(work).toHaveBeenCalledOnce();
});

test("an instance that freezes while it writes is ended, and the others write on", async ({
  database,
  testDatabase,
}) => {
  if (!database.pool) return;
  const begun = Promise.withResolvers<void>();
  const thawed = Promise.withResolvers<void>();
  const frozen = transaction(
    testDatabase.open(),
    async (trx) => {
      await contentChanged(trx);
      begun.resolve();
      await thawed.promise;
    },
    { lockMs: 8_000, idleMs: 50 },
  );
  await begun.promise;
  const rejected = expect(frozen).rejects.toThrow();
  const version = await transaction(database, async (trx) => {
    await contentChanged(trx);
    return await trx.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
  });
  expect(version).toEqual({ version: 2 });
  thawed.resolve();
  await rejected;
});
