import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type Database,
  openPostgresDatabase,
  openSqliteDatabase,
} from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { type Environment, EnvironmentError, readEnvironment } from "~/platform/environment.server";
import { createLog } from "~/platform/log.server";
import type { Services } from "~/platform/services.server";
import { readOrMakeAuthSecret } from "./auth-secret";
import { openSiteStorage } from "./site-storage";
import { reason } from "./start-failure";

/** What the process opens once and every request shares. */
export type SiteServices = Omit<
  Services,
  "requestId" | "clientAddress" | "now" | "contentMemo" | "writtenBefore"
>;

/** The opened site; `sqliteFile` is null on PostgreSQL. */
export type Site = SiteServices & { sqliteFile: string | null; close(): Promise<void> };

/**
 * Opens the database (migrated), the storage and the secret that the environment names. Throws an
 * `EnvironmentError` with a French sentence when the technical person can mend it.
 */
export async function openSite(source: Record<string, string | undefined>): Promise<Site> {
  const environment = readEnvironment(source);
  const log = createLog(environment.logLevel);
  await makeDataDir(environment.dataDir);
  const sqliteFile = environment.databaseUrl ? null : join(environment.dataDir, "foulee.db");
  const database = await openDatabase(environment, sqliteFile);
  return {
    environment,
    log,
    database,
    sqliteFile,
    storage: await openSiteStorage(environment),
    authSecret: environment.authSecret ?? (await readOrMakeAuthSecret(environment.dataDir)),
    close: () => database.close(),
  };
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const sentence = `DATA_DIR\u00a0: le dossier ${dataDir} ne peut pas être créé (${reason(cause)}).`;
    throw new EnvironmentError(sentence, { cause });
  }
}

async function openDatabase(environment: Environment, file: string | null): Promise<Database> {
  let database: Database | null = null;
  try {
    database = file
      ? openSqliteDatabase(file)
      : openPostgresDatabase(environment.databaseUrl ?? "");
    await migrateToLatest(database);
    return database;
  } catch (error) {
    await database?.close();
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const place = file ? `dans ${file}` : "à l’adresse DATABASE_URL";
    const sentence = `La base de données ne s’ouvre pas ${place} (${reason(cause)}).`;
    throw new EnvironmentError(sentence, { cause });
  }
}
