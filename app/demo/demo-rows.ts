import { CONTENT_TABLES } from "~/kinds.server";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { exampleFlag } from "~/platform/database/example-rows.server";
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

/**
 * Nobody did what a load did: the activity log of a new site starts empty. What a person did to a row
 * of the demo stays.
 */
export async function forgetDemoActivity(trx: DatabaseTransaction, now: Date): Promise<void> {
  const demoRows = trx.selectFrom("demo_rows").select("row_id");
  await trx
    .deleteFrom("activity_log")
    .where((eb) =>
      eb.or([
        eb("created_at", "=", now.toISOString()),
        eb("subject_id", "in", demoRows).and(
          eb.or([eb("user_id", "is", null), eb("user_id", "in", demoRows)]),
        ),
      ]),
    )
    .execute();
}

/** What the demo still is on a site: rows that a removal takes, and rows that a real person has made theirs. */
export type DemoContentCount = { removable: number; adopted: number };

/** Counts the demo content that there is. */
export async function countDemoContent(db: Queryable): Promise<DemoContentCount> {
  const count: DemoContentCount = { removable: 0, adopted: 0 };
  for (const table of CONTENT_TABLES) {
    const { removable, adopted } = await sortDemoRows(db, table);
    count.removable += removable.length;
    count.adopted += adopted.length;
  }
  return count;
}

/** The demo rows of a table that are there, by whether somebody has made them theirs. */
export async function sortDemoRows(
  db: Queryable,
  table: VersionedTable,
): Promise<{ removable: string[]; adopted: string[] }> {
  const rows = await db
    .selectFrom(table)
    .select(["id", exampleFlag(table).as("is_example")])
    .where("id", "in", (eb) =>
      eb.selectFrom("demo_rows").select("row_id").where("table_name", "=", table),
    )
    .execute();
  const idsOf = (flag: number) =>
    rows.filter((row) => row.is_example === flag).map((row) => row.id);
  return { removable: idsOf(1), adopted: idsOf(0) };
}

/** An author of the demo goes away; who last changed an article or a photo stays. */
export async function signAdopted(trx: DatabaseTransaction): Promise<void> {
  const authors = await listDemoRows(trx, "users");
  if (authors.length === 0) return;
  for (const table of ["articles", "gallery_images"] as const) {
    await trx
      .updateTable(table)
      .set((eb) => ({ author_id: eb.ref("updated_by") }))
      .where("author_id", "in", authors)
      .where("updated_by", "is not", null)
      .where("updated_by", "not in", authors)
      .execute();
  }
}
