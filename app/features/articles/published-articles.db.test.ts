import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, addUser, imageUrl, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findEditableArticle } from "./admin-articles.server";
import type { ListQuery } from "./article-results.types";
import {
  findNeighbours,
  findPublishedArticle,
  listPublishedArticles,
  listRelatedArticles,
  suggestArticles,
} from "./published-articles.server";

const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();

async function titles(database: Database, query: Partial<ListQuery> = {}): Promise<string[]> {
  const page = await listPublishedArticles(database.kysely, { page: 1, now: NOW, ...query });
  return page.items.map((item) => item.title);
}

describe("what visitors see", () => {
  test("starts and ends to the millisecond, without anything being run", async ({ database }) => {
    const id = await addArticle(database, { published_from: at(0), published_until: at(5) });
    const seen = async (ms: number) =>
      (await findPublishedArticle(database.kysely, id, new Date(NOW.getTime() + ms))) !== null;
    expect(await seen(-1)).toBe(false);
    expect(await seen(0)).toBe(true);
    expect(await seen(5 * 60_000 - 1)).toBe(true);
    expect(await seen(5 * 60_000)).toBe(false);
  });

  test("is neither drafts nor the trash, in any list", async ({ database }) => {
    const hidden = [
      await addArticle(database, { status: "draft", event_date: "2026-03-20" }),
      await addArticle(database, { deleted_at: at(-1), event_date: "2026-03-20" }),
      await addArticle(database, { published_from: at(1), event_date: "2026-03-20" }),
      await addArticle(database, { published_until: at(-1), event_date: "2026-03-20" }),
    ];
    expect(await titles(database)).toEqual([]);
    expect(await suggestArticles(database.kysely, { search: "actu", now: NOW })).toEqual([]);
    for (const id of hidden) {
      expect(await findPublishedArticle(database.kysely, id, NOW)).toBeNull();
    }
  });

  test("asks nothing of the database for an id that is none", async ({ database }) => {
    for (const id of ["", "1", "../etc", "\u0000", `${newId()}x`]) {
      expect(await findPublishedArticle(database.kysely, id, NOW)).toBeNull();
      expect(await findNeighbours(database.kysely, id, NOW)).toEqual({
        newer: null,
        older: null,
      });
    }
    expect(await findPublishedArticle(database.kysely, newId(), NOW)).toBeNull();
  });
});

describe("an event as another program stored it", () => {
  test("has its time, on its page, on cards and in the editor", async ({ database }) => {
    const id = await addArticle(database, { event_date: "2026-03-24", event_time: "18:30:00" });
    const event = { date: "2026-03-24", time: "18:30" };
    expect(await findPublishedArticle(database.kysely, id, NOW)).toMatchObject({ event });
    const { items } = await listPublishedArticles(database.kysely, { page: 1, now: NOW });
    expect(items).toMatchObject([{ event }]);
    const edited = await findEditableArticle(database.kysely, id, NOW);
    expect(edited?.values).toMatchObject({ event: { day: "2026-03-24", time: "18:30" } });
  });

  test("has no time when what stands there is none", async ({ database }) => {
    const id = await addArticle(database, { event_date: "2026-03-24", event_time: "le soir" });
    expect(await findPublishedArticle(database.kysely, id, NOW)).toMatchObject({
      event: { date: "2026-03-24", time: null },
    });
  });
});

