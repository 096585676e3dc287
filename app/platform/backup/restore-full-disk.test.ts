import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW } from "~tests/support/services";
import { openSqliteSite } from "~tests/support/site-contents";
import { canMakeDisks, runOnSmallDisk } from "~tests/support/small-disk";
import { makeBackup } from "./make-backup.server";

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

it.runIf(canTry)(
  "a disk that fills up at any moment of a restoration is told, and leaves the site as it was",
  async () => {
    const work = await mkdtemp(join(tmpdir(), "foulee-archive-"));
    const folder = await mkdtemp(join(tmpdir(), "foulee-small-"));
    onTestFinished(async () => {
      await rm(work, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    });
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
  },
);
