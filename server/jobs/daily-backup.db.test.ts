import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect } from "vitest";
import { backupName } from "~/features/maintenance/backup/backup-folder.server";
import { noteLimitedSince } from "~/features/maintenance/backup/backup-limit.server";
import { believeClock, compareClock } from "~/platform/clock-doubt.server";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { doubtClock } from "~tests/support/doubted-clock";
import { TEST_NOW, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { DAILY_BACKUP, OLD_BACKUPS } from "./jobs";
import { createCheck, type JobSite } from "./scheduler";

const HOUR = 3_600_000;
const never = new AbortController().signal;

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

const backUpIfDue = (site: JobSite, stopping: AbortSignal) =>
  createCheck(DAILY_BACKUP, site, stopping)();

test("a backup a day, made by one of several instances, and eleven kept", async ({ database }) => {
  const services = testServices(database);
  const environment = { ...services.environment, dataDir };
  let now = TEST_NOW;
  const site = { ...services, environment, now: () => now };
  const kept = async () => (await readdir(join(dataDir, "sauvegardes"))).toSorted();
  await backUpIfDue(site, never);
  await backUpIfDue(site, never);
  expect(await kept()).toEqual(["foulee-20260310-103000-auto.tar"]);
  for (let hour = 1; hour <= 60 * 24; hour += 1) {
    now = new Date(TEST_NOW.getTime() + hour * HOUR);
    if (hour % 8 === 0) await backUpIfDue(site, never);
    if (hour === 72) expect(await kept()).toHaveLength(4);
  }
  const names = await kept();
  expect(names).toHaveLength(10);
  expect(names.at(-1)).toMatch(/^foulee-202605(08|09)-.*-auto\.tar$/);
  expect(names.filter((name) => !name.endsWith("-auto.tar"))).toEqual([]);
});

test("all are kept while the clock is doubted, and a time to come takes no place of another", async ({
  database,
}) => {
  const services = testServices(database);
  const environment = { ...services.environment, dataDir };
  const DAY = 24 * HOUR;
  let now = TEST_NOW;
  const site = { ...services, environment, now: () => now };
  const kept = async () => (await readdir(join(dataDir, "sauvegardes"))).toSorted();
  const backUpFor = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      await backUpIfDue(site, never);
      now = new Date(now.getTime() + DAY);
    }
  };
  await backUpFor(2);
  now = new Date(TEST_NOW.getTime() + 400 * DAY);
  await compareClock(site);
  await backUpFor(12);
  expect(await kept()).toHaveLength(14);

  now = new Date(TEST_NOW.getTime() + 3 * DAY);
  const userId = await createTestAccount(services, { email: "jo@exemple.fr" });
  await believeClock(site, { userId, now });
  await backUpFor(12);
  const names = await kept();
  expect(names.filter((name) => name.startsWith("foulee-2027"))).toHaveLength(12);
  expect(names.filter((name) => name.startsWith("foulee-202603"))).toHaveLength(8);
});

test("one that is stopped leaves nothing, and is due again", async ({ database }) => {
  const services = testServices(database);
  const environment = { ...services.environment, dataDir };
  const file = { media_type: "image/png", byte_size: 1, width: 1, height: 1, hash: "0" };
  const created_at = TEST_NOW.toISOString();
  await database.kysely
    .insertInto("media_files")
    .values({ path: "gallery/a.png", ...file, uploaded_by: null, created_at })
    .execute();
  const site = { ...services, environment, now: () => TEST_NOW };
  await backUpIfDue(site, AbortSignal.abort(new Error("The site is being stopped.")));
  expect(await readdir(join(dataDir, "sauvegardes"))).toEqual([]);
  await backUpIfDue(site, never);
  expect(await readdir(join(dataDir, "sauvegardes"))).toHaveLength(1);
});

test("an old one goes where none is made each day, not before the clock is believed", async ({
  database,
}) => {
  const services = testServices(database);
  const site = {
    ...services,
    environment: { ...services.environment, backups: false, dataDir },
    now: () => services.now,
  };
  await noteLimitedSince(database.kysely, new Date(TEST_NOW.getTime() - 100 * 24 * HOUR));
  const folder = join(dataDir, "sauvegardes");
  await mkdir(folder);
  const [old, recent] = [91, 10].map((days) =>
    backupName(new Date(TEST_NOW.getTime() - days * 24 * HOUR), "main"),
  );
  for (const name of [old, recent]) await writeFile(join(folder, name ?? ""), "");
  const check = createCheck(OLD_BACKUPS, site, never);
  await doubtClock(services);
  await check();
  expect(await readdir(folder)).toHaveLength(2);
  const userId = await createTestAccount(services, { email: "maelle@exemple.fr" });
  await believeClock(services, { userId, now: services.now });
  await check();
  expect(await readdir(folder)).toEqual([recent]);
});

test("an old one does not go because a clock jumped", async ({ database }) => {
  const services = testServices(database);
  let now = TEST_NOW;
  const site = {
    ...services,
    environment: { ...services.environment, dataDir },
    now: () => now,
  };
  await noteLimitedSince(database.kysely, new Date(TEST_NOW.getTime() - 100 * 24 * HOUR));
  const folder = join(dataDir, "sauvegardes");
  await mkdir(folder);
  const names = [80, 10].map((days) =>
    backupName(new Date(TEST_NOW.getTime() - days * 24 * HOUR), "main"),
  );
  for (const name of names) await writeFile(join(folder, name), "");
  const check = createCheck(OLD_BACKUPS, site, never);
  now = new Date(TEST_NOW.getTime() + 30 * 24 * HOUR);
  await check();
  expect(await readdir(folder)).toHaveLength(2);
  await check();
  expect(await readdir(folder)).toEqual(names.slice(1));
});
