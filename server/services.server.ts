import { existsSync } from "node:fs";
import { access, chmod, constants, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type Database,
  openPostgresDatabase,
  openSqliteDatabase,
} from "~/platform/database/database.server";
import {
  migrateToLatest,
  requireKnownSchema,
  requireNewestSchema,
  SchemaError,
} from "~/platform/database/migrate.server";
import { type Environment, EnvironmentError, readEnvironment } from "~/platform/environment.server";
import { createLog } from "~/platform/log.server";
import { START_COMMAND } from "~/platform/own-commands.server";
import type { Services } from "~/platform/services.server";
import { readOrMakeAuthSecret } from "./auth-secret";
import { fillRestoredRows } from "./prepare-site";
import { withServedPort } from "./site-addresses";
import { openSiteStorage } from "./site-storage";
import { databaseAdvice, diskAdvice, reason } from "./start-failure";

/** What the process opens once and every request shares. */
export type SiteServices = Omit<
  Services,
  "requestId" | "clientAddress" | "isHead" | "now" | "contentMemo"
>;

/** The opened site; `sqliteFile` is null on PostgreSQL. */
export type Site = SiteServices & { sqliteFile: string | null; close(): Promise<void> };

/**
 * For what a site is opened: one that is `served` or `restored` into is made where there is none, and
 * brought to the newest schema; what is done to a `running` one needs it as this very program left it.
 */
export type OpenedFor = "served" | "restored" | "running";

/**
 * Opens the database, the storage and the secret that the environment names. Throws an
 * `EnvironmentError` with a French sentence when the technical person can mend it.
 */
export async function openSite(
  source: Record<string, string | undefined>,
  openedFor: OpenedFor,
): Promise<Site> {
  const given = readEnvironment(source);
  const environment = openedFor === "served" ? given : await withServedPort(given);
  const log = createLog(environment.logLevel);
  const sqliteFile = environment.databaseUrl ? null : join(environment.dataDir, "foulee.db");
  if (openedFor === "running" && sqliteFile) requireSite(environment.dataDir, sqliteFile);
  await makeDataDir(environment.dataDir);
  await removeFormerReserve(environment.dataDir);
  const database = await openDatabase(environment, { file: sqliteFile, openedFor });
  await keepPrivate(environment.dataDir);
  return {
    environment,
    log,
    database,
    sqliteFile,
    storage: await openSiteStorage(environment),
    authSecret: environment.authSecret ?? (await readOrMakeAuthSecret(environment.dataDir)),
    fillRestoredRows: (trx) => fillRestoredRows(trx, environment),
    close: () => database.close(),
  };
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    const sentence = `DATA_DIR\u00a0: le dossier ${dataDir} ne peut pas être créé ou écrit (${reason(cause)}).`;
    throw new EnvironmentError(sentence, { cause });
  }
}

/** Former versions kept 8 MB in this file for the day on which the disk is full. */
async function removeFormerReserve(dataDir: string): Promise<void> {
  await rm(join(dataDir, "reserve"), { force: true }).catch(() => undefined);
}

function requireSite(dataDir: string, file: string): void {
  if (existsSync(file)) return;
  throw new EnvironmentError(
    `Aucun site dans ${dataDir}\u00a0: lancez d’abord «\u00a0${START_COMMAND}\u00a0», ou indiquez son dossier dans DATA_DIR.`,
  );
}

/** What was written by an earlier version, or into a folder made beforehand, may be open to others. */
async function keepPrivate(dataDir: string): Promise<void> {
  const modes = {
    "foulee.db": 0o600,
    "foulee.db-wal": 0o600,
    "foulee.db-shm": 0o600,
    files: 0o700,
    sauvegardes: 0o700,
  };
  for (const [name, mode] of Object.entries(modes)) {
    // Not there yet, or somebody else's, who decides.
    await chmod(join(dataDir, name), mode).catch(() => undefined);
  }
}

type Opening = { file: string | null; openedFor: OpenedFor };

async function openDatabase(
  environment: Environment,
  { file, openedFor }: Opening,
): Promise<Database> {
  let database: Database | null = null;
  try {
    database = file
      ? openSqliteDatabase(file)
      : openPostgresDatabase(environment.databaseUrl ?? "");
    await requireKnownSchema(database);
    if (openedFor !== "running") await migrateToLatest(database);
    else await requireNewestSchema(database);
    return database;
  } catch (error) {
    await database?.close();
    if (error instanceof SchemaError) throw new EnvironmentError(error.message);
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const place = file ? `dans ${file}` : "à l’adresse DATABASE_URL";
    const sentence = `La base de données ne s’ouvre pas ${place} (${reason(cause)}).`;
    const advice = file ? diskAdvice(cause) : databaseAdvice(cause);
    throw new EnvironmentError(`${sentence} ${advice}`.trim(), { cause });
  }
}
