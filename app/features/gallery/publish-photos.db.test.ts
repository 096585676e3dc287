import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addUser, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, galleryActivity, photoUrl } from "~tests/support/gallery-fixtures";
import { storePictures } from "~tests/support/picture-fixtures";
import { listGallery } from "./gallery.server";
import { IMAGE_LOST } from "./photo";
import { CHANGED_SINCE, IN_TRASH, type NewPhotos, publishPhotos } from "./publish-photos.server";

type Photo = NewPhotos["photos"][number];

function photo(title: string, parts: Partial<Photo> = {}): Photo {
  const words = { description: "", alt: "Le départ", isDecorative: false, isFeatured: false };
  return { id: newId(), url: photoUrl(title || "sans-titre"), title, ...words, ...parts };
}

async function publish(database: Database, batch: Partial<NewPhotos>, lost: string[] = []) {
  const userId = await addUser(database);
  const sent = batch.photos?.map(({ url }) => url).filter((url) => !lost.includes(url));
  await storePictures(database, sent ?? []);
  const answer = await publishPhotos(database, {
    batch: { seriesTitle: "", hasConsent: true, photos: [], ...batch },
    userId,
    now: NOW,
  });
  return { answer, userId };
}

async function titles(database: Database): Promise<string[]> {
  const { images } = await listGallery(database.kysely, { page: 1 });
  return images.map(({ title }) => title);
}

describe("publishPhotos", () => {
  test("puts all of them at the head of the gallery, in the order of the page, by who sent them", async ({
    database,
  }) => {
    await addPhoto(database, { title: "ancienne" });
    const photos = [photo("a"), photo("", { isDecorative: true, alt: "" }), photo("c")];
    const { answer, userId } = await publish(database, { seriesTitle: "La série", photos });
    expect(answer).toEqual({ kind: "published", count: 3 });
    expect(await titles(database)).toEqual(["a", "La série", "c", "ancienne"]);
    const { images } = await listGallery(database.kysely, { page: 1 });
    expect(images[0]?.author).toEqual({ name: "Josiane Lacoste", avatarUrl: null });
    const log = await galleryActivity(database);
    expect(log.map(({ action, user_id }) => [action, user_id])).toEqual(
      photos.map(() => ["published", userId]),
    );
    expect(log.map(({ label }) => label).sort()).toEqual(["La série", "a", "c"]);
  });

  test("sent twice at once, there is one set of photos", async ({ database }) => {
    const photos = [photo("a"), photo("b")];
    const [first, second] = await Promise.all([
      publish(database, { photos }),
      publish(database, { photos }),
    ]);
    expect(first.answer).toEqual(second.answer);
    expect(await titles(database)).toEqual(["a", "b"]);
    expect(await galleryActivity(database)).toHaveLength(2);
  });

  test("sent again with one more, only that one is added", async ({ database }) => {
    const photos = [photo("a"), photo("b")];
    await publish(database, { photos });
    await publish(database, { photos: [...photos, photo("c")] });
    expect((await titles(database)).sort()).toEqual(["a", "b", "c"]);
  });

  test("sent again as it was, its photos stay as others left them", async ({ database }) => {
    const photos = [photo("a"), photo("b")];
    await publish(database, { photos });
    const trash = database.kysely.updateTable("gallery_images");
    await trash.set({ deleted_at: NOW.toISOString() }).where("title", "=", "a").execute();
    const { answer } = await publish(database, { photos });
    expect(answer).toEqual({ kind: "published", count: 2 });
    expect(await titles(database)).toEqual(["b"]);
  });

  test("corrected and sent again, its answer lost, is shown as it was corrected", async ({
    database,
  }) => {
    const [first, second] = [photo("a"), photo("b")];
    await publish(database, { photos: [first, second] });
    const corrected = { ...first, title: "A", alt: "L’arrivée" };
    const { answer } = await publish(database, { photos: [corrected, second] });
    expect(answer).toEqual({ kind: "published", count: 2 });
    const { images } = await listGallery(database.kysely, { page: 1 });
    expect(images.map(({ title, alt }) => [title, alt])).toEqual([
      ["A", "L’arrivée"],
      ["b", "Le départ"],
    ]);
    const log = await galleryActivity(database);
    expect(log.map(({ action, label }) => `${action} ${label}`).sort()).toEqual([
      "published a",
      "published b",
      "updated A",
    ]);
  });

  test("does not write over what somebody changed since, nor what is in the trash, and says which", async ({
    database,
  }) => {
    const [changed, trashed, untouched] = [photo("a"), photo("b"), photo("c")];
    const photos = [changed, trashed, untouched];
    await publish(database, { photos });
    const { kysely } = database;
    const update = (id: string) => kysely.updateTable("gallery_images").where("id", "=", id);
    await update(changed.id).set({ title: "De Josiane", version: 2 }).execute();
    await update(trashed.id).set({ deleted_at: NOW.toISOString() }).execute();
    const { answer } = await publish(database, {
      photos: photos.map((one) => ({ ...one, alt: "L’arrivée" })),
    });
    expect(answer).toEqual({
      kind: "invalid",
      errors: {
        [`photos.${changed.id}.title`]: [CHANGED_SINCE],
        [`photos.${trashed.id}.title`]: [IN_TRASH],
      },
    });
    expect(await titles(database)).toEqual(["De Josiane", "c"]);
  });

  test("writes nothing at all when a file is lost, and says which", async ({ database }) => {
    const lost = photo("b");
    const photos = [photo("a"), lost, photo("c")];
    const { answer } = await publish(database, { photos }, [lost.url]);
    expect(answer).toEqual({
      kind: "invalid",
      errors: { [`photos.${lost.id}.url`]: [IMAGE_LOST] },
    });
    expect(await titles(database)).toEqual([]);
    expect(await galleryActivity(database)).toEqual([]);
  });
});
