import { bestMatches, matchRank } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";

/** A club has a few dozen; the bound keeps a search's work bounded too. */
const READ = 1000;

/** Products whose name has all these words, outside the trash. */
export async function searchProducts(
  db: Queryable,
  query: { words: readonly string[]; limit: number },
): Promise<{ id: string; name: string; isHidden: boolean }[]> {
  if (query.words.length === 0) return [];
  const rows = await db
    .selectFrom("products")
    .select(["id", "name", "is_hidden"])
    .where("deleted_at", "is", null)
    .orderBy("display_order")
    .orderBy("id")
    .limit(READ)
    .execute();
  const found = bestMatches(rows, ({ name }) => matchRank(query.words, name), query.limit);
  return found.map(({ id, name, is_hidden }) => ({ id, name, isHidden: is_hidden }));
}