describe("listPublishedArticles", () => {
  test("orders by weight, then the newest, and pages by 12", async ({ database }) => {
    for (let i = 0; i < 13; i += 1) {
      await addArticle(database, {
        title: `n${i}`,
        order_weight: i < 2 ? 1 : i,
        created_at: at(i),
      });
    }
    expect((await titles(database)).slice(0, 3)).toEqual(["n1", "n0", "n2"]);
    expect(await titles(database, { page: 2 })).toEqual(["n12"]);
    const page = await listPublishedArticles(database.kysely, { page: 1, now: NOW });
    expect(page).toMatchObject({ total: 13, pageCount: 2 });
    expect(page.items).toHaveLength(12);
    for (const odd of [Number.NaN, 0, -4, 1.5]) {
      expect((await titles(database, { page: odd }))[0]).toBe("n1");
    }
    expect(await titles(database, { page: 3 })).toEqual([]);
    expect(await titles(database, { page: 1e300 })).toEqual([]);
  });

  test("has one page when there is nothing", async ({ database }) => {
    const page = await listPublishedArticles(database.kysely, { page: 1, now: NOW });
    expect(page).toEqual({ items: [], total: 0, pageCount: 1 });
  });

  test("filters by kind and section", async ({ database }) => {
    await addArticle(database, { title: "news", section: "athletisme", order_weight: 1 });
    await addArticle(database, { title: "event", event_date: "2026-03-20", order_weight: 2 });
    expect(await titles(database, { kind: "news" })).toEqual(["news"]);
    expect(await titles(database, { kind: "events" })).toEqual(["event"]);
    expect(await titles(database, { section: "athletisme" })).toEqual(["news"]);
    expect(await titles(database, { section: "sport-sante" })).toEqual([]);
  });

  test("gives what a card shows", async ({ database }) => {
    await addArticle(database, {
      title: "Run 2K",
      cover_image_url: imageUrl("x", "a"),
      cover_alt: "Départ",
      cover_is_decorative: true,
      cover_focus_x: 20,
      event_date: "2026-03-24",
      event_time: "18:30",
      event_location: "Stade",
      event_state: "cancelled",
      section: "no-more",
      // Half past midnight in Paris.
      published_from: "2026-03-12T23:30:00.000Z",
    });
    const page = await listPublishedArticles(database.kysely, { page: 1, now: NOW });
    expect(page.items[0]).toMatchObject({
      excerpt: "Du texte.",
      section: "no-more",
      publishedDay: "2026-03-13",
      cover: { url: imageUrl("x", "a"), alt: "", focusX: 20, focusY: 50 },
      event: { date: "2026-03-24", time: "18:30", location: "Stade", state: "cancelled" },
    });
  });
});

describe("search", () => {
  test("finds in title or text, whatever the case and the accents", async ({ database }) => {
    await addArticle(database, {
      title: "Été à l’Œuvre",
      content: "<p>Une <strong>grim</strong>pée&nbsp;&amp; deux côtes</p>",
    });
    for (const search of [
      "ete",
      "ÉTÉ À L'ŒUVRE",
      "oeuvre",
      "été deux",
      "GRIMPÉE & DEUX",
      "cotes",
      "  été  ",
    ]) {
      expect(await titles(database, { search }), search).toHaveLength(1);
    }
    for (const search of ["strong", "été automne", "automne", "nbsp"]) {
      expect(await titles(database, { search }), search).toEqual([]);
    }
  });

  test("takes no sign for a wildcard", async ({ database }) => {
    await addArticle(database, { title: "100 % plaisir_pur \\o/" });
    for (const search of ["100 %", "plaisir_pur", "plaisir-pur", "\\o/"]) {
      expect(await titles(database, { search }), search).toHaveLength(1);
    }
    for (const search of ["1%plaisir", "p_aisir", "%", "_", "\\", "%%", "\\%"]) {
      expect(await titles(database, { search }), search).toEqual([]);
    }
  });

  test("bears whatever is typed", async ({ database }) => {
    await addArticle(database, { title: "Titre" });
    const hostile = [
      "a".repeat(5000),
      "\ufdfa".repeat(5000),
      "x'; drop table articles; --",
      "\ud83c",
    ];
    for (const search of hostile) expect(await titles(database, { search })).toEqual([]);
    expect(await titles(database, { search: "ti\u0000tre" })).toEqual(["Titre"]);
    expect(await titles(database, { search: " \u0000 " })).toEqual(["Titre"]);
  });

  test("suggests five titles at most, none for nothing", async ({ database }) => {
    for (let i = 0; i < 7; i += 1)
      await addArticle(database, { title: `Cross ${i}`, order_weight: i });
    const found = await suggestArticles(database.kysely, { search: "cross", now: NOW });
    expect(found.map((link) => link.title)).toEqual([0, 1, 2, 3, 4].map((i) => `Cross ${i}`));
    for (const search of ["  ", "\u0000"]) {
      expect(await suggestArticles(database.kysely, { search, now: NOW })).toEqual([]);
    }
  });
});

