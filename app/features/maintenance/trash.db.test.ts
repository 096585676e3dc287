import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { CONTENT_KINDS } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { readSystemState } from "./site-state.server";
import { countTrash, listTrash, TRASH_PAGE_SIZE } from "./trash.server";

const DAY = 24 * 60;

/** One of each kind in the trash, an hour after the other, and one of each that is not. */
async function fillTrash(database: Database, deletedBy: string | null) {
  const { kysely } = database;
  const stamp = NOW.toISOString();
  const state = (hour: number | null) => ({
    id: newId(),
    created_at: stamp,
    updated_at: stamp,
    version: 1,
    updated_by: null,
    deleted_at: hour === null ? null : minutesAfter(NOW, -60 * hour).toISOString(),
    deleted_by: deletedBy,
  });
  for (const isHere of [false, true]) {
    const at = (hour: number) => state(isHere ? null : hour);
    await addArticle(database, { ...at(1), title: "Cross" });
    const photo = { description: "", image_url: "/x", alt_text: "", is_decorative: true };
    const shown = { author_id: null, display_order: 1, is_featured: false, has_consent: true };
    await kysely
      .insertInto("gallery_images")
      .values({ ...at(2), ...photo, ...shown, title: "" })
      .execute();
    const person = { photo: null, role: "" };
    await kysely
      .insertInto("coaches")
      .values({ ...at(3), ...person, full_name: "Camille Durand" })
      .execute();
    await kysely
      .insertInto("board_members")
      .values({ ...at(4), ...person, full_name: "Ana Petit" })
      .execute();
    await kysely
      .insertInto("partners")
      .values({ ...at(5), name: "Boulangerie", logo: null, ground: "light", link: null })
      .execute();
    const product = { description: "", price_cents: 0, size_guide: "", is_hidden: false };
    await kysely
      .insertInto("products")
      .values({ ...at(7), ...product, name: "T-shirt", display_order: 1 })
      .execute();
    const info = { content: "<p>x</p>", type: "info", expires_at: null };
    await kysely
      .insertInto("important_info")
      .values({ ...at(6), ...info, title: "Piste fermée" })
      .execute();
  }
}

describe("the trash", () => {
  test("holds every kind, the last thrown away first, with who, and how long is left", async ({
    database,
  }) => {
    await fillTrash(database, await addUser(database));
    const { items, total } = await listTrash(
      database.kysely,
      CONTENT_KINDS,
      { word: null, page: 1 },
      NOW,
    );
    expect(items.map(({ kind, title }) => [kind, title])).toEqual([
      ["article", "Cross"],
      ["gallery-image", ""],
      ["coach", "Camille Durand"],
      ["board-member", "Ana Petit"],
      ["partner", "Boulangerie"],
      ["banner", "Piste fermée"],
      ["product", "T-shirt"],
    ]);
    expect(total).toBe(7);
    expect(new Set(items.map((item) => item.deletedByName))).toEqual(new Set(["Josiane Lacoste"]));
    expect(new Set(items.map((item) => item.daysLeft))).toEqual(new Set([30]));
    const counts = await countTrash(database.kysely, CONTENT_KINDS);
    expect(
      counts.flatMap(({ word, tab, count }) => (count > 0 ? `${word} ${tab} ${count}` : [])),
    ).toEqual([
      "actualites Actualités 1",
      "information-importante Information importante 1",
      "galerie Galerie 1",
      "entraineurs Entraîneurs 1",
      "bureau Bureau 1",
      "partenaires Partenaires 1",
      "boutique Boutique 1",
    ]);
  });

  test("is narrowed to a kind", async ({ database }) => {
    await fillTrash(database, null);
    const { items, total } = await listTrash(
      database.kysely,
      CONTENT_KINDS,
      { word: "entraineurs", page: 1 },
      NOW,
    );
    expect(items).toMatchObject([{ kind: "coach", deletedByName: null }]);
    expect(total).toBe(1);
  });

  test("counts the days down to the purge, and has pages", async ({ database }) => {
    const ages = [0, 1, DAY, 29 * DAY - 1, 29 * DAY, 30 * DAY - 1, 30 * DAY, 31 * DAY];
    for (const age of ages) {
      await addArticle(database, { deleted_at: minutesAfter(NOW, -age).toISOString() });
    }
    const list = (page: number) =>
      listTrash(database.kysely, CONTENT_KINDS, { word: null, page }, NOW);
    expect((await list(1)).items.map(({ daysLeft }) => daysLeft)).toEqual([
      30, 30, 29, 2, 1, 1, 0, 0,
    ]);
    for (let i = ages.length; i <= TRASH_PAGE_SIZE; i += 1) {
      await addArticle(database, { deleted_at: NOW.toISOString() });
    }
    expect((await list(1)).items).toHaveLength(TRASH_PAGE_SIZE);
    expect(await list(2)).toMatchObject({ pageCount: 2, total: TRASH_PAGE_SIZE + 1 });
    expect((await list(2)).items).toHaveLength(1);
  });
});

test("the state of the site names its engine, and counts what is not in the trash", async ({
  database,
}) => {
  await fillTrash(database, null);
  const state = await readSystemState(database, { s3: null, now: NOW });
  expect(state).toMatchObject({ articles: 1, photos: 1 });
  expect(state.engine.name).toBe(database.engine === "sqlite" ? "SQLite" : "PostgreSQL");
  expect(state.engine.version).toMatch(/^\d+\.\d+/);
  expect(state.engine.bytes).toBeGreaterThan(4096);
  expect(state.siteVersion).toMatch(/^\d+\.\d+\.\d+/);
  expect(Date.parse(state.startedAt)).toBeLessThan(NOW.getTime());
});
