import { EventEmitter } from "node:events";
import type pg from "pg";
import { beforeEach, expect, vi } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { createDatabaseReach } from "~/platform/database/database-reach.server";
import { test } from "~tests/support/database-test";
import { watchContentVersion } from "./content-version";

const POLL_MS = 5_000;

class FakeClient extends EventEmitter {
  readonly query = vi.fn(async () => undefined);
  readonly release = vi.fn();
}

/** A pool whose first connection comes at once, and each further one when the test says so. */
function fakePool() {
  const clients: FakeClient[] = [];
  const waiting: (() => void)[] = [];
  const connect = vi.fn(async () => {
    if (connect.mock.calls.length > 1) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const client = new FakeClient();
    clients.push(client);
    return client;
  });
  return { connect, clients, letIn: () => waiting.shift()?.() };
}

async function openClock(database: Database) {
  const pool = fakePool();
  const reach = createDatabaseReach({ canBeLost: true });
  const watched = { ...database, reach, pool: pool as unknown as pg.Pool };
  const content = await watchContentVersion(watched, null);
  const loseConnection = () => pool.clients[0]?.emit("error", new Error("lost"));
  return { content, pool, reach, loseConnection };
}

const releases = (clients: FakeClient[]) => clients.map(({ release }) => release.mock.calls.length);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

test("slow connections do not pile up, and a late error of a lost one leaves the next alone", async ({
  database,
}) => {
  const { content, pool, loseConnection } = await openClock(database);
  loseConnection();
  expect(releases(pool.clients)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(pool.connect).toHaveBeenCalledTimes(2);
  for (let i = 0; i < 5; i += 1) await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(pool.connect).toHaveBeenCalledTimes(2);
  pool.letIn();
  await vi.waitFor(() =>
    expect(pool.clients[1]?.query).toHaveBeenCalledWith("listen content_version"),
  );
  loseConnection();
  expect(releases(pool.clients)).toEqual([1, 0]);
  await content.close();
  expect(releases(pool.clients)).toEqual([1, 1]);
});

test("nothing is held when closed while connecting", async ({ database }) => {
  const { content, pool, loseConnection } = await openClock(database);
  loseConnection();
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(pool.connect).toHaveBeenCalledTimes(2);
  await content.close();
  pool.letIn();
  await vi.waitFor(() => expect(releases(pool.clients)).toEqual([1, 1]));
  expect(pool.clients[1]?.query).not.toHaveBeenCalled();
  for (let i = 0; i < 3; i += 1) await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(pool.connect).toHaveBeenCalledTimes(2);
});

test("a database that says nothing at all is away", async ({ database }) => {
  const { content, pool, reach, loseConnection } = await openClock(database);
  loseConnection();
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect([pool.connect.mock.calls.length, reach.isLost()]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(reach.isLost()).toBe(true);
  await content.close();
  pool.letIn();
});

test("a database that was lost is asked at once whether it is back, not at the next poll", async ({
  database,
}) => {
  const { content, pool, reach, loseConnection } = await openClock(database);
  loseConnection();
  reach.noteFailure(Object.assign(new Error("gone"), { code: "ECONNRESET" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(pool.connect).toHaveBeenCalledTimes(2);
  pool.letIn();
  await vi.waitFor(() =>
    expect(pool.clients[1]?.query).toHaveBeenCalledWith("listen content_version"),
  );
  await content.close();
});
