import { expect } from "vitest";
import { NOW } from "~tests/support/article-fixtures";
import { cleanupSite, daysAfter, putDown, storeFile } from "~tests/support/cleanup-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, pathsToClean, photoUrl } from "~tests/support/gallery-fixtures";
import { runCleanup } from "./cleanup.server";
import { noteOrphanFiles } from "./orphan-files.server";

const BY_SITE = { userId: null };

test("files that nothing names are found once, watched for 28 days, then deleted", async ({
  database,
}) => {
  const { site } = cleanupSite(database);
  await addPhoto(database, { image_url: photoUrl("cross") });
  for (const path of ["gallery/cross.jpg", "thumbnails/cross.jpg"]) await storeFile(site, path);
  const noRow = await storeFile(site, "gallery/sans-fiche.jpg", { hasRow: false });
  const noUse = await storeFile(site, "gallery/sans-usage.jpg");
  await storeFile(site, "gallery/fraiche.jpg", { at: site.now });
  await putDown(site, await storeFile(site, "gallery/en-attente.jpg"));
  await storeFile(site, "avatars/.tmp", { hasRow: false });
  await storeFile(site, "autre-seau/photo.jpg", { hasRow: false });

  expect(await noteOrphanFiles(site)).toEqual({ seen: 6, found: 2, bytes: 2000 });
  expect(await noteOrphanFiles(site)).toMatchObject({ found: 0 });
  expect(await pathsToClean(database)).toEqual(["gallery/en-attente.jpg", noRow, noUse]);
  expect(await runCleanup(site, BY_SITE)).toMatchObject({ deleted: 1 });
  expect(site.storage.files.has(noRow)).toBe(true);

  const elapsed = (days: number) => ({ ...site, now: daysAfter(site.now, days) });
  expect(await runCleanup(elapsed(27.9), BY_SITE)).toMatchObject({ deleted: 0 });
  await addPhoto(database, { image_url: photoUrl("sans-usage") });
  expect(await runCleanup(elapsed(28), BY_SITE)).toMatchObject({
    deleted: 1,
    kept: [expect.objectContaining({ path: noUse })],
  });
  expect([...site.storage.files.keys()]).toContain(noUse);
  expect([...site.storage.files.keys()]).not.toContain(noRow);
});

test("what came today is looked at again tomorrow", async ({ database }) => {
  const { site } = cleanupSite(database);
  await storeFile(site, "gallery/fraiche.jpg", { at: NOW });
  const at = (days: number) => ({ ...site, now: daysAfter(NOW, days) });
  expect(await noteOrphanFiles(at(0.5))).toMatchObject({ found: 0 });
  expect(await noteOrphanFiles(at(1.5))).toMatchObject({ found: 1 });
});
