import { beforeEach, expect, vi } from "vitest";
import { believeClock } from "~/platform/clock-doubt.server";
import type { Database } from "~/platform/database/database.server";
import { createLog } from "~/platform/log.server";
import { createTestAccount } from "~tests/support/accounts";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { doubtClock } from "~tests/support/doubted-clock";
import { TEST_NOW, testServices } from "~tests/support/services";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { counts, view } from "~tests/support/visit-beacons";
import { jobsOf, PURGES, VISITOR_DIGESTS, VISITS } from "./jobs";
import { createCheck, startJobs, watchClock } from "./scheduler";

const DAY = 24 * 60;
const never = new AbortController().signal;

let time = NOW;
let elapsed = 0;
const now = () => time;

beforeEach(() => {
  time = NOW;
  elapsed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => elapsed);
});

/** The clock goes on as time does. */
function pass(minutes: number): void {
  time = minutesAfter(time, minutes);
  elapsed += minutes * 60_000;
}

test("the trash is emptied after its time by one of two instances, not because a clock jumped", async ({
  database,
  testDatabase,
}) => {
  const deleted_at = minutesAfter(NOW, -29 * DAY).toISOString();
  await addArticle(database, { deleted_at });
  const instances = [database, testDatabase.open()].map((of) =>
    createCheck(PURGES, { ...testServices(of), now }, never),
  );
  const check = () => Promise.all(instances.map((instance) => instance()));
  const left = async () =>
    (await database.kysely.selectFrom("articles").select("id").execute()).length;
  await check();
  expect(await left()).toBe(1);

  time = minutesAfter(time, 365 * DAY);
  await check();
  time = minutesAfter(time, -365 * DAY);
  await check();
  expect(await left()).toBe(1);

  pass(2 * DAY);
  await check();
  expect(await left()).toBe(0);
});

test("what deletes by age waits while the clock is doubted, and nothing else", async ({
  database,
}) => {
  const site = { ...testServices(database), now };
  const jobs = jobsOf(site).map((job) => ({ ...job, run: vi.fn(async () => undefined) }));
  const checkAll = async () => {
    for (const job of jobs) await createCheck(job, site, never)();
    return jobs.filter(({ run }) => run.mock.calls.length === 0).map(({ name }) => name);
  };
  await doubtClock(testServices(database, { now: NOW }));
  const byAge = ["purges", "storage-cleanup", "old-backups"];
  expect(await checkAll()).toEqual(byAge);
  const userId = await createTestAccount(testServices(database), { email: "jo@exemple.fr" });
  await believeClock(testServices(database), { userId, now: NOW });
  expect(await checkAll()).toEqual([]);
});

test("orders are forgotten after ten years, who withdrew from one after five", async ({
  database,
}) => {
  const [variantId = ""] = (await addProduct(database)).variantIds;
  const placed = (years: number) =>
    placeTestOrder(database, {
      lines: [{ variantId }],
      now: minutesAfter(NOW, -years * 366 * DAY),
    });
  await placed(10);
  const { id, number } = await placed(6);
  const withdrawal = { id, order_id: id, order_number: number, summary: "", refund_cents: 1_850 };
  const declared_at = minutesAfter(NOW, -5 * 366 * DAY).toISOString();
  const who = { name: "Zoé Durand", email: "zoe@exemple.fr", declared_at };
  await database.kysely
    .insertInto("withdrawals")
    .values({ ...withdrawal, ...who })
    .execute();
  await createCheck(PURGES, { ...testServices(database), now }, never)();
  const { kysely } = database;
  expect(await kysely.selectFrom("orders").select("id").execute()).toEqual([{ id }]);
  expect(await kysely.selectFrom("withdrawals").select(["order_id", "name"]).execute()).toEqual([
    { order_id: id, name: "" },
  ]);
});

test("a clock is believed again once it has been steady", () => {
  const isSteady = watchClock(now);
  const check = (wallMinutes: number, minutes: number) => {
    time = minutesAfter(time, wallMinutes);
    elapsed += minutes * 60_000;
    return isSteady();
  };
  expect(check(10, 10)).toBe(true);
  expect(check(30 * DAY, 10)).toBe(false);
  expect(check(10, 10)).toBe(true);
  expect(check(-30 * DAY, 10)).toBe(false);
  expect(check(9, 10)).toBe(true);
});

test("what was noted is written when the site stops, and ended days are forgotten", async ({
  database,
}) => {
  const salts = [
    { day: "2026-03-09", salt: "of yesterday" },
    { day: "2026-03-10", salt: "of today" },
  ];
  await database.kysely.insertInto("visit_salts").values(salts).execute();
  const stop = startJobs({ ...testServices(database), now: () => TEST_NOW }, [
    VISITS,
    VISITOR_DIGESTS,
  ]);
  await view(database);
  expect(await counts(database, "all")).toEqual([]);
  await stop();
  expect(await counts(database, "all")).toEqual(["2026-03-10  1 1 1"]);
  expect(await database.kysely.selectFrom("visit_salts").selectAll().execute()).toEqual([salts[1]]);
});

test("what cannot be written waits, and stops nothing", async ({ database }) => {
  const write = (of: Database) =>
    startJobs({ ...testServices(of), now: () => TEST_NOW }, [VISITS])();
  await view(database);
  const reach = { ...database.reach, isLost: () => true };
  await write({ ...database, reach });
  expect(await counts(database, "all")).toEqual([]);
  await write(database);
  expect(await counts(database, "all")).toEqual(["2026-03-10  1 1 1"]);
});

test("a job that fails is told and stops nothing else", async ({ database }) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const done = vi.fn(async () => undefined);
  const failing = { name: "a", pattern: "0 0 0 1 1 *", alsoAt: ["start"] as const };
  const fail = () => Promise.reject(new Error("no"));
  const site = { ...testServices(database), log, now };
  const stop = startJobs(site, [
    { ...failing, run: fail },
    { ...failing, name: "b", run: done },
  ]);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await stop();
  expect(done).toHaveBeenCalledOnce();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { job: "a", msg: "A job failed.", err: { message: "no" } },
  ]);
});
