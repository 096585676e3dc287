import { beforeEach, describe, expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import { runClaimed } from "./background-tasks.server";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const START = new Date("2026-03-10T03:00:00.000Z");

let time = START;
const now = () => time;
const hourly = { everyMs: HOUR, now };

beforeEach(() => {
  time = START;
});

function pass(ms: number): void {
  time = new Date(time.getTime() + ms);
}

test("work is done once in its time, whoever asks", async ({ testDatabase }) => {
  const [one, two] = [testDatabase.open(), testDatabase.open()];
  const work = vi.fn(async () => undefined);
  expect(await runClaimed(one, "purge", hourly, work)).toBe(true);
  expect(await runClaimed(two, "purge", hourly, work)).toBe(false);
  expect(await runClaimed(two, "autre", hourly, work)).toBe(true);
  pass(HOUR - 1);
  expect(await runClaimed(two, "purge", hourly, work)).toBe(false);
  pass(1);
  expect(await runClaimed(two, "purge", hourly, work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(3);
});

test("of many instances that ask at once, one does the work", async ({ testDatabase }) => {
  const gate = Promise.withResolvers<void>();
  const work = vi.fn(() => gate.promise);
  const asked = [1, 2, 3, 4].map(() => runClaimed(testDatabase.open(), "purge", hourly, work));
  await vi.waitUntil(() => work.mock.calls.length > 0);
  gate.resolve();
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(work).toHaveBeenCalledOnce();
});

test("work that failed is due again at once, and tells why", async ({ database }) => {
  const failing = async () => {
    throw new Error("the disk is full");
  };
  await expect(runClaimed(database, "backup", hourly, failing)).rejects.toThrow("the disk is full");
  expect(await runClaimed(database, "backup", hourly, async () => undefined)).toBe(true);
});

describe("a claim", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });

  test("is kept while the work lasts, and taken over a minute after its holder died", async ({
    database,
    testDatabase,
  }) => {
    const other = testDatabase.open();
    const gate = Promise.withResolvers<void>();
    const long = runClaimed(database, "backup", hourly, () => gate.promise);
    const begun = await vi.waitUntil(() => claimEnd(database));
    pass(20_000);
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitUntil(async () => (await claimEnd(database)) !== begun);
    pass(50_000);
    expect(await runClaimed(other, "backup", hourly, async () => undefined)).toBe(false);
    pass(10_000);
    expect(await runClaimed(other, "backup", hourly, async () => undefined)).toBe(true);
    gate.resolve();
    expect(await long).toBe(true);
  });

  test("that another took over is told, and what was done late is not written down", async ({
    database,
    testDatabase,
  }) => {
    const gate = Promise.withResolvers<void>();
    let heard: AbortSignal | null = null;
    const paused = runClaimed(database, "backup", hourly, ({ signal }) => {
      heard = signal;
      return gate.promise;
    });
    await vi.waitUntil(() => claimEnd(database));
    pass(2 * MINUTE);
    const later = time;
    const other = testDatabase.open();
    expect(await runClaimed(other, "backup", hourly, async () => undefined)).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitUntil(() => heard?.aborted);
    gate.resolve();
    await paused;
    const task = await taskOf(database);
    expect(task).toMatchObject({ last_done_at: later.toISOString(), claimed_until: null });
  });
});

test("a clock that was ahead for a while does not put work off for as long", async ({
  database,
}) => {
  pass(365 * 24 * HOUR);
  await runClaimed(database, "backup", hourly, async () => undefined);
  time = START;
  expect(await runClaimed(database, "backup", hourly, async () => undefined)).toBe(true);
  expect(await runClaimed(database, "backup", hourly, async () => undefined)).toBe(false);
});

type Fixture = Parameters<typeof runClaimed>[0];

async function taskOf({ kysely }: Fixture) {
  return await kysely.selectFrom("background_tasks").selectAll().executeTakeFirst();
}

async function claimEnd(database: Fixture): Promise<string | null> {
  return (await taskOf(database))?.claimed_until ?? null;
}
