import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import { addArticle, addUser, imageUrl, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import {
  findEditableArticle,
  listAdminArticles,
  listEventLocations,
} from "./admin-articles.server";
import { article } from "./article";
import { listArticlesNeedingAttention } from "./article-attention.server";
import type { AdminListQuery } from "./article-results.types";

const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();

async function titles(database: Database, query: Partial<AdminListQuery> = {}): Promise<string[]> {
  const page = await listAdminArticles(database.kysely, { page: 1, now: NOW, ...query });
  return page.items.map((item) => item.title);
}

/** One article of each state, in site order. */
async function addOfEachState(database: Database): Promise<void> {
  await addArticle(database, { title: "published", order_weight: 1 });
  await addArticle(database, { title: "scheduled", order_weight: 2, published_from: at(1) });
  await addArticle(database, { title: "trash", order_weight: 3, deleted_at: at(-1) });
  await addArticle(database, { title: "draft", order_weight: 4, status: "draft" });
  await addArticle(database, { title: "expired", order_weight: 5, published_until: at(0) });
}

describe("listAdminArticles", () => {
  test("filters by state, counts each, and tells states and ranks", async ({ database }) => {
    await addOfEachState(database);
    const page = await listAdminArticles(database.kysely, { page: 1, now: NOW });
    expect(page.items.map((row) => [row.title, row.state, row.position])).toEqual([
      ["published", "published", 1],
      ["scheduled", "scheduled", 2],
      ["draft", "draft", 3],
      ["expired", "expired", 4],
    ]);
    expect(page.counts).toEqual({ all: 4, published: 2, scheduled: 1, draft: 1, trash: 1 });
    expect(page).toMatchObject({ total: 4, pageCount: 1 });
    expect(await titles(database, { filter: "published" })).toEqual(["published", "expired"]);
    expect(await titles(database, { filter: "scheduled" })).toEqual(["scheduled"]);
    expect(await titles(database, { filter: "draft" })).toEqual(["draft"]);
    const trash = await listAdminArticles(database.kysely, { page: 1, filter: "trash", now: NOW });
    expect(trash.items).toMatchObject([{ title: "trash", state: "trash", position: null }]);
  });

  test("keeps the rank of the whole list under a search", async ({ database }) => {
    await addOfEachState(database);
    const page = await listAdminArticles(database.kysely, { page: 1, now: NOW, search: "EXPIRÉD" });
    expect(page).toMatchObject({ total: 1, items: [{ title: "expired", position: 4 }] });
    expect(page.counts.all).toBe(4);
  });

  test("sorts as asked, events without a date last", async ({ database }) => {
    await addArticle(database, { title: "Étape", updated_at: at(1), event_date: "2026-05-01" });
    await addArticle(database, { title: "zèbre", updated_at: at(3), is_event: true });
    await addArticle(database, { title: "Alpha", updated_at: at(2), event_date: "2026-04-01" });
    expect(await titles(database, { sort: "title" })).toEqual(["Alpha", "Étape", "zèbre"]);
    expect(await titles(database, { sort: "modified" })).toEqual(["zèbre", "Alpha", "Étape"]);
    expect(await titles(database, { sort: "modified", direction: "asc" })).toEqual([
      "Étape",
      "Alpha",
      "zèbre",
    ]);
    expect(await titles(database, { sort: "event", direction: "asc" })).toEqual([
      "Alpha",
      "Étape",
      "zèbre",
    ]);
  });

  test("pages by 12, and gives each line what it shows", async ({ database }) => {
    const updated_by = await addUser(database);
    for (let i = 0; i < 12; i += 1) await addArticle(database, { order_weight: i });
    await addArticle(database, {
      title: "",
      order_weight: 99,
      updated_by,
      is_event: true,
      working_copy: JSON.stringify(emptyValues(article)),
      cover_image_url: imageUrl("x", "a"),
    });
    const page = await listAdminArticles(database.kysely, { page: 2, now: NOW });
    expect(page).toMatchObject({ total: 13, pageCount: 2 });
    expect(page.items).toMatchObject([
      {
        title: "Sans titre",
        position: 13,
        updatedByName: "Josiane Lacoste",
        hasWorkingCopy: true,
        lacksAlt: true,
        isEvent: true,
        event: null,
      },
    ]);
  });

  test("sees a gallery image without a description", async ({ database }) => {
    const id = await addArticle(database, {});
    const other = await addArticle(database, { order_weight: 2 });
    for (const [article_id, is_decorative] of [[id, false] as const, [other, true] as const]) {
      await database.kysely
        .insertInto("article_images")
        .values({
          id: newId(),
          article_id,
          image_url: imageUrl(article_id, "a"),
          alt_text: "",
          is_decorative,
          caption: "",
          display_order: 0,
        })
        .execute();
    }
    const page = await listAdminArticles(database.kysely, { page: 1, now: NOW });
    expect(page.items.map((row) => row.lacksAlt)).toEqual([true, false]);
  });
});

describe("findEditableArticle", () => {
  test("opens the working copy, the trash too, and nothing that is not there", async ({
    database,
  }) => {
    const copy = { ...emptyValues(article), title: "Copie" };
    const id = await addArticle(database, {
      title: "Original",
      deleted_at: at(0),
      working_copy: JSON.stringify(copy),
    });
    expect(await findEditableArticle(database.kysely, id, NOW)).toMatchObject({
      values: copy,
      hasWorkingCopy: true,
      state: "trash",
    });
    expect(await findEditableArticle(database.kysely, newId(), NOW)).toBeNull();
    expect(await findEditableArticle(database.kysely, "x", NOW)).toBeNull();
  });
});

describe("listEventLocations", () => {
  test("gives the six places of the last events, the most used first", async ({ database }) => {
    const places = ["Lac", "Dune", "Phare", "Gymnase", "Stade", "Stade", "Club-house", null, ""];
    for (const [index, event_location] of places.entries()) {
      const event_date = `2026-03-${String(index + 10)}`;
      await addArticle(database, { event_location, event_date });
    }
    await addArticle(database, { event_location: "Plage", is_event: true });
    await addArticle(database, { event_location: "Pas un événement", is_event: false });
    expect(await listEventLocations(database.kysely)).toEqual([
      "Stade",
      "Club-house",
      "Gymnase",
      "Phare",
      "Dune",
      "Lac",
    ]);
  });
});

describe("listArticlesNeedingAttention", () => {
  test("tells what waits, since when, and what is missing", async ({ database }) => {
    const day = 24 * 60;
    await addArticle(database, { title: "fine" });
    await addArticle(database, { title: "gone", status: "draft", deleted_at: at(0) });
    await addArticle(database, { title: "no date", is_event: true, updated_at: at(-1) });
    await addArticle(database, {
      title: "no alt",
      cover_image_url: imageUrl("x", "a"),
      updated_at: at(-2),
    });
    await addArticle(database, {
      title: "edited",
      working_copy: JSON.stringify({ ...emptyValues(article), title: "edited again" }),
      updated_at: at(-3),
    });
    await addArticle(database, {
      title: "Stage",
      status: "draft",
      is_event: true,
      updated_at: at(-6 * day),
    });
    expect(await listArticlesNeedingAttention(database.kysely, NOW)).toMatchObject([
      { title: "Stage", kind: "draft", days: 6, missing: ["date", "location"] },
      { title: "edited again", kind: "pending-changes", days: 0 },
      { title: "no alt", kind: "missing-alt", missing: [] },
      { title: "no date", kind: "missing-date" },
    ]);
  });
});