describe("findPublishedArticle", () => {
  test("gives text made safe again, author, images in order and reading time", async ({
    database,
  }) => {
    const author_id = await addUser(database, "Maëlle");
    const content = `<p onclick="x">${"mot ".repeat(400)}</p><script>alert(1)</script>`;
    const id = await addArticle(database, { author_id, content });
    for (const [caption, display_order] of [["b", 1] as const, ["a", 0] as const]) {
      await database.kysely
        .insertInto("article_images")
        .values({
          id: newId(),
          article_id: id,
          image_url: imageUrl(id, caption),
          alt_text: "alt",
          is_decorative: caption === "b",
          caption,
          display_order,
        })
        .execute();
    }
    const article = await findPublishedArticle(database.kysely, id, NOW);
    expect(article?.body).toMatch(/^<p>mot/);
    expect(article?.body).not.toContain("script");
    expect(article?.author).toEqual({ name: "Maëlle Lacoste", avatarUrl: null });
    expect(article?.images.map((image) => [image.caption, image.alt])).toEqual([
      ["a", "alt"],
      ["b", ""],
    ]);
    expect(article?.readingMinutes).toBe(2);
  });
});

describe("around an article", () => {
  test("neighbours appeared after and before it, wherever they stand, and are not hidden", async ({
    database,
  }) => {
    const newest = await addArticle(database, {
      title: "3",
      order_weight: 9,
      created_at: at(-90),
      published_from: at(-1),
    });
    const twins = [newId(), newId()].sort();
    for (const [index, id] of twins.entries()) {
      await addArticle(database, { id, title: `2${"ab"[index]}`, created_at: at(-10) });
    }
    await addArticle(database, { title: "hidden", created_at: at(-5), status: "draft" });
    await addArticle(database, { title: "1", order_weight: 0, created_at: at(-20) });
    const around = async (id = "") => {
      const { newer, older } = await findNeighbours(database.kysely, id, NOW);
      return [newer?.title ?? null, older?.title ?? null];
    };
    expect(await around(newest)).toEqual([null, "2a"]);
    expect(await around(twins[0])).toEqual(["3", "2b"]);
    expect(await around(twins[1])).toEqual(["2a", "1"]);
  });

  test("neighbours have their titles as cards show them", async ({ database }) => {
    const id = await addArticle(database, { title: "1", created_at: at(-1) });
    await addArticle(database, { title: "B".repeat(81), created_at: at(-2) });
    const { older } = await findNeighbours(database.kysely, id, NOW);
    expect(older?.title).toBe(`${"B".repeat(80)}…`);
  });

  test("related ones are of the same section first, never the article itself", async ({
    database,
  }) => {
    const id = await addArticle(database, { title: "this", section: "athletisme" });
    await addArticle(database, { title: "other", order_weight: 1 });
    await addArticle(database, { title: "same", section: "athletisme", order_weight: 9 });
    await addArticle(database, { title: "last", section: "sport-sante", order_weight: 10 });
    await addArticle(database, { title: "fifth", order_weight: 11 });
    const related = async (section: "athletisme" | null) =>
      (await listRelatedArticles(database.kysely, { id, section }, NOW)).map((item) => item.title);
    expect(await related("athletisme")).toEqual(["same", "other", "last"]);
    expect(await related(null)).toEqual(["other", "same", "last"]);
  });
});
