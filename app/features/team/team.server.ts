import { sortByName } from "~/lib/short-list";
import type { Queryable } from "~/platform/database/database.server";

type TeamTable = "coaches" | "board_members";

/** A coach or a board member as pages show them. */
export type TeamMember = { id: string; full_name: string; role: string; photo: string | null };

/** Everybody of one of the two lists, by name (specification §7). */
export async function listTeam(db: Queryable, table: TeamTable): Promise<TeamMember[]> {
  const people = await db
    .selectFrom(table)
    .select(["id", "full_name", "role", "photo"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  // The two engines do not sort accents alike.
  return sortByName(people, ({ full_name }) => full_name);
}

/** How many of them visitors see. */
export async function countTeam(db: Queryable, table: TeamTable): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("total"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
