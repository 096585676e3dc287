import { type Kysely, sql } from "kysely";
import type { Schema } from "~database/schema";

/**
 * The statement that makes a used database what it was after its migrations, several times quicker
 * than a new copy of the template. A test that changes the schema asks for an empty database.
 */
export async function writeResetStatement(database: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'
  `.execute(database);
  const names = rows.map(({ name }) => `'${name}'`).join(", ");
  const inserts: string[] = [];
  for (const { name } of rows) inserts.push(...(await insertsOf(database, name)));
  return `do $reset$ declare name text; used boolean; begin
    foreach name in array array[${names}] loop
      execute 'select exists (select from ' || name || ')' into used;
      if used then execute 'truncate ' || name || ' cascade'; end if;
    end loop;
    ${inserts.join("\n")}
  end $reset$`;
}

async function insertsOf(database: Kysely<Schema>, table: string): Promise<string[]> {
  const { rows } = await sql<{ all: string | null }>`
    select json_agg(t)::text as all from ${sql.raw(table)} t
  `.execute(database);
  const all = rows[0]?.all;
  if (!all) return [];
  return [
    `insert into ${table} select * from json_populate_recordset(null::${table}, $rows$${all}$rows$);`,
  ];
}
