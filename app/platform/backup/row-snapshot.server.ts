import { sql } from "kysely";
import {
  type Database,
  openSqliteDatabase,
  type Queryable,
} from "~/platform/database/database.server";
import type { Engine } from "~/platform/database/engine";
import type { BackupRow } from "./backup-format";

const AT_A_TIME = 500;

/**
 * Runs `work` on all rows as they are at one instant, while others write on: PostgreSQL's repeatable
 * read; on SQLite a read transaction of a connection of its own, which nobody waits for.
 */
export async function withRowSnapshot<T>(
  database: Database,
  work: (db: Queryable) => Promise<T>,
): Promise<T> {
  if (database.engine === "postgres") {
    return await database.kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(work);
  }
  const own = openSqliteDatabase(await sqliteFileOf(database));
  try {
    return await own.kysely.connection().execute(async (db) => {
      await sql`begin deferred`.execute(db);
      try {
        return await work(db);
      } finally {
        await sql`rollback`.execute(db);
      }
    });
  } finally {
    await own.close();
  }
}

async function sqliteFileOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'
  `.execute(kysely);
  const file = rows[0]?.file;
  if (!file) throw new Error("A database in memory has no second connection.");
  return file;
}

/** The rows of a table, some hundreds at a time in memory. `db` is a transaction. */
export async function* readRows(
  db: Queryable,
  engine: Engine,
  table: string,
): AsyncGenerator<BackupRow> {
  const query = db.selectFrom(sql<BackupRow>`${sql.table(table)}`.as("kept")).selectAll();
  if (engine === "sqlite") {
    yield* query.stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<BackupRow>`fetch ${sql.lit(AT_A_TIME)} from backup_rows`.execute(db);
    yield* rows;
    if (rows.length < AT_A_TIME) break;
  }
  await sql`close backup_rows`.execute(db);
}
