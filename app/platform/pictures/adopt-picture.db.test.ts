import { join } from "node:path";
import { beforeEach, describe, expect, vi } from "vitest";
import { parseMediaUrl } from "~/lib/media-url";
import type { RecordTarget } from "~/lib/pictures";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { readEnvironment } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import { openLocalStorage } from "~/platform/storage/local-storage.server";
import type { Storage } from "~/platform/storage/storage";
import { bytesOf, plain } from "~tests/fixtures/pictures";
import { addUser } from "~tests/support/article-fixtures";
import { pictureTarget } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { whileWritesAreHeld } from "~tests/support/hold-writes";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { adoptImage } from "./adopt-picture.server";
import { storeImage } from "./stored-pictures.server";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A site on which a volunteer uploads pictures for one coach and saves the form. */
async function openSite(database: Database, storage: Storage = new MemoryStorage()) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const services = testServices(database, { storage, environment });
  const userId = await addUser(database);
  const id = newId();
  const target: RecordTarget = pictureTarget("coach", id);
  const store = async (colour: string, more: { isStaged?: boolean; uploadedBy?: string } = {}) => {
    const stored = await storeImage(services, {
      target,
      source: await bytesOf(plain(60, 60, colour).jpeg()),
      fileName: "photo.jpg",
      quality: "normal",
      isStaged: true,
      uploadedBy: userId,
      now: TEST_NOW,
      ...more,
    });
    return stored.url;
  };
  /** Adopts as a saver does that has `current` stored and saves by `write`. */
  const adopt = <T extends { kind: string }>(
    image: { url: string | null; current?: string | null; target?: RecordTarget },
    write: (url: string | null) => Promise<T>,
  ) => {
    const { current = null, ...asked } = image;
    return adoptImage<T | { kind: "lost" }>(
      { ...services, userId },
      { target, ...asked },
      async (choosePicture) => {
        const chosen = await choosePicture(database.kysely, current);
        return chosen ? write(chosen.url) : { kind: "lost" };
      },
    );
  };
  const bytesAt = async (url: string) =>
    (await storage.read(parseMediaUrl(url)?.path ?? ""))?.body ?? null;
  return { id, userId, store, adopt, bytesAt, place: `coaches/${id}/photo.jpg` };
}

const saved = async (url: string | null) => ({ kind: "saved" as const, url });
/** The address that a form was saved with; fails the test when it was not. */
function addressOf(answer: { kind: string; url?: string | null }): string {
  if (answer.kind !== "saved" || !answer.url) throw new Error(`It answered: ${answer.kind}`);
  return answer.url;
}

const conflict = async () => ({ kind: "conflict" as const });

const pathsOf = async (database: Database) => {
  const rows = await database.kysely.selectFrom("media_files").select("path").execute();
  return rows.map(({ path }) => path).toSorted();
};
const waiting = async (database: Database) => {
  const rows = await database.kysely
    .selectFrom("storage_cleanup_log")
    .select(["file_path", "reason"])
    .where("processed", "=", false)
    .execute();
  return rows;
};

describe("a staged upload", () => {
  test("waits beside the place of its record, put down for cleanup", async ({ database }) => {
    const { id, store, bytesAt, place } = await openSite(database);
    const shown = await store("#ff0000", { isStaged: false });
    const before = await bytesAt(shown);
    const staged = await store("#00ff00");
    const path = parseMediaUrl(staged)?.path ?? "";
    expect(path).toMatch(new RegExp(`^coaches/${id}/attente-[0-9a-f]{8}\\.jpg$`));
    expect(await bytesAt(shown)).toEqual(before);
    expect(await pathsOf(database)).toEqual([path, place].toSorted());
    expect(await waiting(database)).toEqual([{ file_path: path, reason: "staged" }]);
  });
});

