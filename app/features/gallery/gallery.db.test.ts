import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { findGalleryImage, listGallery } from "./gallery.server";

async function change(database: Database, id: string, columns: Record<string, unknown>) {
  await database.kysely.updateTable("gallery_images").set(columns).where("id", "=", id).execute();
}

async function titles(database: Database, page = 1, pageSize?: number): Promise<string[]> {
  const list = await listGallery(database.kysely, { page, pageSize });
  return list.images.map(({ title }) => title);
}

describe("listGallery", () => {
  test("is one empty page when there is nothing", async ({ database }) => {
    expect(await listGallery(database.kysely, { page: 1 })).toEqual({
      images: [],
      total: 0,
      pageCount: 1,
    });
  });

  test("puts featured photos first, then the highest order, then the newest", async ({
    database,
  }) => {
    const first = await addPhoto(database, { title: "première" });
    await addPhoto(database, { title: "à la une", is_featured: true });
    const last = await addPhoto(database, { title: "dernière" });
    expect(await titles(database)).toEqual(["à la une", "dernière", "première"]);
    await change(database, first, { display_order: 9 });
    await change(database, last, {
      display_order: 9,
      created_at: minutesAfter(NOW, -1).toISOString(),
    });
    expect(await titles(database)).toEqual(["à la une", "première", "dernière"]);
  });

  test("pages, and says how many pages there are", async ({ database }) => {
    for (const title of ["c", "b", "a"]) await addPhoto(database, { title });
    expect(await titles(database, 1, 2)).toEqual(["a", "b"]);
    expect(await titles(database, 2, 2)).toEqual(["c"]);
    const beyond = await listGallery(database.kysely, { page: 999_999, pageSize: 2 });
    expect(beyond).toEqual({ images: [], total: 3, pageCount: 2 });
  });

  test("leaves the trash out and gives what a page shows", async ({ database }) => {
    const authorId = await addUser(database);
    await change(database, await addPhoto(database), { deleted_at: NOW.toISOString() });
    const id = await addPhoto(database, {
      author_id: authorId,
      is_featured: true,
      description: "Au lac.",
    });
    const { images, total } = await listGallery(database.kysely, { page: 1 });
    expect(total).toBe(1);
    expect(images).toEqual([
      {
        id,
        title: "Une photo",
        description: "Au lac.",
        url: "/media/gallery/photo.jpg?v=1200x800-3fa9c1d2",
        alt: "Deux coureurs sur la dune",
        isFeatured: true,
        author: { name: "Josiane Lacoste", avatarUrl: null },
      },
    ]);
  });

  test("gives a decorative photo no words, and no author where there is none", async ({
    database,
  }) => {
    await change(database, await addPhoto(database), { is_decorative: true });
    const { images } = await listGallery(database.kysely, { page: 1 });
    expect(images[0]).toMatchObject({ alt: "", author: null });
  });
});

describe("findGalleryImage", () => {
  test("finds nothing for an id that is none, is unknown or is in the trash", async ({
    database,
  }) => {
    const trashed = await addPhoto(database);
    await change(database, trashed, { deleted_at: NOW.toISOString() });
    for (const id of ["", "1", "..%2f", "\u0000", `${newId()}x`, newId(), trashed]) {
      expect(await findGalleryImage(database.kysely, id)).toBeNull();
    }
  });

  test("knows the photos before and after, in the order of the gallery", async ({ database }) => {
    const last = await addPhoto(database, { title: "c" });
    const middle = await addPhoto(database, { title: "b" });
    const trashed = await addPhoto(database, { title: "corbeille" });
    await change(database, trashed, { deleted_at: NOW.toISOString() });
    const first = await addPhoto(database, { title: "a", is_featured: true });
    const url = "/media/gallery/photo.jpg?v=1200x800-3fa9c1d2";
    expect(await findGalleryImage(database.kysely, middle)).toMatchObject({
      title: "b",
      position: 2,
      total: 3,
      previous: { id: first, title: "a", url },
      next: { id: last, title: "c", url },
    });
    expect(await findGalleryImage(database.kysely, first)).toMatchObject({
      position: 1,
      previous: null,
    });
    expect(await findGalleryImage(database.kysely, last)).toMatchObject({
      position: 3,
      next: null,
    });
  });
});
