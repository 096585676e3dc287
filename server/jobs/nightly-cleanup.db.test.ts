import { Cron } from "croner";
import { beforeEach, expect, it, vi } from "vitest";
import { cleanupSite, putDown, storeFile } from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { pathsToClean } from "~tests/support/gallery-fixtures";
import { testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { cleanUpAtNight, STORAGE_CLEANUP } from "./jobs";

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

it.each([
  ["2026-07-14T23:59:00.000Z", "2026-07-15T00:00:00.000Z"],
  ["2026-07-15T02:51:00.000Z", "2026-07-16T00:00:00.000Z"],
  ["2026-01-15T00:59:00.000Z", "2026-01-15T01:00:00.000Z"],
  ["2026-01-15T03:45:00.000Z", "2026-01-15T03:50:00.000Z"],
])("the first look in the night of Paris after %s is at %s", (after, at) => {
  const cron = new Cron(STORAGE_CLEANUP.pattern, { paused: true, timezone: "Europe/Paris" });
  expect(cron.nextRun(after)?.toISOString()).toBe(at);
});

test("the night takes everything that is due, however much, then looks for orphans", async ({
  database,
}) => {
  const { site } = cleanupSite(database);
  const { environment } = testServices(database);
  for (let index = 0; index < 103; index += 1) {
    await putDown(site, await storeFile(site, `gallery/photo-${index}.jpg`));
  }
  const orphan = await storeFile(site, "gallery/oubliee.jpg");
  const night = { ...site, environment: { ...environment, dataDir } };
  await cleanUpAtNight(night, new AbortController().signal);
  expect([...site.storage.files.keys()]).toEqual([orphan]);
  expect(await pathsToClean(database)).toEqual([orphan]);
});

test("a night that fails is told, so that it is tried again", async ({ database }) => {
  const { site } = cleanupSite(database);
  const { environment } = testServices(database);
  const path = await storeFile(site, "gallery/photo.jpg");
  await putDown(site, path);
  const night = { ...site, environment: { ...environment, dataDir } };
  // With its batch, and then alone.
  vi.spyOn(site.storage, "delete")
    .mockRejectedValueOnce(new Error("unavailable"))
    .mockRejectedValueOnce(new Error("unavailable"));
  const run = () => cleanUpAtNight(night, new AbortController().signal);
  await expect(run()).rejects.toThrow("batch-delete");
  expect(await pathsToClean(database)).toEqual([path]);
  await run();
  expect(site.storage.files.size).toBe(0);
});
