import { sql } from "kysely";
import { afterEach, expect, vi } from "vitest";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { test } from "~tests/support/database-test";
import { type ContentVersion, watchContentVersion } from "./content-version";

const clocks: ContentVersion[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const clock of clocks.splice(0)) await clock.close();
});

async function clockOf(...args: Parameters<typeof watchContentVersion>): Promise<ContentVersion> {
  const clock = await watchContentVersion(...args);
  clocks.push(clock);
  return clock;
}

test("stands still while nothing is written", async ({ database, testDatabase }) => {
  const file = database.engine === "sqlite" ? testDatabase.location : null;
  const clock = await clockOf(database, file);
  expect(clock.current()).toBe(clock.current());
  await database.kysely.selectFrom("articles").selectAll().execute();
  const epoch = clock.current();
  expect(clock.current()).toBe(epoch);
});

test("moves at once with a write of this process", async ({ database, testDatabase }) => {
  const file = database.engine === "sqlite" ? testDatabase.location : null;
  const clock = await clockOf(database, file);
  const before = clock.current();
  await transaction(database, contentChanged);
  expect(clock.current()).not.toBe(before);
});

test("moves with a write of another process or instance", async ({ database, testDatabase }) => {
  const isSqlite = database.engine === "sqlite";
  // The embedded PostgreSQL has one process and one connection: nobody else can write to it.
  if (!isSqlite && !database.pool) return;
  const clock = await clockOf(database, isSqlite ? testDatabase.location : null);
  const before = clock.current();
  await transaction(testDatabase.open(), contentChanged);
  await vi.waitFor(() => expect(clock.current()).not.toBe(before));
});

test("moves when the connection that listens was lost, and listens again", async ({
  database,
  testDatabase,
}) => {
  if (!database.pool) return;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const clock = await clockOf(database, null);
  const other = testDatabase.open();
  const before = clock.current();
  const listening = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen content_version'`;
  const { rows } = await listening.execute(other.kysely);
  expect(rows).toHaveLength(1);
  await transaction(other, contentChanged);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(clock.current()).not.toBe(before);
  });
  vi.useRealTimers();
  const between = clock.current();
  await transaction(other, contentChanged);
  await vi.waitFor(() => expect(clock.current()).not.toBe(between));
});
