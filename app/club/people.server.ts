import { sql } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import type { People } from "./people-names";

/** The people whom records name, those in the trash left out. */
export async function readPeople(db: Queryable): Promise<People> {
  const rows = await db
    .selectFrom("coaches")
    .select(["id", "full_name", "photo", sql<string>`''`.as("board_role")])
    .where("deleted_at", "is", null)
    .unionAll(
      db
        .selectFrom("board_members")
        .select(["id", "full_name", "photo", "role as board_role"])
        .where("deleted_at", "is", null),
    )
    .execute();
  return new Map(
    rows.map(({ id, full_name: name, photo, board_role: boardRole }) => [
      id,
      { name, photo, boardRole },
    ]),
  );
}
