import { sql } from "kysely";
import { afterEach, expect, vi } from "vitest";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { test } from "~tests/support/database-test";
import { type ContentVersion, watchContentVersion } from "./content-version";

const opened: ContentVersion[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const content of opened.splice(0)) await content.close();
});

async function watch(...args: Parameters<typeof watchContentVersion>): Promise<ContentVersion> {
  const content = await watchContentVersion(...args);
  opened.push(content);
  return content;
}

test("stands still while nothing is written", async ({ database, testDatabase }) => {
  const file = database.engine === "sqlite" ? testDatabase.location : null;
  const content = await watch(database, file);
  expect(content.current()).toBe(content.current());
  await database.kysely.selectFrom("articles").selectAll().execute();
  const version = content.current();
  expect(content.current()).toBe(version);
});

test("moves at once with a write of this process", async ({ database, testDatabase }) => {
  const file = database.engine === "sqlite" ? testDatabase.location : null;
  const content = await watch(database, file);
  const before = content.current();
  await transaction(database, contentChanged);
  expect(content.current()).not.toBe(before);
});

test("moves with a write of another process or instance", async ({ database, testDatabase }) => {
  const isSqlite = database.engine === "sqlite";
  // The embedded PostgreSQL has one process and one connection: nobody else can write to it.
  if (!isSqlite && !database.pool) return;
  const content = await watch(database, isSqlite ? testDatabase.location : null);
  const before = content.current();
  await transaction(testDatabase.open(), contentChanged);
  await vi.waitFor(() => expect(content.current()).not.toBe(before));
});

test("moves when the connection that listens was lost, and listens again", async ({
  database,
  testDatabase,
}) => {
  if (!database.pool) return;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const content = await watch(database, null);
  const other = testDatabase.open();
  const before = content.current();
  const listening = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen content_version'`;
  const { rows } = await listening.execute(other.kysely);
  expect(rows).toHaveLength(1);
  await transaction(other, contentChanged);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(content.current()).not.toBe(before);
  });
  vi.useRealTimers();
  const between = content.current();
  await transaction(other, contentChanged);
  await vi.waitFor(() => expect(content.current()).not.toBe(between));
});
