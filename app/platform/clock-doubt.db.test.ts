import { beforeEach, describe, expect, vi } from "vitest";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { findLastDone, findLatestDone, runClaimed } from "./background-tasks.server";
import {
  believeClock,
  checkDoubtedClock,
  compareClock,
  findClockDoubt,
  readDoubtedClock,
} from "./clock-doubt.server";
import type { Database } from "./database/database.server";
import { createLog } from "./log.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = new Date("2026-03-10T10:30:00.000Z");
const WRONG_MS = 400 * DAY;

let time = START;
const now = () => time;

beforeEach(() => {
  time = START;
});

function siteOf(database: Database) {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line).msg) });
  return { database, log, now, lines };
}

/** The clock says something else from now on. */
function setClock(ms: number): void {
  time = new Date(START.getTime() + ms);
}

/** Stands for any job that only adds; starts compare the clock with its last run. */
async function work(database: Database, name = "daily-backup"): Promise<void> {
  const run = { everyMs: HOUR, now };
  await runClaimed(database, name, run, async () => undefined);
}

/** The site runs for so long; two of three checks could not be made. */
async function run(database: Database, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30 * MINUTE) {
    time = new Date(time.getTime() + 30 * MINUTE);
    await checkDoubtedClock(siteOf(database), true);
  }
}

async function isDoubted({ kysely }: Database): Promise<boolean> {
  return (await findClockDoubt(kysely)) !== null;
}

async function steadyMs({ kysely }: Database): Promise<number | undefined> {
  return (await findClockDoubt(kysely))?.steadyMs;
}

async function sayItIsRight(database: Database): Promise<boolean> {
  const userId = await createTestAccount(testServices(database), { email: "a@exemple.fr" });
  return await believeClock(siteOf(database), { userId, now: time });
}

describe("a start", () => {
  test("believes the clock of a site that has never worked", async ({ database }) => {
    setClock(WRONG_MS);
    await compareClock(siteOf(database));
    expect(await isDoubted(database)).toBe(false);
  });

  test.for([
    [35 * DAY, false],
    [35 * DAY + 1, true],
    [-DAY, false],
    [-DAY - 1, true],
  ] as const)(
    "doubts a clock that is %d ms from the last work: %s",
    async ([ms, expected], { database }) => {
      await work(database, "purges");
      setClock(-10 * DAY);
      await work(database, "storage-cleanup");
      setClock(ms);
      const site = siteOf(database);
      await compareClock(site);
      expect(await isDoubted(database)).toBe(expected);
      expect(site.lines).toEqual(
        expected ? ["The clock is doubted: what deletes by age waits."] : [],
      );
    },
  );

  test("shares the doubt with every instance, and keeps it over restarts", async ({
    database,
    testDatabase,
  }) => {
    await work(database);
    setClock(WRONG_MS);
    await compareClock(siteOf(database));
    const other = testDatabase.open();
    expect(await isDoubted(other)).toBe(true);
    await work(other);
    await compareClock(siteOf(other));
    expect(await readDoubtedClock(database.kysely, time)).toEqual({
      saidAt: time.toISOString(),
      workedAt: START.toISOString(),
      now: time.toISOString(),
      daysLeft: 7,
    });
  });
});

describe("a doubt ends", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });

  test("when somebody says that the clock is right, also for a start right after", async ({
    database,
  }) => {
    await work(database);
    setClock(60 * DAY);
    await compareClock(siteOf(database));
    expect(await sayItIsRight(database)).toBe(true);
    await compareClock(siteOf(database));
    expect(await isDoubted(database)).toBe(false);
    const acts = database.kysely.selectFrom("activity_log").select("action");
    expect(await acts.where("action", "=", "clock-believed").execute()).toHaveLength(1);
    expect(await believeClock(siteOf(database), { userId: "", now: time })).toBe(false);
  });

  test("after seven days of running, whatever restarts and stops there are in between", async ({
    database,
  }) => {
    await work(database);
    setClock(60 * DAY);
    await compareClock(siteOf(database));
    await run(database, 5 * DAY);
    time = new Date(time.getTime() + 20 * DAY);
    await compareClock(siteOf(database));
    await run(database, 2 * DAY);
    time = new Date(time.getTime() + 30 * MINUTE);
    expect(await isDoubted(database)).toBe(true);
    expect(await readDoubtedClock(database.kysely, time)).toMatchObject({ daysLeft: 1 });
    const site = siteOf(database);
    await checkDoubtedClock(site, true);
    expect(await isDoubted(database)).toBe(false);
    expect(site.lines).toEqual(["The clock has gone steadily for seven days: it is believed."]);
  });

  test("no sooner where two instances look", async ({ database, testDatabase }) => {
    const other = testDatabase.open();
    await work(database);
    setClock(60 * DAY);
    await compareClock(siteOf(database));
    for (let hours = 0; hours < 3; hours += 1) {
      await run(database, HOUR);
      await checkDoubtedClock(siteOf(other), true);
    }
    expect(await steadyMs(database)).toBe(3 * HOUR);
  });

  test("later when it has jumped meanwhile: the time begins anew", async ({ database }) => {
    await work(database);
    setClock(60 * DAY);
    await compareClock(siteOf(database));
    await run(database, 6 * HOUR);
    time = new Date(time.getTime() + 2 * HOUR);
    await checkDoubtedClock(siteOf(database), false);
    expect(await steadyMs(database)).toBe(0);
    await run(database, HOUR);
    expect(await steadyMs(database)).toBe(HOUR);
  });
});

describe("a clock that was put right", () => {
  /** A start by a wrong clock, jobs that went on, then a start by the right one. */
  async function startTwice(database: Database): Promise<void> {
    await work(database, "purges");
    setClock(WRONG_MS);
    await compareClock(siteOf(database));
    await work(database, "daily-backup");
    setClock(2 * HOUR);
    await compareClock(siteOf(database));
  }

  test("is doubted once more, then believed for good by a word", async ({ database }) => {
    await startTwice(database);
    expect(await findClockDoubt(database.kysely)).toMatchObject({
      saidAt: time.toISOString(),
      workedAt: new Date(START.getTime() + WRONG_MS).toISOString(),
    });
    await sayItIsRight(database);
    expect(await findLastDone(database, "daily-backup")).toBeNull();
    expect(await findLastDone(database, "purges")).toEqual(START);
    expect(await findLatestDone(database.kysely)).toEqual(time);
    await compareClock(siteOf(database));
    expect(await isDoubted(database)).toBe(false);
  });

  test("loses nothing of its time when it is started again and again", async ({ database }) => {
    await startTwice(database);
    for (let day = 1; day <= 3; day += 1) {
      await run(database, HOUR);
      await compareClock(siteOf(database));
      expect(await steadyMs(database)).toBe(day * HOUR);
    }
  });

  test("begins its time when it is put right while the site runs", async ({ database }) => {
    await work(database);
    setClock(-WRONG_MS);
    await compareClock(siteOf(database));
    setClock(HOUR);
    await checkDoubtedClock(siteOf(database), false);
    await run(database, HOUR);
    await compareClock(siteOf(database));
    expect(await steadyMs(database)).toBe(HOUR);
  });
});
