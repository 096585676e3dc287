import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FileStream } from "~/platform/storage/storage";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW } from "~tests/support/services";
import { openSqliteSite } from "~tests/support/site-contents";
import { makeBackup } from "./make-backup.server";
import { restoreBackup } from "./restore-backup.server";

const MEGABYTE = 1_048_576;
const BIG = 200 * MEGABYTE;
const CHUNK = new Uint8Array(65_536);
// What a JPEG begins with.
CHUNK.set([0xff, 0xd8, 0xff]);
const PATH = "gallery/big.jpg";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-big-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file that is nowhere: its bytes are made when they are asked for, and counted. */
class EndlessStorage extends MemoryStorage {
  given = 0;
  readonly #onGiven: () => Promise<void>;

  constructor(onGiven: () => Promise<void>) {
    super();
    this.#onGiven = onGiven;
  }

  override async openRead(path: string): Promise<FileStream | null> {
    if (path !== PATH) return null;
    const stream = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          if (this.given === BIG) return controller.close();
          this.given += CHUNK.length;
          await this.#onGiven();
          controller.enqueue(CHUNK);
        },
      },
      { highWaterMark: 0 },
    );
    return { stream, byteSize: BIG, mediaType: "image/jpeg" };
  }
}

/** Takes a file as a slow disk would, and keeps nothing of it. */
class CountingStorage extends MemoryStorage {
  taken = 0;
  widest = 0;

  override async writeStream(_path: string, { stream }: FileStream): Promise<void> {
    for await (const chunk of stream) {
      this.taken += chunk.length;
      this.widest = Math.max(this.widest, chunk.length);
      await new Promise(setImmediate);
    }
  }
}

it("never holds more than a few chunks of what it backs up or restores", async () => {
  const file = join(folder, "big.tar");
  const source = await openSqliteSite();
  const media = { path: PATH, media_type: "image/jpeg", byte_size: BIG, width: 1, height: 1 };
  await source.database.kysely
    .insertInto("media_files")
    .values({ ...media, hash: "0", uploaded_by: null, created_at: TEST_NOW.toISOString() })
    .execute();
  let mostHeld = 0;
  const storage = new EndlessStorage(async () => {
    const written = await stat(`${file}.partiel`);
    mostHeld = Math.max(mostHeld, storage.given - written.size);
  });
  const from = { database: source.database, storage, authSecret: "s", siteVersion: "test" };
  await makeBackup(from, { file, now: TEST_NOW });
  expect(storage.given).toBe(BIG);
  expect(mostHeld, "bytes read and not yet on the disk").toBeLessThan(MEGABYTE);

  const target = await openSqliteSite();
  const taking = new CountingStorage();
  const to = { ...from, database: target.database, storage: taking };
  await restoreBackup(to, {
    file,
    safetyFile: null,
    scratchFolder: folder,
    fillRows: async () => undefined,
    userId: null,
    now: TEST_NOW,
  });
  expect(taking.taken).toBe(BIG);
  expect(taking.widest).toBeLessThanOrEqual(MEGABYTE);
  await source.remove();
  await target.remove();
});
