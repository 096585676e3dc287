import type { Queryable } from "~/platform/database/database.server";

/** What products are called, by id, and whether visitors see them; those that are no more are left out. */
export async function findProductNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { name: string; isShown: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "name", "is_hidden", "deleted_at"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, name, is_hidden, deleted_at }) => [
      id,
      { name, isShown: !is_hidden && deleted_at === null },
    ]),
  );
}
