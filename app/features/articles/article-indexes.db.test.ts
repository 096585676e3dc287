import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import type { Database, Queryable } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { plansOf } from "~tests/support/query-plans";
import { findRank, listAdminArticles } from "./admin-articles.server";
import { findNearestEvents, listEventsOfMonth, listUpcomingEvents } from "./events.server";
import { listFeedArticles } from "./feed-articles.server";
import { findNextPublicationChange } from "./next-publication-change.server";
import {
  findNeighbours,
  findPublishedArticle,
  listFirstArticles,
  listPublishedArticles,
  listRelatedArticles,
} from "./published-articles.server";

const MANY = 10_000;

/** Ten thousand articles, a third of them events over many years, as copies of one. */
async function addMany(database: Database): Promise<string> {
  const content = randomBytes(700).toString("hex");
  const id = await addArticle(database, { content, section: "sport-sante", order_weight: 50_000 });
  const day =
    database.engine === "sqlite"
      ? sql`date('2000-01-01', '+' || n || ' days')`
      : sql`date '2000-01-01' + n::integer`;
  const yes = database.engine === "sqlite" ? sql`1` : sql`true`;
  const no = database.engine === "sqlite" ? sql`0` : sql`false`;
  await sql`
    with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)}
    )
    insert into articles (id, title, content, created_at, order_weight, is_event, event_date,
      event_time, section, status, excerpt, search_text, updated_at)
    select ${newId()} || n, title, content, created_at, n * 10,
      case when n % 3 = 0 then ${yes} else ${no} end, case when n % 3 = 0 then ${day} end,
      '18:30', case when n % 3 = 1 then 'sport-sante' end, status, excerpt, search_text, updated_at
    from articles, numbers where articles.id = ${id}
  `.execute(database.kysely);
  // What PostgreSQL does by itself in the background; SQLite goes without.
  if (database.engine === "postgres") await sql`vacuum analyze articles`.execute(database.kysely);
  return id;
}

/** Reading the whole table, or putting what an index could have given in order into order. */
const WHOLE_TABLE = {
  sqlite: /SCAN (?:articles|ranked)\b(?! USING (?:COVERING )?INDEX)/,
  postgres: /Seq Scan on articles/,
};
const WHOLE_SORT = {
  sqlite: /TEMP B-TREE FOR ORDER BY/,
  postgres: /(?:->\s+|^)Sort {2}\(/m,
};

describe("with ten thousand articles", () => {
  test("no page reads or sorts them all to show some", async ({ database }) => {
    const id = await addMany(database);
    const query = { page: 1, now: NOW };
    const pages: Record<string, (db: Queryable) => Promise<unknown>> = {
      home: (db) => listFirstArticles(db, { limit: 4, now: NOW }),
      upcoming: (db) => listUpcomingEvents(db, { now: NOW }),
      news: (db) => listPublishedArticles(db, query),
      section: (db) => listPublishedArticles(db, { ...query, section: "sport-sante" }),
      article: (db) => findPublishedArticle(db, id, NOW),
      neighbours: (db) => findNeighbours(db, id, NOW),
      related: (db) => listRelatedArticles(db, { id, section: "sport-sante" }, NOW),
      month: (db) => listEventsOfMonth(db, "2014-05", { now: NOW }),
      nearest: (db) => findNearestEvents(db, "2014-05", { now: NOW }),
      feed: (db) => listFeedArticles(db, { now: NOW }),
      change: (db) => findNextPublicationChange(db, NOW),
      admin: (db) => listAdminArticles(db, query),
      rank: (db) => findRank(db, id),
    };
    let seen = 0;
    for (const [name, work] of Object.entries(pages)) {
      const plans = await plansOf(database, "articles", work);
      seen += plans.length;
      for (const plan of plans) {
        expect.soft(plan, name).not.toMatch(WHOLE_TABLE[database.engine]);
        if (name !== "month") expect.soft(plan, name).not.toMatch(WHOLE_SORT[database.engine]);
      }
    }
    expect(seen).toBeGreaterThan(12);
  });
});

test("SQLite sorts nothing for what public pages begin with", async ({ database }) => {
  // With as few rows as this, PostgreSQL rightly takes no index.
  if (database.engine !== "sqlite") return;
  await addArticle(database, {});
  const plans = await plansOf(database, "articles", async (db) => {
    await listUpcomingEvents(db, { now: NOW });
    await listFirstArticles(db, { limit: 6, now: NOW });
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toContain("TEMP B-TREE");
});
