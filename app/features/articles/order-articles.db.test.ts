import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { trashArticle } from "~tests/support/article-acts";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import type { By } from "./article-results.types";
import {
  moveArticle,
  needsWeightReorganization,
  reorganizeArticleWeights,
  swapArticles,
} from "./order-articles.server";
import { listPublishedArticles } from "./published-articles.server";

const BY: By = { userId: null, now: NOW };

/** Articles named A, B, C… with these weights; ids by name. */
async function addWeighted(database: Database, ...weights: number[]) {
  const ids = new Map<string, string>();
  for (const [index, order_weight] of weights.entries()) {
    const title = String.fromCharCode(65 + index);
    // Later letters are older, so that equal weights keep the alphabet.
    const created_at = minutesAfter(NOW, -index).toISOString();
    ids.set(title, await addArticle(database, { title, order_weight, created_at }));
  }
  return (title: string) => ids.get(title) ?? newId();
}

async function orderOf(database: Database): Promise<string> {
  const page = await listPublishedArticles(database.kysely, { page: 1, now: NOW, pageSize: 100 });
  return page.items.map((item) => item.title).join("");
}

async function weightsOf(database: Database): Promise<Record<string, number>> {
  const rows = await database.kysely
    .selectFrom("articles")
    .select(["title", "order_weight"])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.title, row.order_weight]));
}

describe("moving to the top", () => {
  test("gives one less than the minimum of all, drafts and trash included", async ({
    database,
  }) => {
    const id = await addWeighted(database, 10, 20);
    await addArticle(database, { title: "T", order_weight: -3, deleted_at: NOW.toISOString() });
    expect(await moveArticle(database, { kind: "first", id: id("B") }, BY)).toMatchObject({
      kind: "moved",
      position: 1,
    });
    expect((await weightsOf(database)).B).toBe(-4);
  });

  test("does not know what is gone or in the trash", async ({ database }) => {
    const id = await addWeighted(database, 10, 20);
    await trashArticle(database, { id: id("A"), userId: null, now: NOW });
    const gone = { kind: "not-found", message: "Articles non trouvés" };
    for (const lost of [id("A"), newId(), "x", "\u0000"]) {
      expect(await moveArticle(database, { kind: "first", id: lost }, BY)).toEqual(gone);
    }
  });
});

describe("swapArticles", () => {
  test("exchanges two weights and nothing else", async ({ database }) => {
    const id = await addWeighted(database, 10, 20.5, 30);
    expect(await swapArticles(database, id("A"), id("C"), BY)).toMatchObject({ position: 3 });
    expect(await weightsOf(database)).toEqual({ A: 30, B: 20.5, C: 10 });
  });

  test("tells equal weights apart first", async ({ database }) => {
    const id = await addWeighted(database, 5, 5, 5);
    await swapArticles(database, id("A"), id("B"), BY);
    expect(await orderOf(database)).toBe("BAC");
  });

  test("says 'Articles non trouvés' when one is missing, and writes nothing", async ({
    database,
  }) => {
    const id = await addWeighted(database, 10, 20);
    expect(await swapArticles(database, id("A"), newId(), BY)).toEqual({
      kind: "not-found",
      message: "Articles non trouvés",
    });
    expect(await weightsOf(database)).toEqual({ A: 10, B: 20 });
  });
});

