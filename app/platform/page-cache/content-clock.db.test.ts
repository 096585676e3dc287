import { sql } from "kysely";
import { afterEach, expect, vi } from "vitest";
import { writeContent } from "~/platform/database/write.server";
import { test } from "~tests/support/database-test";
import { type ContentClock, openContentClock } from "./content-clock.server";

const clocks: ContentClock[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const clock of clocks.splice(0)) await clock.close();
});

async function clockOf(...args: Parameters<typeof openContentClock>): Promise<ContentClock> {
  const clock = await openContentClock(...args);
  clocks.push(clock);
  return clock;
}

test("stands still while nothing is written", async ({ database, testDatabase }) => {
  const file = database.engine === "sqlite" ? testDatabase.location : null;
  const clock = await clockOf(database, file);
  expect(clock.epoch()).toBe(clock.epoch());
  await database.kysely.selectFrom("articles").selectAll().execute();
  const epoch = clock.epoch();
  expect(clock.epoch()).toBe(epoch);
});

test("moves at once with a write of this process", async ({ database, testDatabase }) => {
  const file = database.engine === "sqlite" ? testDatabase.location : null;
  const clock = await clockOf(database, file);
  const before = clock.epoch();
  await writeContent(database, async () => undefined);
  expect(clock.epoch()).not.toBe(before);
});

test("moves with a write of another process or instance", async ({ database, testDatabase }) => {
  const isSqlite = database.engine === "sqlite";
  // The embedded PostgreSQL has one process and one connection: nobody else can write to it.
  if (!isSqlite && !database.pool) return;
  const clock = await clockOf(database, isSqlite ? testDatabase.location : null);
  const before = clock.epoch();
  await writeContent(testDatabase.open(), async () => undefined);
  await vi.waitFor(() => expect(clock.epoch()).not.toBe(before));
});

test("moves when the connection that listens was lost, and listens again", async ({
  database,
  testDatabase,
}) => {
  if (!database.pool) return;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const clock = await clockOf(database, null);
  const other = testDatabase.open();
  const before = clock.epoch();
  const listening = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen content_version'`;
  const { rows } = await listening.execute(other.kysely);
  expect(rows).toHaveLength(1);
  await writeContent(other, async () => undefined);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(clock.epoch()).not.toBe(before);
  });
  vi.useRealTimers();
  const between = clock.epoch();
  await writeContent(other, async () => undefined);
  await vi.waitFor(() => expect(clock.epoch()).not.toBe(between));
});
