import { setImmediate as turn } from "node:timers/promises";
import { sql, type TableMetadata } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import { type PathFinder, pathFinder } from "./path-mentions";

/** A row that names a file: its table, its id where it has one, and which of its columns. */
export type PathUse = { table: string; id: string | null; column: string };

/** The books of the files themselves, secrets, counters, and what merely tells what was done. */
const NOT_SEARCHED: ReadonlySet<string> = new Set([
  "media_files",
  "storage_cleanup_log",
  "activity_log",
  "demo_rows",
  "content_version",
  "rate_limits",
  "background_tasks",
  "visit_counts",
  "vital_counts",
  "visit_salts",
  "visit_marks",
  "sessions",
  "credentials",
  "verifications",
  "account_links",
  "two_factors",
  "used_totp_codes",
  "login_addresses",
  "erased_accounts",
]);

const TEXT_TYPES = /^(text|varchar|bpchar|character|json|jsonb|citext)/i;
const ROWS = 200;

type TextTable = { name: string; hasId: boolean; columns: string[] };

type TextRow = Record<string, unknown>;

/**
 * Which of these paths are in use, and one row of each that uses it. Every text of every table is
 * searched (rich texts, working copies, history, what is in the trash): a table that a later version
 * adds counts without being named here. Rows are read by the hundred, in the caller's transaction if
 * `db` is one, and between two lots the process serves others.
 */
export async function findPathUses(
  db: Queryable,
  paths: readonly string[],
): Promise<Map<string, PathUse>> {
  const uses = new Map<string, PathUse>();
  if (paths.length === 0) return uses;
  const finder = pathFinder(paths);
  for (const table of await listTextTables(db)) {
    for await (const row of readRows(db, table)) noteUses(row, { table, finder, uses });
    if (finder.left() === 0) break;
  }
  return uses;
}

function noteUses(
  row: TextRow,
  { table, finder, uses }: { table: TextTable; finder: PathFinder; uses: Map<string, PathUse> },
): void {
  const id = table.hasId ? String(row.id) : null;
  for (const column of table.columns) {
    const value = row[column];
    if (value === null || value === undefined) continue;
    const text = typeof value === "string" ? value : JSON.stringify(value);
    for (const path of finder.findIn(text)) uses.set(path, { table: table.name, id, column });
  }
}

async function listTextTables(db: Queryable): Promise<TextTable[]> {
  const own = await ownSchema(db);
  const tables = await db.introspection.getTables();
  return tables
    .filter((table) => !table.isView && (own === null || table.schema === own))
    .filter((table) => !NOT_SEARCHED.has(table.name))
    .map(toTextTable)
    .filter((table) => table.columns.length > 0)
    .sort((a, b) => Number(isHistory(a)) - Number(isHistory(b)));
}

/** By far the longest to read, and the least telling: searched for what nothing else uses. */
function isHistory({ name }: TextTable): boolean {
  return name.endsWith("_revisions");
}

/** Where our tables are: a hosted PostgreSQL has others beside them. SQLite has no schemas. */
async function ownSchema(db: Queryable): Promise<string | null> {
  const schemas = await db.introspection.getSchemas();
  if (schemas.length === 0) return null;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? null;
}

function toTextTable({ name, columns }: TableMetadata): TextTable {
  return {
    name,
    hasId: columns.some((column) => column.name === "id"),
    columns: columns
      .filter((column) => TEXT_TYPES.test(column.dataType) && column.name !== "id")
      .map((column) => column.name),
  };
}

async function* readRows(db: Queryable, table: TextTable): AsyncGenerator<TextRow> {
  const columns = sql.join(
    [...(table.hasId ? ["id"] : []), ...table.columns].map((column) => sql.ref(column)),
  );
  const from = sql.table(table.name);
  if (!table.hasId) {
    yield* (await sql<TextRow>`select ${columns} from ${from}`.execute(db)).rows;
    return;
  }
  let after: unknown = null;
  for (;;) {
    const next = after === null ? sql`1 = 1` : sql`id > ${after}`;
    const { rows }: { rows: TextRow[] } = await sql<TextRow>`
      select ${columns} from ${from} where ${next} order by id limit ${sql.lit(ROWS)}
    `.execute(db);
    yield* rows;
    if (rows.length < ROWS) return;
    after = rows.at(-1)?.id;
    await turn();
  }
}
