import { expect } from "vitest";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_SITE } from "~tests/support/demo-club";
import { findNextEdition } from "./find-next-edition.server";

test("each page finds the article that announces it, its own only", async ({ database }) => {
  for (const page of DEMO_SITE.events) {
    expect(await findNextEdition(database.kysely, page, NOW)).toBeNull();
  }
  for (const page of DEMO_SITE.events) {
    const title = `${page.articleWords} : les inscriptions sont ouvertes`;
    const columns = { event_date: "2026-05-10", event_time: "10:00", event_location: page.place };
    const id = await addArticle(database, { title, ...columns });
    const next = await findNextEdition(database.kysely, page, NOW);
    expect(next).toMatchObject({ id, title, event: { date: "2026-05-10", time: "10:00" } });
  }
});

test("an article that visitors may not see yet announces nothing", async ({ database }) => {
  const page = { articleWords: "Run 2K" };
  const columns = { title: "Run 2K", event_date: "2026-05-10" };
  await addArticle(database, { ...columns, published_from: "2026-03-14T08:00:00.000Z" });
  expect(await findNextEdition(database.kysely, page, NOW)).toBeNull();
  const later = new Date("2026-03-14T08:00:00.000Z");
  expect(await findNextEdition(database.kysely, page, later)).not.toBeNull();
});
