import { beforeEach, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { createSharedRateLimits, purgeEndedLimits } from "./rate-limits.server";

const START = new Date("2026-03-10T10:00:00.000Z");
const QUARTER = 15 * 60_000;
const KEY = "lea@club.fr 192.0.2.1";

let time = START;
const now = () => time;

beforeEach(() => {
  time = START;
});

async function use(database: Database, times: number, key = KEY): Promise<boolean[]> {
  const limits = createSharedRateLimits(database, now);
  const outcomes: boolean[] = [];
  for (let i = 0; i < times; i += 1) outcomes.push((await limits.consume("login", key)).ok);
  return outcomes;
}

test("attempts count through whichever instance they come", async ({ testDatabase }) => {
  const [one, two] = [testDatabase.open(), testDatabase.open()];
  expect(await use(one, 3)).toEqual([true, true, true]);
  expect(await use(two, 3)).toEqual([true, true, false]);
  expect(await use(one, 1, "max@club.fr 192.0.2.1")).toEqual([true]);
  const limits = createSharedRateLimits(one, now);
  expect(await limits.consume("login", KEY)).toEqual({ ok: false, retryAfterSeconds: 900 });
  expect(await limits.consume("search", KEY)).toEqual({ ok: true });
});

test("none of many at once is forgotten", async ({ testDatabase, database }) => {
  const instances = database.pool ? [1, 2, 3].map(() => testDatabase.open()) : [database];
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, i) => use(instances[i % instances.length] ?? database, 1)),
  );
  expect(outcomes.flat().filter(Boolean)).toHaveLength(5);
});

test("a limit ends in its time, and when the clock was set back", async ({ database }) => {
  await use(database, 6);
  time = new Date(START.getTime() + QUARTER - 1);
  expect(await use(database, 1)).toEqual([false]);
  time = new Date(START.getTime() + QUARTER);
  expect(await use(database, 6)).toEqual([true, true, true, true, true, false]);
  time = START;
  expect(await use(database, 1)).toEqual([true]);
});

test("an attempt taken back does not count, and a reset forgets them all", async ({ database }) => {
  const limits = createSharedRateLimits(database, now);
  await use(database, 5);
  await limits.refund("login", KEY);
  expect(await use(database, 2)).toEqual([true, false]);
  await limits.reset("login", KEY);
  expect(await use(database, 1)).toEqual([true]);
});

test("an attempt that is refused writes nothing", async ({ database }) => {
  await use(database, 5);
  const rows = () => database.kysely.selectFrom("rate_limits").selectAll().execute();
  const before = await rows();
  const writes = countQueries(database, ({ kind }) => kind !== "SelectQueryNode");
  const limits = createSharedRateLimits(writes.database, now);
  expect(await limits.consume("login", KEY)).toEqual({ ok: false, retryAfterSeconds: 900 });
  expect(await limits.consume("order-pieces", KEY, 81)).toMatchObject({ ok: false });
  expect(writes.count()).toBe(0);
  expect(await rows()).toEqual(before);
  await limits.refund("login", KEY);
  expect(await use(database, 2)).toEqual([true, false]);
});

test("more at once than is left is refused whole, and what is left stays", async ({ database }) => {
  const limits = createSharedRateLimits(database, now);
  expect(await limits.consume("order-pieces", KEY, 70)).toEqual({ ok: true });
  expect(await limits.consume("order-pieces", KEY, 20)).toMatchObject({ ok: false });
  expect(await limits.consume("order-pieces", KEY, 10)).toEqual({ ok: true });
});

test("nothing is given back that was never counted", async ({ database }) => {
  const limits = createSharedRateLimits(database, now);
  await use(database, 1);
  await limits.refund("login", KEY, 3);
  expect(await use(database, 6)).toEqual([true, true, true, true, true, false]);
});

test("the table names nobody, and what has ended leaves it", async ({ database }) => {
  await use(database, 1);
  const rows = () => database.kysely.selectFrom("rate_limits").selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain("club.fr");
  await purgeEndedLimits(database, new Date(START.getTime() + QUARTER - 1));
  expect(await rows()).toHaveLength(1);
  await purgeEndedLimits(database, new Date(START.getTime() + QUARTER));
  expect(await rows()).toEqual([]);
});
