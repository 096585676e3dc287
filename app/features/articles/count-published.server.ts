import type { Queryable } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { isVisible, matches } from "./article-conditions.server";
import type { ListQuery } from "./article-results.types";
import { findNextPublicationChange } from "./next-publication-change.server";

/** Whether the club has published a news of its own, one of the demo set aside; one whose hour comes counts. */
export async function hasOwnNews(db: Queryable): Promise<boolean> {
  const demo = db.selectFrom("demo_rows").select("row_id").where("table_name", "=", "articles");
  const row = await db
    .selectFrom("articles")
    .select("id")
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("id", "not in", demo)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** From so many on, asking whether the content has changed costs less than counting it again. */
const MANY = 1_000;

type Asked = Pick<ListQuery, "search" | "kind" | "section" | "now">;
/** What was counted of one content version, from one instant to the next change by itself; null when not yet. */
type Count = { total: number; version: number; from: Date; until: Date | null } | null;

const remembered = new WeakMap<Queryable, Map<string, Count>>();

/**
 * How many articles visitors see at `now` of those asked for. Many are counted once for each content
 * version and publication that begins or ends, so that a list costs the same however long it is; what
 * a search finds is counted each time.
 */
export async function countPublished(db: Queryable, query: Asked): Promise<number> {
  if (query.search) return await count(db, query);
  const counts = remembered.get(db) ?? new Map<string, Count>();
  remembered.set(db, counts);
  const key = `${query.kind ?? "all"} ${query.section ?? ""}`;
  const known = counts.get(key);
  if (known === undefined) {
    const total = await count(db, query);
    if (total >= MANY) counts.set(key, null);
    return total;
  }
  // Read before the counting: what is written meanwhile is counted again the next time.
  const version = await readContentVersion({ kysely: db });
  if (known && known.version === version && isWithin(known, query.now)) return known.total;
  const total = await count(db, query);
  const until = await findNextPublicationChange(db, query.now);
  counts.set(key, { total, version, from: query.now, until });
  return total;
}

function isWithin({ from, until }: { from: Date; until: Date | null }, now: Date): boolean {
  return from <= now && (until === null || now < until);
}

async function count(db: Queryable, query: Asked): Promise<number> {
  const { total } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(isVisible(query.now))
    .where(matches(query))
    .executeTakeFirstOrThrow();
  return total;
}