describe("adoptImage", () => {
  const storages: [string, () => Storage][] = [
    ["memory", () => new MemoryStorage()],
    ["a folder", () => openLocalStorage(join(folder, "files"))],
  ];

  for (const [name, open] of storages) {
    test(`moves the picture to its place when the form is saved (${name})`, async ({
      database,
    }) => {
      const { store, adopt, bytesAt, place } = await openSite(database, open());
      const staged = await store("#00ff00");
      const picture = await bytesAt(staged);
      const url = addressOf(await adopt({ url: staged }, saved));
      expect(parseMediaUrl(url)?.path).toBe(place);
      expect(await bytesAt(url)).toEqual(picture);
      expect(await bytesAt(staged)).toBeNull();
      expect(await pathsOf(database)).toEqual([place]);
      expect(await waiting(database)).toEqual([]);
    });

    test(`puts everything back when the form is not saved (${name})`, async ({ database }) => {
      const { store, adopt, bytesAt } = await openSite(database, open());
      const current = await store("#ff0000", { isStaged: false });
      const staged = await store("#00ff00");
      const before = { shown: await bytesAt(current), rows: await rowsOf(database) };
      const failing = () => Promise.reject(new Error("the row failed"));
      expect(await adopt({ url: staged, current }, conflict)).toEqual({ kind: "conflict" });
      await expect(adopt({ url: staged, current }, failing)).rejects.toThrow("the row failed");
      expect({ shown: await bytesAt(current), rows: await rowsOf(database) }).toEqual(before);
      expect(await waiting(database)).toHaveLength(1);
      expect(await adopt({ url: staged, current }, saved)).toMatchObject({ kind: "saved" });
    });

    test(`puts everything back while another instance holds all writes (${name})`, async ({
      database,
      testDatabase,
    }) => {
      // On SQLite nothing at all is written meanwhile, and the embedded PostgreSQL has one connection.
      if (!database.pool) return;
      const { store, adopt, bytesAt } = await openSite(database, open());
      const current = await store("#ff0000", { isStaged: false });
      const staged = await store("#00ff00");
      const before = { shown: await bytesAt(current), rows: await rowsOf(database) };
      const inVain = vi.fn(() => Promise.reject(new Error("waited in vain")));
      const [refused] = await whileWritesAreHeld(testDatabase, async () => {
        const saving = expect(adopt({ url: staged, current }, inVain)).rejects.toThrow("in vain");
        await vi.waitUntil(() => inVain.mock.calls.length > 0);
        await vi.waitFor(async () =>
          expect({ shown: await bytesAt(current), rows: await rowsOf(database) }).toEqual(before),
        );
        return [saving];
      });
      await refused;
    });

    test(`leaves no picture where there was none (${name})`, async ({ database }) => {
      const { store, adopt, bytesAt } = await openSite(database, open());
      const staged = await store("#00ff00");
      let address = "";
      await adopt({ url: staged }, async (url) => {
        address = url ?? "";
        return conflict();
      });
      expect(await bytesAt(address)).toBeNull();
      expect(await pathsOf(database)).toEqual([parseMediaUrl(staged)?.path]);
    });
  }

  test("what is put back counts as a change of the content, for who looked meanwhile", async ({
    database,
  }) => {
    const { store, adopt } = await openSite(database);
    const current = await store("#ff0000", { isStaged: false });
    const staged = await store("#00ff00");
    const before = await readContentVersion(database);
    await adopt({ url: staged, current }, conflict);
    expect(await readContentVersion(database)).not.toBe(before);
  });

  test("says what failed, and shows what it showed, when the disk is full", async ({
    database,
  }) => {
    const storage = new MemoryStorage();
    const { store, adopt, bytesAt, place } = await openSite(database, storage);
    const current = await store("#ff0000", { isStaged: false });
    const staged = await store("#00ff00");
    const before = await bytesAt(current);
    const write = vi.spyOn(storage, "write").mockRejectedValueOnce(new Error("full"));
    await expect(adopt({ url: staged, current }, saved)).rejects.toThrow("full");
    write.mockRestore();
    expect(await bytesAt(current)).toEqual(before);
    expect(parseMediaUrl(current)?.path).toBe(place);
  });

  test("is done even when the staged file cannot be cleared", async ({ database }) => {
    const storage = new MemoryStorage();
    const { store, adopt, bytesAt } = await openSite(database, storage);
    const staged = await store("#00ff00");
    vi.spyOn(storage, "delete").mockRejectedValueOnce(new Error("unavailable"));
    expect(await adopt({ url: staged }, saved)).toMatchObject({ kind: "saved" });
    expect(await bytesAt(staged)).not.toBeNull();
    expect(await waiting(database)).toHaveLength(1);
  });

  test("hands on no picture, and the stored one, untouched", async ({ database }) => {
    const { store, adopt } = await openSite(database);
    const current = await store("#ff0000", { isStaged: false });
    expect(await adopt({ url: null, current }, saved)).toEqual({ kind: "saved", url: null });
    expect(await adopt({ url: current, current }, saved)).toEqual({ kind: "saved", url: current });
  });

  test("adopts once what is sent twice, one after the other or at once", async ({ database }) => {
    const { store, adopt, bytesAt } = await openSite(database);
    const staged = await store("#00ff00");
    const picture = await bytesAt(staged);
    const answers = await Promise.all([
      adopt({ url: staged }, saved),
      adopt({ url: staged }, saved),
    ]);
    expect(answers[0]).toMatchObject({ kind: "saved" });
    expect(answers[1]).toEqual(answers[0]);
    expect(await adopt({ url: staged }, saved)).toEqual(answers[0]);
    expect(await bytesAt(addressOf(answers[0]))).toEqual(picture);
  });

  test("of two forms saved at once, the one that is saved keeps its picture", async ({
    database,
  }) => {
    const { store, adopt, bytesAt } = await openSite(database);
    const current = await store("#ff0000", { isStaged: false });
    const [green, blue] = [await store("#00ff00"), await store("#0000ff")];
    const picture = await bytesAt(green);
    const [won, lost] = await Promise.all([
      adopt({ url: green, current }, saved),
      adopt({ url: blue, current }, conflict),
    ]);
    expect(lost).toEqual({ kind: "conflict" });
    const url = addressOf(won);
    expect(await bytesAt(url)).toEqual(picture);
    const row = (await rowsOf(database)).find(({ path }) => path === parseMediaUrl(url)?.path);
    expect(row?.hash.startsWith(parseMediaUrl(url)?.hash ?? "?")).toBe(true);
  });

  test("refuses what is not this record's own picture", async ({ database }) => {
    const { store, adopt } = await openSite(database);
    const staged = await store("#00ff00");
    const write = vi.fn(saved);
    const other: RecordTarget = pictureTarget("coach", newId());
    const attempts = [
      { url: staged, target: other },
      { url: await store("#0000ff", { uploadedBy: await addUser(database, "Karim") }) },
      { url: "https://ailleurs.example/photo.jpg" },
      { url: staged.replace("coaches", "board-members") },
      { url: staged.replace(/-[0-9a-f]{8}$/, "-00000000") },
      { url: staged.replace(/attente-[0-9a-f]{8}/, "attente-00000000") },
      { url: `/media/coaches/${other.id}/photo.jpg?v=60x60-00000000` },
    ];
    for (const attempt of attempts) {
      expect(await adopt(attempt, write), attempt.url).toEqual({ kind: "lost" });
    }
    expect(write).not.toHaveBeenCalled();
  });

  test("says so when the staged file was swept", async ({ database }) => {
    const storage = new MemoryStorage();
    const { store, adopt } = await openSite(database, storage);
    const staged = await store("#00ff00");
    await storage.delete([parseMediaUrl(staged)?.path ?? ""]);
    expect(await adopt({ url: staged }, saved)).toEqual({ kind: "lost" });
  });

  test("leaves it to the version to tell an older picture of the record", async ({ database }) => {
    const { store, adopt } = await openSite(database);
    const first = await store("#ff0000", { isStaged: false });
    const current = await store("#00ff00", { isStaged: false });
    expect(await adopt({ url: first, current }, saved)).toEqual({ kind: "saved", url: current });
    expect(await adopt({ url: first }, saved)).toEqual({ kind: "lost" });
    // Taken away by somebody else, its file not swept yet: it can be chosen again.
    expect(await adopt({ url: current }, saved)).toEqual({ kind: "saved", url: current });
  });
});

function rowsOf(database: Database) {
  return database.kysely.selectFrom("media_files").selectAll().orderBy("path").execute();
}
