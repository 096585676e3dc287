import { bestMatches, matchRank } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import type { TeamMember } from "./team.server";
import type { TeamTable } from "./team-kinds";

/** A club has a few dozen; the bound keeps a search's work bounded too. */
const READ = 1000;

/** People of one of the two lists whose name or role has all these words, outside the trash. */
export async function searchTeam(
  db: Queryable,
  table: TeamTable,
  query: { words: readonly string[]; limit: number },
): Promise<Pick<TeamMember, "id" | "full_name" | "role">[]> {
  if (query.words.length === 0) return [];
  const people = await db
    .selectFrom(table)
    .select(["id", "full_name", "role"])
    .where("deleted_at", "is", null)
    .orderBy("full_name")
    .orderBy("id")
    .limit(READ)
    .execute();
  return bestMatches(
    people,
    ({ full_name, role }) => matchRank(query.words, full_name, role),
    query.limit,
  );
}
