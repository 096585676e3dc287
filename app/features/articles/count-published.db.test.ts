import { sql } from "kysely";
import { describe, expect, onTestFinished } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { changeContent } from "~tests/support/change-content";
import { test } from "~tests/support/database-test";
import { countPublished } from "./count-published.server";

const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();

/** As many copies of an article as make a list long. */
async function addMany(database: Database, values: Parameters<typeof addArticle>[1] = {}) {
  const id = await addArticle(database, values);
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1200)
    insert into articles (id, title, content, created_at, order_weight, is_event, section, status,
      excerpt, search_text, updated_at)
    select ${newId()} || n, title, content, created_at, order_weight, is_event, section, status,
      excerpt, search_text, updated_at
    from articles, numbers where articles.id = ${id}
  `.execute(database.kysely);
}

/** How often articles were counted, asked in the order of the calls. */
function countCounts(database: Database): () => number {
  const executor = database.kysely.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  let counted = 0;
  executor.compileQuery = (node, queryId) => {
    const compiled = compile(node, queryId);
    if (compiled.sql.startsWith("select count(*)")) counted += 1;
    return compiled;
  };
  onTestFinished(() => {
    executor.compileQuery = compile;
  });
  return () => counted;
}

describe("countPublished", () => {
  test("counts many once for each state of the content", async ({ database }) => {
    await addMany(database, { section: "sport-sante" });
    const counts = countCounts(database);
    const total = () => countPublished(database.kysely, { now: NOW });
    expect(await total()).toBe(1201);
    expect(await total()).toBe(1201);
    const before = counts();
    expect(await total()).toBe(1201);
    expect(counts()).toBe(before);

    await changeContent(database, (trx) =>
      trx.updateTable("articles").set({ status: "draft" }).where("id", "like", "%7").execute(),
    );
    const left = await total();
    expect(left).toBeLessThan(1201);
    expect(counts()).toBe(before + 1);
  });

  test("sees what appears and ends by itself, forwards and backwards", async ({ database }) => {
    await addMany(database);
    await addArticle(database, { published_from: at(10), published_until: at(20) });
    const total = (minutes: number) =>
      countPublished(database.kysely, { now: minutesAfter(NOW, minutes) });
    const found: number[] = [];
    for (const minutes of [0, 9, 9, 10, 19, 20, 30, 15, 0]) found.push(await total(minutes));
    expect(found).toEqual([1201, 1201, 1201, 1202, 1202, 1201, 1201, 1202, 1201]);
  });

  test("keeps what is asked apart", async ({ database }) => {
    await addMany(database, { section: "sport-sante" });
    await addMany(database, { is_event: true });
    await addArticle(database, { section: "athletisme", is_event: true, title: "Cross" });
    const total = (asked: Partial<Parameters<typeof countPublished>[1]>) =>
      countPublished(database.kysely, { now: NOW, ...asked });
    for (let round = 0; round < 3; round += 1) {
      expect(await total({})).toBe(2403);
      expect(await total({ kind: "news" })).toBe(1201);
      expect(await total({ kind: "events" })).toBe(1202);
      expect(await total({ section: "sport-sante" })).toBe(1201);
      expect(await total({ section: "athletisme" })).toBe(1);
      expect(await total({ section: "sport-sante", kind: "events" })).toBe(0);
      expect(await total({ search: "cross" })).toBe(1);
      expect(await total({ search: "marathon" })).toBe(0);
    }
  });
});
