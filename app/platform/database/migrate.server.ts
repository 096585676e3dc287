import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type MigrationResultSet, Migrator } from "kysely/migration";
import { migrations } from "~database/migrations";
import type { Schema } from "~database/schema";
import { START_COMMAND } from "../own-commands.server";
import type { Database } from "./database.server";
import { overwriteFreePages } from "./overwrite-free-pages.server";
import { LONG_WORK, withPatience } from "./write-lock.server";

/** The database is of another version than the program; said in French to the technical person. */
export class SchemaError extends Error {}

/** Brings the database to the newest schema; several processes may ask at once. Throws on failure, leaving what it had. */
export async function migrateToLatest(database: Database): Promise<string[]> {
  const migrate = (db: Kysely<Schema>) => migratorOf(database, db).migrateToLatest();
  const names = migratedBy(
    database.engine === "postgres"
      ? await withPatience(database, LONG_WORK, migrate)
      : await migrate(database.native),
  );
  if (database.engine === "sqlite" && names.includes("0014-erased-accounts")) {
    await overwriteFreePages(database);
  }
  return names;
}

/** Brings an empty database to the schema as a migration left it, given by its name. Throws on failure. */
export async function migrateToLevel(database: Database, level: string): Promise<string[]> {
  return migratedBy(await migratorOf(database, database.native).migrateTo(level));
}

function migratedBy({ error, results }: MigrationResultSet): string[] {
  if (error) throw new Error("La mise à jour de la base de données a échoué.", { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Throws a `SchemaError` when a newer program has migrated the database. */
export async function requireKnownSchema(database: Database): Promise<void> {
  const known = migrations(database.engine);
  const unknown = (await listApplied(database)).find((name) => !(name in known));
  if (unknown === undefined) return;
  throw new SchemaError(
    `La base de données est d’une version plus récente que ce programme (${unknown})\u00a0: mettez le programme à jour, ou restaurez une sauvegarde de cette version.`,
  );
}

/** Throws a `SchemaError` unless the database is one of this very version of the program. */
export async function requireNewestSchema(database: Database): Promise<void> {
  const applied = await listApplied(database);
  if (applied.length === 0) {
    throw new SchemaError(
      `Il n’y a aucun site dans cette base de données\u00a0: lancez d’abord «\u00a0${START_COMMAND}\u00a0».`,
    );
  }
  const missing = Object.keys(migrations(database.engine)).find((name) => !applied.includes(name));
  if (missing === undefined) return;
  throw new SchemaError(
    `La base de données est d’une version plus ancienne que ce programme (${missing} manque)\u00a0: redémarrez d’abord le site, qui la met à jour.`,
  );
}

async function listApplied({ native }: Database): Promise<string[]> {
  const tables = await native.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(native);
  return rows.map(({ name }) => name);
}

function migratorOf({ engine }: Database, db: Kysely<Schema>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations(engine) },
  });
}
