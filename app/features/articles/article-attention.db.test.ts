import { expect } from "vitest";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { listArticlesNeedingAttention } from "./article-attention.server";

test("an event to come without a place waits for one", async ({ database }) => {
  // Today is 13 March in Paris.
  for (const [title, columns] of Object.entries({
    "tonight, nowhere": { event_date: "2026-03-13", event_location: "" },
    "next week, nowhere": { event_date: "2026-03-20" },
    "next week, somewhere": { event_date: "2026-03-20", event_location: "Stade" },
    "yesterday, nowhere": { event_date: "2026-03-12" },
    "next week, cancelled": { event_date: "2026-03-20", event_state: "cancelled" as const },
  })) {
    await addArticle(database, { title, ...columns });
  }
  const waiting = await listArticlesNeedingAttention(database.kysely, NOW);
  expect(waiting.map(({ title, kind }) => `${kind}: ${title}`).sort()).toEqual([
    "missing-place: next week, nowhere",
    "missing-place: tonight, nowhere",
  ]);
});
