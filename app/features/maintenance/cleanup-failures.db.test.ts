import { describe, expect, vi } from "vitest";
import {
  cleanupSite,
  failingDatabase,
  mediaPaths,
  putDown,
  storeFile,
  unusedFiles,
} from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { pathsToClean, photoUrl } from "~tests/support/gallery-fixtures";
import { failuresInWords } from "./cleanup";
import { runCleanup } from "./cleanup.server";

const BY_SITE = { userId: null };

describe("what goes wrong is said, and can be done again", () => {
  test("the log cannot be read: nothing is deleted", async ({ database }) => {
    const { site } = cleanupSite(database);
    const paths = await unusedFiles(site, 1);
    const broken = failingDatabase(database, "SelectQueryNode", "storage_cleanup_log");
    const report = await runCleanup({ ...site, database: broken }, BY_SITE);
    expect(report).toMatchObject({ deleted: 0, failures: [{ kind: "log-fetch" }] });
    expect(failuresInWords(report)).toEqual([
      "La liste des fichiers à effacer n’a pas pu être lue. Rien n’a été effacé. Réessayez dans un instant.",
    ]);
    expect([...site.storage.files.keys()]).toEqual(paths);
    expect(await mediaPaths(database)).toEqual(paths);
  });

  test("uses cannot be searched: nothing is deleted either", async ({ database }) => {
    const { site } = cleanupSite(database);
    const paths = await unusedFiles(site, 1);
    const broken = failingDatabase(database, "SelectQueryNode", "media_files");
    const report = await runCleanup({ ...site, database: broken }, BY_SITE);
    expect(report.failures).toEqual([{ kind: "log-fetch", files: 0 }]);
    expect([...site.storage.files.keys()]).toEqual(paths);
    expect(await pathsToClean(database)).toEqual(paths);
  });

  test("one file that cannot be deleted does not hold back the nine others of its batch", async ({
    database,
  }) => {
    const { site } = cleanupSite(database);
    const paths = await unusedFiles(site, 15);
    const [stubborn = ""] = paths.slice(4, 5);
    const remove = site.storage.delete.bind(site.storage);
    vi.spyOn(site.storage, "delete").mockImplementation(async (some) => {
      if (some.includes(stubborn)) throw new Error("Operation not permitted");
      await remove(some);
    });
    expect(await runCleanup(site, BY_SITE)).toMatchObject({
      deleted: 14,
      failures: [{ kind: "batch-delete", files: 1 }],
      remaining: 1,
    });
    expect([...site.storage.files.keys()]).toEqual([stubborn]);
    expect(await pathsToClean(database)).toEqual([stubborn]);
  });

  test("a storage that is away for a batch: it stays, the others go, the next run does it", async ({
    database,
  }) => {
    const { site } = cleanupSite(database);
    const paths = await unusedFiles(site, 15);
    const remove = site.storage.delete.bind(site.storage);
    const away = new Set(paths.slice(0, 10));
    const deleting = vi.spyOn(site.storage, "delete").mockImplementation(async (some) => {
      if (some.some((path) => away.has(path))) throw new Error("unavailable");
      await remove(some);
    });
    const report = await runCleanup(site, BY_SITE);
    expect(report).toMatchObject({
      deleted: 5,
      failures: [{ kind: "batch-delete", files: 10 }],
      remaining: 10,
    });
    expect(failuresInWords(report)).toEqual([
      "Le stockage n’a pas pu effacer 10\u00a0fichiers. Ils restent dans la liste et seront repris la prochaine fois.",
    ]);
    expect([...site.storage.files.keys()]).toEqual(paths.slice(0, 10));
    expect(await pathsToClean(database)).toEqual(paths.slice(0, 10));
    deleting.mockRestore();
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 10, failures: [] });
    expect(site.storage.files.size).toBe(0);
  });

  test("the log is not updated: the files are gone, the next run closes the entries", async ({
    database,
  }) => {
    const { site } = cleanupSite(database);
    const paths = await unusedFiles(site, 1);
    // The first update marks the file.
    const broken = failingDatabase(database, "UpdateQueryNode", "storage_cleanup_log", 1);
    const report = await runCleanup({ ...site, database: broken }, BY_SITE);
    expect(report).toMatchObject({
      deleted: 1,
      failures: [{ kind: "log-update", files: 1 }],
      remaining: 1,
    });
    expect(failuresInWords(report)[0]).toMatch(/^La liste n’a pas pu être mise à jour pour un/);
    expect(site.storage.files.size).toBe(0);
    expect(await pathsToClean(database)).toEqual(paths);
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ failures: [], remaining: 0 });
    expect(await pathsToClean(database)).toEqual([]);
  });

  test("an address that cannot be read names nothing, and is told", async ({ database }) => {
    const { site } = cleanupSite(database);
    const odd = ["https://ailleurs.example/x.jpg", "../../etc/passwd", "gallery/%2e%2e/x.jpg", ""];
    for (const path of odd) await putDown(site, path);
    const report = await runCleanup(site, BY_SITE);
    expect(new Set(report.unreadable)).toEqual(new Set(odd));
    expect(failuresInWords(report)).toContain(
      "L’adresse «\u00a0../../etc/passwd\u00a0» ne désigne aucun fichier du site. Il n’y a rien à effacer pour elle\u00a0: elle quitte la liste.",
    );
    expect(await pathsToClean(database)).toEqual([]);
  });

  test("an address of the former site is read as the file it means", async ({ database }) => {
    const { site } = cleanupSite(database);
    const urls = [
      "https://abc.supabase.co/storage/v1/object/public/gallery/a.jpg",
      photoUrl("b"),
      "https://club.example/media/gallery/c.jpg?v=1",
    ];
    for (const url of urls) await putDown(site, url);
    for (const name of "abc") await storeFile(site, `gallery/${name}.jpg`);
    expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 3, unreadable: [] });
    expect(site.storage.files.size).toBe(0);
    expect(await pathsToClean(database)).toEqual([]);
  });
});
