import type { CompiledQuery } from "kysely";
import type { Database, Queryable } from "~/platform/database/database.server";

/** The plan of every statement about a table that some work asks for, a line for each step. */
export async function plansOf(
  database: Database,
  table: string,
  work: (db: Queryable) => Promise<unknown>,
): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const executor = database.kysely.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (node, queryId) => {
    const compiled = compile(node, queryId);
    // To count many rows PostgreSQL may well prefer the table, in the order it lies on the disk.
    const isCount =
      database.engine === "postgres" && /^select \(?(?:select )?count\(/.test(compiled.sql);
    if (compiled.sql.includes(`from "${table}"`) && !isCount) asked.push(compiled);
    return compiled;
  };
  try {
    await work(database.kysely);
  } finally {
    executor.compileQuery = compile;
  }
  const explain = database.engine === "sqlite" ? "explain query plan " : "explain ";
  const plans = asked.map(async (query) => {
    const { rows } = await database.native.executeQuery<Record<string, unknown>>({
      ...query,
      sql: explain + query.sql,
    });
    return rows.map((row) => String(row.detail ?? row["QUERY PLAN"])).join("\n");
  });
  return await Promise.all(plans);
}
