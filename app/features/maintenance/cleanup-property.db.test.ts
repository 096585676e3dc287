import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import {
  cleanupSite,
  daysAfter,
  mediaPaths,
  putDown,
  storeFile,
} from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { fc, runs } from "~tests/support/properties";
import { runCleanup } from "./cleanup.server";
import { noteOrphanFiles } from "./orphan-files.server";

const ID = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";
const PATHS = Array.from({ length: 8 }, (_, i) => [
  `gallery/g-${i}.jpg`,
  `articles/${ID}/a-${i}.webp`,
]).flat();
const address = (path: string) => `/media/${path}?v=1200x800-3fa9c1d2`;

/** Each way in which the site comes to use a file. */
const USES = {
  cover: (db: Database, url: string) => addArticle(db, { cover_image_url: url }),
  draft: (db: Database, url: string) =>
    addArticle(db, { status: "draft", content: `<img src="${url}">` }),
  trashed: (db: Database, url: string) =>
    addArticle(db, { content: `<img src="${url}">`, deleted_at: NOW.toISOString() }),
  workingCopy: (db: Database, url: string) =>
    addArticle(db, { working_copy: JSON.stringify({ images: [{ url }] }) }),
  photo: (db: Database, url: string) => addPhoto(db, { image_url: url }),
  revision: async (db: Database, url: string) => {
    const article_id = await addArticle(db);
    await db.kysely
      .insertInto("article_revisions")
      .values({
        id: newId(),
        article_id,
        version: 1,
        snapshot: JSON.stringify({ document: { content: `<img src="${url}">` } }),
        summary: "",
        created_at: NOW.toISOString(),
        author_id: null,
      })
      .execute();
  },
} as const;
type Use = keyof typeof USES;

const isUse = (name: string): name is Use => Object.hasOwn(USES, name);
const useNames = Object.keys(USES).filter(isUse);

const path = fc.constantFrom(...PATHS);
const story = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant("put-down" as const),
      path,
      reason: fc.constantFrom("purged", "staged", "orphan"),
    }),
    fc.record({ act: fc.constant("use" as const), path, use: fc.constantFrom(...useNames) }),
    fc.record({ act: fc.constant("run" as const), days: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ act: fc.constant("search" as const), days: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ act: fc.constant("failing run" as const), days: fc.integer({ min: 0, max: 40 }) }),
  ),
  { minLength: 4, maxLength: 14 },
);

async function emptyTables({ kysely }: Database): Promise<void> {
  for (const table of [
    "articles",
    "gallery_images",
    "media_files",
    "storage_cleanup_log",
  ] as const) {
    await kysely.deleteFrom(table).execute();
  }
}

test("whatever happens, a file in use is there with its row; at last, what is put down is gone", async ({
  database,
}) => {
  await fc.assert(
    fc.asyncProperty(story, async (acts) => {
      await emptyTables(database);
      const { site } = cleanupSite(database);
      for (const one of PATHS) await storeFile(site, one);
      const used = new Set<string>();
      let now = NOW;
      for (const act of acts) {
        if (act.act === "put-down") await putDown(site, act.path, { ...act, at: now });
        if (act.act === "use") {
          // No form takes up a picture that is gone.
          if (!(await mediaPaths(database)).includes(act.path)) continue;
          await USES[act.use](database, address(act.path));
          used.add(act.path);
        }
        if ("days" in act) {
          now = daysAfter(now, act.days);
          const storage = act.act === "failing run" ? failing(site.storage) : site.storage;
          if (act.act === "search") await noteOrphanFiles({ ...site, now });
          else await runCleanup({ ...site, storage, now }, { userId: null });
        }
        const rows = await mediaPaths(database);
        for (const one of used) {
          expect(site.storage.files.has(one), one).toBe(true);
          expect(rows.includes(one)).toBe(true);
        }
      }
      await noteOrphanFiles({ ...site, now: daysAfter(now, 2) });
      await runCleanup({ ...site, now: daysAfter(now, 60) }, { userId: null });
      expect(new Set(site.storage.files.keys())).toEqual(used);
    }),
    runs(25),
  );
});

/** Deletes the first file of a batch, then fails. */
function failing<T extends { delete(paths: readonly string[]): Promise<void> }>(storage: T): T {
  return new Proxy(storage, {
    get: (target, name) =>
      name === "delete"
        ? async (paths: readonly string[]) => {
            await target.delete(paths.slice(0, 1));
            throw new Error("unavailable");
          }
        : Reflect.get(target, name, target),
  });
}
