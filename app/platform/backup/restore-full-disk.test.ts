import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Storage } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW } from "~tests/support/services";
import { openSqliteSite } from "~tests/support/site-contents";
import { canMakeDisks, runOnSmallDisk } from "~tests/support/small-disk";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { makeBackup } from "./make-backup.server";
import { restoreBackup } from "./restore-backup.server";

const canTry = await canMakeDisks();

/** Rows that take more room than the database has, and ten pictures. */
async function makeArchive(file: string): Promise<void> {
  const { database, remove } = await openSqliteSite();
  onTestFinished(remove);
  const storage = new MemoryStorage();
  const bytes = new Uint8Array(60_000).fill(5);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  for (let n = 0; n < 10; n += 1) {
    const path = `partners/p${n}/logo.png`;
    await storage.write(path, { body: bytes, mediaType: "image/png" });
    const row = { path, media_type: "image/png", byte_size: bytes.length, width: 1, height: 1 };
    await database.kysely
      .insertInto("media_files")
      .values({ ...row, hash: "0", uploaded_by: null, created_at: TEST_NOW.toISOString() })
      .execute();
    await database.kysely
      .insertInto("site_settings")
      .values({ key: `row ${n}`, value: "x".repeat(300_000) })
      .execute();
  }
  const site = { database, storage, authSecret: "s".repeat(40), siteVersion: "test" };
  await makeBackup(site, { file, now: TEST_NOW });
}

it("no room in the storage or the database is told, and leaves the site as it was", async () => {
  const work = temporaryFolder();
  const file = join(work, "a.tar");
  await makeArchive(file);
  const { database, remove } = await openSqliteSite();
  onTestFinished(remove);
  const storage = new MemoryStorage();
  const plan = {
    file,
    safetyFile: join(work, "avant.tar"),
    scratchFolder: join(work, "cache"),
    fillRows: async () => undefined,
    userId: null,
    now: TEST_NOW,
  };
  const restore = (to: Storage) =>
    restoreBackup({ database, storage: to, authSecret: "s".repeat(40), siteVersion: "test" }, plan);
  const full: Storage = Object.create(storage, {
    writeStream: { value: () => Promise.reject(new StorageError("full", "no room")) },
  });
  await expect(restore(full)).rejects.toMatchObject({ problem: "no-room" });
  await sql`pragma max_page_count = 100`.execute(database.kysely);
  await expect(restore(storage)).rejects.toMatchObject({ problem: "no-room" });
  expect(storage.files.size).toBe(0);
  expect(await database.kysely.selectFrom("site_settings").selectAll().execute()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(database.kysely);
  await restore(storage);
  expect(storage.files.size).toBe(10);
});

async function restoreOnFullDisk(): Promise<void> {
  const work = temporaryFolder();
  const folder = temporaryFolder();
  const archive = join(work, "a.tar");
  await makeArchive(archive);
  const said = await runOnSmallDisk("full-disk-restore-process.ts", {
    folder,
    size: "20m",
    args: [archive],
  });
  const { tries, last } = JSON.parse(said);
  const asBefore = { rows: ["here"], files: ["partners/here/logo.png"], copies: [] };
  for (const { said: problem, ...left } of tries) {
    expect(["no-room", "disk"]).toContain(problem);
    expect(left).toEqual(asBefore);
  }
  expect(tries.length).toBeGreaterThan(5);
  expect(last).toBe("restored");
}

if (canTry) {
  it(
    "a disk that fills up at any moment of a restoration is told, and leaves the site as it was",
    restoreOnFullDisk,
  );
}
