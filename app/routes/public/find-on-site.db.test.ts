import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { createContentMemo } from "~server/cache/content-memo";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { addTeamMember } from "~tests/support/record-fixtures";
import { testContext, testServices } from "~tests/support/services";
import { findOnSite } from "./find-on-site.server";
import { loader as loadNews } from "./news";

async function find(database: Database, search: string) {
  await fillClub(database, { words: "demo", now: NOW });
  const found = await findOnSite(testServices(database, { now: NOW }), search);
  return found.map(({ sort, path, title, sentence }) => {
    const parts = [...title, ...sentence];
    const marked = parts.filter(({ isFound }) => isFound).map(({ text }) => text);
    return { sort, path, title: title.map(({ text }) => text).join(""), marked };
  });
}

describe("the places of the site that a search finds", () => {
  test("are a section, its prices and more of it, five at most", async ({ database }) => {
    const found = await find(database, "marche nordique");
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({
      sort: "section",
      path: "/sections/marche-nordique",
      title: "Marche nordique",
      marked: expect.arrayContaining(["Marche", "nordique"]),
    });
    const fee = found.find(({ sort }) => sort === "fee");
    expect(fee?.path).toBe("/sections/marche-nordique#tarifs");
    for (const { marked } of found) expect(marked.length).toBeGreaterThan(0);
  });

  test("are people where the team page shows them", async ({ database }) => {
    const person = { id: newId(), fullName: "Zénobie Larrieu", role: "Trésorière", photo: null };
    await addTeamMember(database, "board_members", { ...person, now: NOW });
    expect(await find(database, "zenobie")).toEqual([
      {
        sort: "person",
        path: "/club/trombinoscope#bureau",
        title: "Zénobie Larrieu",
        marked: ["Zénobie"],
      },
    ]);
  });

  test("are questions and pages, with the words of their texts", async ({ database }) => {
    const sorts = async (search: string) =>
      (await find(database, search)).map(({ sort, path }) => [sort, path]);
    expect(await sorts("sautoirs")).toContainEqual(["page", "/club/le-stade"]);
    expect(await sorts("bâtons")).toContainEqual([
      "question",
      "/sections/marche-nordique#titre-questions",
    ]);
  });

  test("are none for a search that finds none, or is none", async ({ database }) => {
    for (const search of ["", "   ", "zzzzz", "!?", "%"]) {
      expect(await find(database, search), search).toEqual([]);
    }
  });

  test("stand above the first news alone, and change nothing of these", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    for (let i = 0; i < 13; i += 1) await addArticle(database, { title: `Marche ${i}` });
    const at = async (query: string) => {
      const url = new URL(`/actualites${query}`, "http://club.example");
      const context = testContext(testServices(database, { now: NOW }));
      const { found, items, total, pageCount } = await loadNews({ url, context } as never);
      return [found.length, items.length, total, pageCount];
    };
    expect(await at("?q=marche")).toEqual([5, 12, 13, 2]);
    expect(await at("?q=marche&page=2")).toEqual([0, 1, 13, 2]);
    expect(await at("?q=sautoirs")).toEqual([expect.any(Number), 0, 0, 1]);
    expect(await at("")).toEqual([0, 12, 13, 2]);
  });

  test("are read once for a content that stays", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const counted = countQueries(database);
    const contentMemo = createContentMemo({
      version: () => 1,
      nextChange: async () => new Date(NOW.getTime() + 60_000),
      now: () => NOW,
    });
    const services = testServices(counted.database, { now: NOW, contentMemo });
    await findOnSite(services, "marche");
    const before = counted.count();
    expect(await findOnSite(services, "stade")).not.toEqual([]);
    expect(counted.count()).toBe(before);
  });
});
