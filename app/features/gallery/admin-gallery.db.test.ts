import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { type AdminGalleryQuery, listAdminGallery } from "./admin-gallery.server";

async function list(database: Database, query: Partial<AdminGalleryQuery> = {}) {
  const asked = { filter: "all" as const, search: "", page: 1, pageSize: 24, ...query };
  const page = await listAdminGallery(database.kysely, asked);
  return { ...page, titles: page.items.map(({ title }) => title) };
}

async function fill(database: Database) {
  await addPhoto(database, { title: "corbeille", deleted_at: NOW.toISOString() });
  await addPhoto(database, { title: "muette", alt_text: "" });
  await addPhoto(database, { title: "décorative", alt_text: "", is_decorative: true });
  await addPhoto(database, { title: "sans accord", has_consent: false });
  await addPhoto(database, { title: "à la une", is_featured: true });
  await addPhoto(database, { title: "dernière" });
}

describe("listAdminGallery", () => {
  test("stands empty before the first photo", async ({ database }) => {
    expect(await list(database)).toMatchObject({
      items: [],
      total: 0,
      pageCount: 1,
      counts: { all: 0, featured: 0, incomplete: 0, trash: 0 },
    });
  });

  test("shows everything in site order, and what each photo lacks", async ({ database }) => {
    await fill(database);
    const page = await list(database);
    expect(page.titles).toEqual(["à la une", "dernière", "sans accord", "décorative", "muette"]);
    expect(page.counts).toEqual({ all: 5, featured: 1, incomplete: 2, trash: 1 });
    const lacking = page.items.filter((photo) => photo.lacksAlt || photo.lacksConsent);
    expect(lacking).toMatchObject([
      { title: "sans accord", lacksAlt: false, lacksConsent: true },
      { title: "muette", lacksAlt: true, lacksConsent: false },
    ]);
  });

  test("filters", async ({ database }) => {
    await fill(database);
    expect((await list(database, { filter: "featured" })).titles).toEqual(["à la une"]);
    expect((await list(database, { filter: "incomplete" })).titles).toEqual([
      "sans accord",
      "muette",
    ]);
    expect((await list(database, { filter: "trash" })).items).toMatchObject([
      { title: "corbeille", deletedAt: NOW.toISOString() },
    ]);
  });

  test("searches titles, captions and descriptions, without accents or capitals", async ({
    database,
  }) => {
    await addPhoto(database, { title: "L’étang", alt_text: "" });
    await addPhoto(database, { title: "b", description: "Au bord de l'Étang", alt_text: "" });
    await addPhoto(database, { title: "c", alt_text: "Un ETANG gelé" });
    await addPhoto(database, { title: "100 % pinède" });
    expect((await list(database, { search: "etang" })).total).toBe(3);
    expect((await list(database, { search: "100 %" })).total).toBe(1);
    for (const search of ["%", "_", "\\", "\u0000", "'; drop table gallery_images"]) {
      const { total } = await list(database, { search });
      expect(total, JSON.stringify(search)).toBe(search === "\u0000" ? 4 : 0);
    }
  });

  test("pages, and says how many pages there are", async ({ database }) => {
    for (const title of ["e", "d", "c", "b", "a"]) await addPhoto(database, { title });
    const second = await list(database, { page: 2, pageSize: 2 });
    expect(second).toMatchObject({ titles: ["c", "d"], total: 5, pageCount: 3 });
    expect((await list(database, { page: 9, pageSize: 2 })).items).toEqual([]);
  });
});
