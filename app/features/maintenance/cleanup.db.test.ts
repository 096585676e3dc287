import { describe, expect, vi } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { markLeaving } from "~/platform/storage/cleanup-log.server";
import { addArticle, addUser, imageUrl, NOW } from "~tests/support/article-fixtures";
import {
  cleanupSite,
  daysAfter,
  mediaPaths,
  putDown,
  storeFile,
  unusedFiles,
} from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, pathsToClean, photoUrl } from "~tests/support/gallery-fixtures";
import { runCleanup } from "./cleanup.server";
import { planCleanup } from "./cleanup-plan.server";

const BY_SITE = { userId: null };
const NOTHING = { kept: [], unreadable: [], failures: [], remaining: 0 };
const ID = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";

const activity = (database: Database) =>
  database.kysely.selectFrom("activity_log").select(["action", "user_id", "label"]).execute();

async function addRevision({ kysely }: Database, article_id: string, path: string) {
  const snapshot = JSON.stringify({ document: { content: `/media/${path}` } });
  const created_at = NOW.toISOString();
  await kysely
    .insertInto("article_revisions")
    .values({
      id: newId(),
      article_id,
      version: 1,
      snapshot,
      summary: "",
      created_at,
      author_id: null,
    })
    .execute();
}

describe("a run of the cleanup", () => {
  test("deletes what nothing uses: file, row, copies, and says so", async ({ database }) => {
    const { site, forgotten } = cleanupSite(database);
    const userId = await addUser(database);
    const paths = await unusedFiles(site, 2);
    await storeFile(site, "gallery/autre.jpg");
    expect(await runCleanup(site, { userId })).toEqual({
      ...NOTHING,
      deleted: 2,
      freedBytes: 2000,
    });
    expect([...site.storage.files.keys()]).toEqual(["gallery/autre.jpg"]);
    expect(await mediaPaths(database)).toEqual(["gallery/autre.jpg"]);
    expect(await pathsToClean(database)).toEqual([]);
    expect(forgotten).toEqual(paths);
    expect(await activity(database)).toEqual([
      { action: "files-deleted", user_id: userId, label: "2\u00a0fichiers" },
    ]);
  });

  test("keeps what is used, says by what, and takes it off the list", async ({ database }) => {
    const { site } = cleanupSite(database);
    await addPhoto(database, { image_url: photoUrl("cross"), title: "Le cross" });
    await addArticle(database, {
      title: "Assemblée",
      cover_image_url: imageUrl(ID, "salle"),
      deleted_at: NOW.toISOString(),
    });
    for (const path of ["gallery/cross.jpg", "thumbnails/cross.jpg", `articles/${ID}/salle.jpg`]) {
      await putDown(site, await storeFile(site, path));
    }
    const report = await runCleanup(site, BY_SITE);
    const photo = "la photo de la galerie «\u00a0Le cross\u00a0»";
    expect(new Set(report.kept)).toEqual(
      new Set([
        { path: "gallery/cross.jpg", because: photo },
        { path: "thumbnails/cross.jpg", because: photo },
        {
          path: `articles/${ID}/salle.jpg`,
          because: "l’actualité «\u00a0Assemblée\u00a0», dans la corbeille",
        },
      ]),
    );
    expect(report).toMatchObject({ deleted: 0, failures: [], remaining: 0 });
    expect(site.storage.files.size).toBe(3);
    expect(await mediaPaths(database)).toHaveLength(3);
    expect(await pathsToClean(database)).toEqual([]);
    expect(await activity(database)).toEqual([]);
  });

  test("takes 100 entries, ten files at a time, the oldest first", async ({ database }) => {
    const { site } = cleanupSite(database);
    const paths = await unusedFiles(site, 104);
    const deletion = vi.spyOn(site.storage, "delete");
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 100, remaining: 4 });
    expect(deletion.mock.calls.map(([batch]) => batch.length)).toEqual(Array(10).fill(10));
    expect([...site.storage.files.keys()]).toEqual(paths.slice(100));
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 4, remaining: 0 });
    expect(await runCleanup(site, BY_SITE)).toEqual({ ...NOTHING, deleted: 0, freedBytes: 0 });
  });

  test.for([
    "staged",
    "replaced",
    "removed",
    "Image remplacée ou retirée d’une actualité",
    "of a later version",
    "orphan",
  ])("leaves alone for 28 days what may be taken up again: %s", async (reason, { database }) => {
    const { site } = cleanupSite(database);
    await putDown(site, await storeFile(site, "gallery/photo.jpg"), { reason });
    const elapsed = (days: number) => ({ ...site, now: daysAfter(NOW, days) });
    expect(await runCleanup(elapsed(27.999), BY_SITE)).toMatchObject({ deleted: 0 });
    expect(site.storage.files.size).toBe(1);
    expect(await runCleanup(elapsed(28), BY_SITE)).toMatchObject({ deleted: 1 });
  });

  test.for([
    "purged",
    "demo",
    "Actualité supprimée définitivement",
    "Photo supprimée définitivement",
  ])("does not wait for what is gone for good: %s", async (reason, { database }) => {
    const { site } = cleanupSite(database);
    await putDown(site, await storeFile(site, "gallery/photo.jpg"), { reason });
    expect(await runCleanup({ ...site, now: NOW }, BY_SITE)).toMatchObject({ deleted: 1 });
  });

  test("waits while a record is getting another picture", async ({ database }) => {
    const { site } = cleanupSite(database);
    await putDown(site, await storeFile(site, `partners/${ID}/logo.png`));
    await storeFile(site, `partners/${ID}/attente-3fa9c1d2.png`, { at: site.now });
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 0, remaining: 1 });
    expect(site.storage.files.size).toBe(2);
    const later = { ...site, now: daysAfter(site.now, 1) };
    expect(await runCleanup(later, BY_SITE)).toMatchObject({ deleted: 1, remaining: 0 });
    expect([...site.storage.files.keys()]).toEqual([`partners/${ID}/attente-3fa9c1d2.png`]);
  });

  test("never takes a place that got a new file since it was looked at", async ({ database }) => {
    const { site } = cleanupSite(database);
    await unusedFiles(site, 10);
    const path = await storeFile(site, `partners/${ID}/logo.png`);
    await putDown(site, path, { at: site.now });
    // The rows are forgotten, the first batch is gone: somebody uploads to the place of the second.
    const forgetCopies = async () => {
      if (!(await mediaPaths(database)).includes(path)) await storeFile(site, path);
    };
    expect(await runCleanup({ ...site, forgetCopies }, BY_SITE)).toMatchObject({
      deleted: 10,
      failures: [],
      remaining: 1,
    });
    expect([...site.storage.files.keys()]).toEqual([path]);
  });

  test.for([
    ["a new article", false],
    ["the settled part of the history", true],
  ] as const)(
    "looks again once no form may take a file up: %s",
    async ([, isHistory], { database }) => {
      const { site } = cleanupSite(database);
      const [path = ""] = await unusedFiles(site, 1);
      const owner = await addArticle(database);
      let isUsed = false;
      // Between the first search and the lock that withdraws the files, somebody takes the picture up.
      const begun = vi.spyOn(database.kysely, "transaction").mockImplementationOnce(() => {
        begun.mockRestore();
        const transaction = database.kysely.transaction();
        return new Proxy(transaction, {
          get: (target, name) =>
            name === "execute"
              ? async (work: Parameters<typeof target.execute>[0]) => {
                  isUsed = true;
                  if (isHistory) await addRevision(database, owner, path);
                  else await addArticle(database, { content: `/media/${path}` });
                  return await target.execute(work);
                }
              : Reflect.get(target, name, target),
        });
      });
      const report = await runCleanup(site, BY_SITE);
      expect(isUsed).toBe(true);
      expect(report).toMatchObject({ deleted: 0, kept: [{ path }], failures: [] });
      expect([...site.storage.files.keys()]).toEqual([path]);
      expect(await mediaPaths(database)).toEqual([path]);
    },
  );

  test("a run that was interrupted is decided anew; until then no form takes its files up", async ({
    database,
  }) => {
    const { site } = cleanupSite(database);
    const [unused = "", taken = ""] = await unusedFiles(site, 2);
    await transaction(database, (trx) =>
      markLeaving(
        trx,
        [unused, taken].map((path) => ({ path, logged: path })),
      ),
    );
    const url = `/media/${taken}?v=1200x800-3fa9c1d2`;
    expect(await isStoredImage(database.kysely, url)).toBe(false);
    await addArticle(database, { content: url });
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 1, kept: [{ path: taken }] });
    expect(await isStoredImage(database.kysely, url)).toBe(true);
    expect([...site.storage.files.keys()]).toEqual([taken]);
  });

  test("two at once delete each file once", async ({ database }) => {
    const { site } = cleanupSite(database);
    await unusedFiles(site, 12);
    const reports = await Promise.all([runCleanup(site, BY_SITE), runCleanup(site, BY_SITE)]);
    expect(reports.map((report) => report.deleted)).toEqual([12, 0]);
  });
});

