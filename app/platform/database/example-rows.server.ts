import { type SqlBool, sql } from "kysely";
import type { VersionedTable } from "./versioned-rows.server";

/**
 * Whether a row came with the demo and no person has written it since; the authors of the demo are no
 * persons. `row` is what the query calls the table.
 */
export function isExample(table: VersionedTable, row: string = table) {
  const [id, version, updatedBy] = ["id", "version", "updated_by"].map((column) =>
    sql.ref(`${row}.${column}`),
  );
  return sql<SqlBool>`(${version} = 1
    and (${updatedBy} is null
      or ${updatedBy} in (select row_id from demo_rows where table_name = 'users'))
    and ${id} in (select row_id from demo_rows where table_name = ${table}))`;
}

/** The same as a column: 1 or 0. */
export function exampleFlag(table: VersionedTable, row: string = table) {
  return sql<number>`case when ${isExample(table, row)} then 1 else 0 end`;
}
