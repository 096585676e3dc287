import { describe, expect } from "vitest";
import { newId } from "~/platform/random.server";
import { addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { addPhoto, galleryActivity, pathsToClean, photoUrl } from "~tests/support/gallery-fixtures";
import { listGallery, listSitemapImages } from "./gallery.server";
import { setFeatured, setGalleryImageTrashed } from "./gallery-lifecycle.server";
import { findEditablePhoto } from "./photo-documents.server";

const DAY = 24 * 60;

describe("the trash", () => {
  test("takes a photo off the site and gives it back in its place", async ({ database }) => {
    await addPhoto(database, { title: "c" });
    const id = await addPhoto(database, { title: "b" });
    await addPhoto(database, { title: "a" });
    const userId = await addUser(database);
    const set = (isTrashed: boolean) =>
      setGalleryImageTrashed(database, { id, isTrashed, userId, now: NOW });
    const titles = async () =>
      (await listGallery(database.kysely, { page: 1 })).images.map(({ title }) => title);

    expect(await set(true)).toEqual({ kind: "done", title: "b" });
    expect(await set(true)).toEqual({ kind: "done", title: "b" });
    expect(await titles()).toEqual(["a", "c"]);
    expect(await pathsToClean(database)).toEqual([]);
    expect(await set(false)).toEqual({ kind: "done", title: "b" });
    expect(await titles()).toEqual(["a", "b", "c"]);
    expect((await galleryActivity(database)).map(({ action }) => action).sort()).toEqual([
      "restored",
      "trashed",
    ]);
    const unknown = { id: newId(), isTrashed: true, userId, now: NOW };
    expect(await setGalleryImageTrashed(database, unknown)).toEqual({ kind: "not-found" });
  });

  test("is emptied after 30 days, files and thumbnails noted", async ({ database }) => {
    const now = minutesAfter(NOW, 30 * DAY);
    const old = await addPhoto(database, {
      title: "vieille",
      image_url: photoUrl("vieille"),
      deleted_at: NOW.toISOString(),
    });
    const recent = await addPhoto(database, { deleted_at: minutesAfter(NOW, 1).toISOString() });
    const kept = await addPhoto(database);
    expect(await purgeKind(database, "gallery-image", now)).toBe(1);
    expect(await purgeKind(database, "gallery-image", now)).toBe(0);
    expect(await findEditablePhoto(database.kysely, old)).toBeNull();
    for (const id of [recent, kept]) {
      expect(await findEditablePhoto(database.kysely, id)).not.toBeNull();
    }
    expect(await pathsToClean(database)).toEqual(["gallery/vieille.jpg", "thumbnails/vieille.jpg"]);
    expect(await galleryActivity(database)).toEqual([
      { action: "purged", subject_id: old, label: "vieille", user_id: null },
    ]);
  });

  test("is emptied whole, however much is in it", async ({ database }) => {
    for (let i = 0; i < 53; i += 1) {
      await addPhoto(database, { deleted_at: NOW.toISOString() });
    }
    expect(await purgeKind(database, "gallery-image", minutesAfter(NOW, 31 * DAY))).toBe(53);
  });
});

describe("setFeatured", () => {
  test("puts a photo first and takes it back, over another version", async ({ database }) => {
    const id = await addPhoto(database, { title: "b" });
    await addPhoto(database, { title: "a" });
    const set = (isFeatured: boolean) =>
      setFeatured(database, { id, isFeatured, userId: null, now: NOW });
    expect(await set(true)).toEqual({ kind: "done", title: "b" });
    expect((await listGallery(database.kysely, { page: 1 })).images[0]?.title).toBe("b");
    await set(true);
    expect(await findEditablePhoto(database.kysely, id)).toMatchObject({ version: 2 });
    await set(false);
    expect((await listGallery(database.kysely, { page: 1 })).images[0]?.title).toBe("a");
  });

  test("finds nothing in the trash", async ({ database }) => {
    const id = await addPhoto(database, { deleted_at: NOW.toISOString() });
    const change = { id, isFeatured: true, userId: null, now: NOW };
    expect(await setFeatured(database, change)).toEqual({ kind: "not-found" });
  });
});

test("photos without the agreement of their people stand nowhere that visitors look", async ({
  database,
}) => {
  const hidden = await addPhoto(database, { has_consent: false, is_featured: true });
  const shown = await addPhoto(database);
  const list = await listGallery(database.kysely, { page: 1 });
  expect(list).toMatchObject({ total: 1, images: [{ id: shown }] });
  expect(await listSitemapImages(database.kysely)).toMatchObject([{ id: shown }]);
  expect(await findEditablePhoto(database.kysely, hidden)).not.toBeNull();
});