test("the dry run says the same, and changes nothing", async ({ database }) => {
  const { site } = cleanupSite(database);
  await addPhoto(database, { image_url: photoUrl("cross"), title: "Le cross" });
  await unusedFiles(site, 2);
  await putDown(site, await storeFile(site, "gallery/cross.jpg"));
  await putDown(site, "https://ailleurs.example/x.jpg");
  const before = await database.kysely.selectFrom("storage_cleanup_log").selectAll().execute();
  const plan = await planCleanup(database.kysely, site.contentKinds, site.now);
  expect(plan.unused).toEqual([
    expect.objectContaining({ path: "gallery/photo-000.jpg", byteSize: 1000 }),
    expect.objectContaining({
      previewUrl: "/media/gallery/photo-001.jpg?v=1200x800-3fa9c1d2&w=160&f=webp",
    }),
  ]);
  expect(plan.kept.map(({ path, because }) => [path, because])).toEqual([
    ["gallery/cross.jpg", "la photo de la galerie «\u00a0Le cross\u00a0»"],
  ]);
  expect(plan).toMatchObject({ unreadable: ["https://ailleurs.example/x.jpg"], furtherDue: 0 });
  expect(await database.kysely.selectFrom("storage_cleanup_log").selectAll().execute()).toEqual(
    before,
  );
  expect(site.storage.files.size).toBe(3);
  const report = await runCleanup(site, BY_SITE);
  expect(report.deleted).toBe(plan.unused.length);
  expect(report.kept.map((file) => file.path)).toEqual(plan.kept.map((file) => file.path));
});
