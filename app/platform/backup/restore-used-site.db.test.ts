import { readdir } from "node:fs/promises";
import { describe, expect, onTestFinished } from "vitest";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import { onContentChange, readContentVersion } from "~/platform/database/transaction.server";
import { sha256 } from "~/platform/random.server";
import { openLocalStorage } from "~/platform/storage/local-storage.server";
import type { Storage } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { minutesAfter } from "~tests/support/article-fixtures";
import {
  fillSite,
  logoBytes,
  openBackupFolder,
  otherDatabase,
  siteOn,
  withoutRestoration,
  writeOnce,
} from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { doubtClock } from "~tests/support/doubted-clock";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW, testServices } from "~tests/support/services";
import { readSiteContents } from "~tests/support/site-contents";

const backups = openBackupFolder();

describe("a site that is used", () => {
  test("is not replaced unless it is said", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    await fillSite(source, backups.path());
    await backups.backUp(source);
    const site = siteOn(database, new MemoryStorage());
    await writeOnce(site, 1);
    const before = await readSiteContents(site);
    await expect(backups.restore(site)).rejects.toMatchObject({ problem: "used" });
    expect(await readSiteContents(site)).toEqual(before);
  });

  test("keeps its own doubt about the clock, or none, whatever the archive says", async ({
    database,
  }) => {
    const source = await otherDatabase();
    const other = siteOn(source, new MemoryStorage());
    await fillSite(other, backups.path());
    await backups.backUp(other, "trusted.tar");
    await doubtClock(testServices(source));
    await backups.backUp(other, "doubted.tar");
    const site = siteOn(database, new MemoryStorage());
    const restore = async (name: string) => {
      await backups.restore(site, { name, safety: `before-${name}` });
      return await findClockDoubt(database.kysely);
    };
    expect(await restore("doubted.tar")).toBeNull();
    await doubtClock(testServices(database, { now: minutesAfter(TEST_NOW, 1) }));
    const doubt = await findClockDoubt(database.kysely);
    expect(doubt).not.toBeNull();
    expect(await restore("trusted.tar")).toEqual(doubt);
  });

  test("is saved first, to its last write, and can be brought back", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    const userId = await fillSite(source, backups.path());
    await writeOnce(source, 6);
    await backups.backUp(source);
    const storage = new MemoryStorage();
    const site = siteOn(database, storage);
    for (const count of [1, 2, 3]) await writeOnce(site, count);
    const writeStream = storage.writeStream.bind(storage);
    let isLate = false;
    // The restoration is under way: somebody still writes.
    storage.writeStream = async (path, file) => {
      if (!isLate) {
        isLate = true;
        await writeOnce(site, 4);
      }
      await writeStream(path, file);
    };
    const heard: number[] = [];
    onTestFinished(onContentChange(database, (version) => heard.push(version)));
    const version = await readContentVersion(database);
    const { isReplaced } = await backups.restore(site, { safety: "before.tar", userId });
    expect(isReplaced).toBe(true);
    expect(await readContentVersion(database)).toBe(version + 2);
    expect(heard).toContain(version + 2);
    const restored = withoutRestoration(await readSiteContents(site));
    const wanted = await readSiteContents(source);
    expect(restored.rows).toEqual(wanted.rows);
    // What nobody names any more stays: nothing is deleted.
    expect(restored.files).toMatchObject(wanted.files);
    expect(restored.files).toHaveProperty(["partners/p4/logo.png"]);
    const told = await database.kysely
      .selectFrom("activity_log")
      .select("user_id")
      .where("action", "=", "backup-restored")
      .execute();
    expect(told).toEqual([{ user_id: userId }]);

    const again = siteOn(await otherDatabase(), new MemoryStorage());
    await backups.restore(again, { name: "before.tar" });
    const settings = await again.database.kysely
      .selectFrom("site_settings")
      .select("key")
      .orderBy("key")
      .execute();
    expect(settings.map((row) => row.key)).toEqual([
      "count",
      "partner 1",
      "partner 2",
      "partner 3",
      "partner 4",
    ]);
    const { files } = await readSiteContents(again);
    expect(files["partners/same/logo.png"]).toBe(sha256(logoBytes(3)));
    expect(await readdir(backups.path())).not.toContain("before.tar.partiel");
  });

  test("stays as it was when the storage fails midway", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    for (const count of [1, 2, 3]) await writeOnce(source, count);
    await backups.backUp(source);
    const storage = openLocalStorage(backups.path("files"));
    const site = siteOn(database, storage);
    for (const count of [6, 7]) await writeOnce(site, count);
    const before = await readSiteContents(site);
    const failing: Storage = Object.create(storage, {
      openRead: { value: (path: string) => storage.openRead(path) },
      writeStream: { value: () => Promise.reject(new StorageError("unavailable", "cut")) },
    });
    const broken = { ...site, storage: failing };
    await expect(backups.restore(broken, { safety: "before.tar" })).rejects.toMatchObject({
      problem: "unreachable",
    });
    expect(await readSiteContents(site)).toEqual(before);
    expect(await readdir(backups.path())).not.toContain("before.tar.partiel");
  });
});
