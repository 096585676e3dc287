import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { addPhoto, galleryActivity, pathsToClean, photoUrl } from "~tests/support/gallery-fixtures";
import { listGallery, listSitemapImages } from "../gallery.server";
import { findEditablePhoto } from "../photo-documents.server";
import { PHOTO_ACTS } from "./photo-acts.server";

const DAY = 24 * 60;

type Sent = { id: string; userId: string };

/** The message of an act; fails the test where there is none of that intent. */
async function act(database: Database, intent: string, { id, userId }: Sent): Promise<string> {
  const run = PHOTO_ACTS[intent];
  if (!run) throw new Error(`No act of photos is called ${intent}.`);
  return (await run(database, { id, userId, now: NOW, sent: { intent, id } })).message;
}

const GONE = "Cette photo n’est plus dans la galerie. Actualisez la page.";

describe("the trash", () => {
  test("takes a photo off the site and gives it back in its place", async ({ database }) => {
    await addPhoto(database, { title: "c" });
    const id = await addPhoto(database, { title: "b" });
    await addPhoto(database, { title: "a" });
    const userId = await addUser(database);
    const set = (isTrashed: boolean) =>
      act(database, isTrashed ? "trash" : "restore", { id, userId });
    const titles = async () =>
      (await listGallery(database.kysely, { page: 1 })).images.map(({ title }) => title);

    expect(await set(true)).toBe("«\u00a0b\u00a0» est dans la corbeille.");
    expect(await set(true)).toBe("«\u00a0b\u00a0» est dans la corbeille.");
    expect(await titles()).toEqual(["a", "c"]);
    expect(await pathsToClean(database)).toEqual([]);
    expect(await set(false)).toBe("«\u00a0b\u00a0» a retrouvé sa place.");
    expect(await titles()).toEqual(["a", "b", "c"]);
    expect((await galleryActivity(database)).map(({ action }) => action).sort()).toEqual([
      "restored",
      "trashed",
    ]);
    expect(await act(database, "trash", { id: newId(), userId })).toBe(GONE);
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

describe("«À la une»", () => {
  test("puts a photo first and takes it back, over another version", async ({ database }) => {
    const id = await addPhoto(database, { title: "b" });
    await addPhoto(database, { title: "a" });
    const userId = await addUser(database);
    const set = (isFeatured: boolean) =>
      act(database, isFeatured ? "feature" : "unfeature", { id, userId });
    expect(await set(true)).toBe("«\u00a0b\u00a0» est à la une de la galerie.");
    expect((await listGallery(database.kysely, { page: 1 })).images[0]?.title).toBe("b");
    await set(true);
    expect(await findEditablePhoto(database.kysely, id)).toMatchObject({ version: 2 });
    await set(false);
    expect((await listGallery(database.kysely, { page: 1 })).images[0]?.title).toBe("a");
  });

  test("finds nothing in the trash", async ({ database }) => {
    const id = await addPhoto(database, { deleted_at: NOW.toISOString() });
    const userId = await addUser(database);
    expect(await act(database, "feature", { id, userId })).toBe(GONE);
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