describe("moving between two others", () => {
  test("takes the midpoint", async ({ database }) => {
    const id = await addWeighted(database, 10, 20, 30);
    await moveArticle(
      database,
      { kind: "between", id: id("C"), afterId: id("A"), beforeId: id("B") },
      BY,
    );
    expect(await weightsOf(database)).toEqual({ A: 10, B: 20, C: 15 });
  });

  test("goes to the top without one before, towards 999999 without one after", async ({
    database,
  }) => {
    const id = await addWeighted(database, 10, 20, 30);
    await moveArticle(
      database,
      { kind: "between", id: id("B"), afterId: null, beforeId: id("A") },
      BY,
    );
    expect((await weightsOf(database)).B).toBe(9);
    await moveArticle(
      database,
      { kind: "between", id: id("B"), afterId: id("C"), beforeId: null },
      BY,
    );
    expect((await weightsOf(database)).B).toBe((30 + 999_999) / 2);
  });

  test("reorganises first when the midpoint would be within 0.000001", async ({ database }) => {
    const id = await addWeighted(database, 1, 1.000002, 7);
    expect(await needsWeightReorganization(database.kysely)).toBe(true);
    await moveArticle(
      database,
      { kind: "between", id: id("C"), afterId: id("A"), beforeId: id("B") },
      BY,
    );
    expect(await weightsOf(database)).toEqual({ A: 10, B: 20, C: 15 });
    expect(await needsWeightReorganization(database.kysely)).toBe(false);
  });

  test("stays strict however often the same spot is asked for", async ({ database }) => {
    const id = await addWeighted(database, 10, 20, 30, 40);
    for (let turn = 0; turn < 60; turn += 1) {
      const [moved, after] = turn % 2 ? ["C", "D"] : ["D", "C"];
      const asked = { afterId: id("A"), beforeId: turn ? id(after ?? "") : id("B") };
      await moveArticle(database, { kind: "between", id: id(moved ?? ""), ...asked }, BY);
      expect(await orderOf(database)).toBe(turn === 0 ? "ADBC" : `A${moved}${after}B`);
    }
  });

  test("lands directly after the first neighbour when someone came between", async ({
    database,
  }) => {
    const id = await addWeighted(database, 10, 20, 30, 40);
    await moveArticle(
      database,
      { kind: "between", id: id("D"), afterId: id("A"), beforeId: id("B") },
      BY,
    );
    await moveArticle(
      database,
      { kind: "between", id: id("C"), afterId: id("A"), beforeId: id("B") },
      BY,
    );
    expect(await orderOf(database)).toBe("ACDB");
  });

  test("says that both neighbours are gone, and moves nothing", async ({ database }) => {
    const id = await addWeighted(database, 10, 20);
    const asked = { afterId: newId(), beforeId: newId() };
    expect(await moveArticle(database, { kind: "between", id: id("B"), ...asked }, BY)).toEqual({
      kind: "not-found",
      message:
        "Les actualités voisines n’existent plus\u00a0: rien n’a été déplacé. Actualisez la liste.",
    });
    expect(await weightsOf(database)).toEqual({ A: 10, B: 20 });
  });

  test("never shares a weight with something in the trash", async ({ database }) => {
    const id = await addWeighted(database, 10, 15, 20, 30);
    await trashArticle(database, { id: id("B"), userId: null, now: NOW });
    await moveArticle(
      database,
      { kind: "between", id: id("D"), afterId: id("A"), beforeId: id("C") },
      BY,
    );
    expect((await weightsOf(database)).D).toBe(12.5);
  });
});

describe("moving up and down", () => {
  test("rewrite the whole list as 10, 20, 30", async ({ database }) => {
    const id = await addWeighted(database, -2, 0.5, 0.5, 1000);
    expect(await moveArticle(database, { kind: "up", id: id("C") }, BY)).toMatchObject({
      title: "C",
      position: 2,
    });
    expect(await weightsOf(database)).toEqual({ A: 10, C: 20, B: 30, D: 40 });
    expect(await moveArticle(database, { kind: "down", id: id("A") }, BY)).toMatchObject({
      position: 2,
    });
    expect(await weightsOf(database)).toEqual({ C: 10, A: 20, B: 30, D: 40 });
  });

  test("pass what is in the trash together with the next visible one", async ({ database }) => {
    const id = await addWeighted(database, 10, 20, 30);
    await trashArticle(database, { id: id("B"), userId: null, now: NOW });
    expect(await moveArticle(database, { kind: "up", id: id("C") }, BY)).toMatchObject({
      position: 1,
    });
    expect(await weightsOf(database)).toEqual({ C: 10, A: 20, B: 30 });
  });

  test("leave the edges where they are", async ({ database }) => {
    const id = await addWeighted(database, 1, 2);
    expect(await moveArticle(database, { kind: "up", id: id("A") }, BY)).toMatchObject({
      position: 1,
    });
    expect(await moveArticle(database, { kind: "down", id: id("B") }, BY)).toMatchObject({
      position: 2,
    });
    expect(await orderOf(database)).toBe("AB");
  });
});

describe("reorganizeArticleWeights", () => {
  test("keeps the order, equal weights included", async ({ database }) => {
    await addWeighted(database, -1, -1, 0.1, 0.1);
    await reorganizeArticleWeights(database, BY);
    expect(await weightsOf(database)).toEqual({ A: 10, B: 20, C: 30, D: 40 });
  });
});
