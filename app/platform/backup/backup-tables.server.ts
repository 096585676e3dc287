import { createHash } from "node:crypto";
import { sql } from "kysely";
import {
  type Database,
  openSqliteDatabase,
  type Queryable,
} from "~/platform/database/database.server";
import { migrateToLevel } from "~/platform/database/migrate.server";
import { LONG_WORK, setPatience } from "~/platform/database/write-lock.server";
import { migrations } from "~database/migrations";
import type { BackupRow, TableShape } from "./backup-format";

/** What an older version of the site kept: its archives are still good, these rows are left out. */
const KEPT_BEFORE = ["account_links"];
/**
 * Sessions, from where they were opened, one-time links, and what proves who one is for some minutes:
 * nobody is let in by a backup. What tells the visitors of a day apart is thrown away with the day,
 * and must not live on in a file.
 */
const NOT_KEPT = [
  ...KEPT_BEFORE,
  "sessions",
  "login_addresses",
  "verifications",
  "visit_salts",
  "visit_marks",
];
/**
 * The state of running processes, not of the site: neither backed up nor touched by a restoration. Nor is the list of
 * erased accounts, by which those that a restoration brings back are erased again.
 */
const OF_THE_PROCESSES = [
  "background_tasks",
  "content_version",
  "erased_accounts",
  "rate_limits",
  "used_challenges",
];
/** A first start writes them before anybody has done anything; terms of sale are no sign of use without an order. */
const BARE = [
  "activity_log",
  "club_records",
  "club_revisions",
  "demo_rows",
  "sale_terms",
  "site_settings",
  "storage_cleanup_log",
  "visit_counts",
  "vital_counts",
];

export type SiteTables = {
  /** What a backup holds; parents before the tables that refer to them. */
  kept: TableShape[];
  /** The tables that an archive may hold: those, and the ones that only older versions kept. */
  accepted: TableShape[];
  /** The names of all that a restoration empties, in the same order. */
  replaced: string[];
};

const known = new Map<string, Promise<SiteTables>>();

/**
 * The tables of the site as a migration left them, by default as they are today. They are learned from
 * the migrations: none is forgotten, and other tables of a shared database are never touched.
 */
export function listSiteTables(level = knownMigrations().at(-1) ?? ""): Promise<SiteTables> {
  const tables = known.get(level) ?? learnTables(level);
  known.set(level, tables);
  return tables;
}

async function learnTables(level: string): Promise<SiteTables> {
  const model = openSqliteDatabase(":memory:");
  try {
    await migrateToLevel(model, level);
    const found = await model.native.introspection.getTables();
    const tables = found.filter(({ isView, name }) => !isView && !OF_THE_PROCESSES.includes(name));
    const names = tables.map((table) => table.name);
    const replaced = parentsFirst(names, await listReferences(model));
    const shapes = replaced.map((name) => {
      const table = tables.find((one) => one.name === name);
      return { name, columns: (table?.columns ?? []).map((column) => column.name) };
    });
    const kept = shapes.filter(({ name }) => !NOT_KEPT.includes(name));
    const before = shapes.filter(({ name }) => KEPT_BEFORE.includes(name));
    return { kept, accepted: [...kept, ...before], replaced };
  } finally {
    await model.close();
  }
}

type Reference = { child: string; parent: string };

async function listReferences({ kysely }: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select t.name as child, f."table" as parent
    from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'
  `.execute(kysely);
  return rows;
}

function parentsFirst(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.includes(name) || path.includes(name) || !names.includes(name)) return;
    for (const { child, parent } of references) {
      if (child === name) visit(parent, [...path, name]);
    }
    ordered.push(name);
  };
  for (const name of names.toSorted()) visit(name, []);
  return ordered;
}

/** The migrations that this version of the site knows, oldest first; the names are the same on both engines. */
export function knownMigrations(): string[] {
  return Object.keys(migrations("sqlite")).toSorted();
}

/** Throws when a newer version of the site has changed the tables under this one, which would not know all it has to keep. */
export async function requireKnownTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration
  `.execute(database.kysely);
  const unknown = rows.filter(({ name }) => !knownMigrations().includes(name));
  if (unknown.length > 0) throw new Error("A newer version of the site has migrated the database.");
}

/** Whether there is content or an account that a restoration would replace. */
export async function isSiteUsed(db: Queryable): Promise<boolean> {
  const { kept } = await listSiteTables();
  for (const { name } of kept.filter((table) => !BARE.includes(table.name))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** What a site's secret is recognised by, and nothing can be learned of it from. */
export function secretMark(authSecret: string): string {
  return createHash("sha256").update(`foulee-backup ${authSecret}`).digest("hex");
}

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
      .execute(async (trx) => {
        await setPatience(trx, LONG_WORK);
        return await work(trx);
      });
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

const AT_A_TIME = 500;

/** The rows of a table, some hundreds at a time in memory. `db` is a transaction. */
export async function* readTableRows(
  db: Queryable,
  engine: Database["engine"],
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
