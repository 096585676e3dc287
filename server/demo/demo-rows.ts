import type { Database, Queryable } from "~/platform/database/database.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";

/** Where demo content and its authors stand; an article's images and revisions go with it, a product's images and variants too. */
export type DemoTable = VersionedTable | "users";

/** Notes that a row is demo content. */
export async function rememberDemoRow(
  database: Database,
  table: DemoTable,
  id: string,
): Promise<void> {
  await database.kysely.insertInto("demo_rows").values({ table_name: table, row_id: id }).execute();
}

export async function listDemoRows(db: Queryable, table: DemoTable): Promise<string[]> {
  const rows = await db
    .selectFrom("demo_rows")
    .select("row_id")
    .where("table_name", "=", table)
    .execute();
  return rows.map((row) => row.row_id);
}
