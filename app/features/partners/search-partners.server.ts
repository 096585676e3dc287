import { bestMatches, matchRank } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import type { Partner } from "./partners.server";

/** A club has a few dozen; the bound keeps a search's work bounded too. */
const READ = 1000;

/** Partners whose name has all these words, outside the trash. */
export async function searchPartners(
  db: Queryable,
  query: { words: readonly string[]; limit: number },
): Promise<Pick<Partner, "id" | "name">[]> {
  if (query.words.length === 0) return [];
  const partners = await db
    .selectFrom("partners")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .limit(READ)
    .execute();
  return bestMatches(partners, ({ name }) => matchRank(query.words, name), query.limit);
}
