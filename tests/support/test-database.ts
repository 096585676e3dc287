import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import {
  type Database,
  openPostgresDatabase,
  openSqliteDatabase,
} from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { openEmbedded, startEmbedded } from "./embedded-postgres";
import { onPostgres, urlOfDatabase } from "./postgres-databases";
import type { TestEngine } from "./test-engine";

/** A database of a test's own. */
export type TestDatabase = {
  /** Where another process finds it: a file, or a connection string; null when it is embedded in this one. */
  location: string | null;
  /**
   * One more connection, as another instance of the site would have. Beware on SQLite: a transaction
   * waits for another connection's by blocking, so two at once in one process wait for ever.
   */
  open(): Database;
  /** Closes what was opened and removes the database. */
  remove(): Promise<void>;
};

type ServerEngine = Extract<TestEngine, { kind: "postgres" }>;
type EmbeddedEngine = Extract<TestEngine, { kind: "pglite" }>;

/** Makes a database on the project's engine: freshly migrated, or without a single table. */
export async function createTestDatabase(
  engine: TestEngine,
  { empty = false } = {},
): Promise<TestDatabase> {
  if (engine.kind === "sqlite") return onSqlite(empty ? null : engine.template);
  if (engine.kind === "pglite") return empty ? onEmptyPglite() : onPglite(engine);
  return empty ? onEmptyServer(engine) : onServer(engine);
}

async function onSqlite(template: string | null): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-test-"));
  const file = join(folder, "foulee.db");
  if (template) await copyFile(template, file);
  return opened(
    file,
    () => openSqliteDatabase(file),
    () => rm(folder, { recursive: true, force: true }),
  );
}

/** Databases made from the template that no test is using, by name. */
const idleNames: string[] = [];

async function onServer({ server, template, reset }: ServerEngine): Promise<TestDatabase> {
  const name = idleNames.pop() ?? (await createOnServer(server, template, template));
  const url = urlOfDatabase(server, name);
  return opened(
    url,
    () => openPostgresDatabase(url),
    async () => {
      await onPostgres(url, reset);
      idleNames.push(name);
    },
  );
}

async function onEmptyServer({ server, template }: ServerEngine): Promise<TestDatabase> {
  const url = urlOfDatabase(server, await createOnServer(server, template, "template0"));
  return opened(
    url,
    () => openPostgresDatabase(url),
    async () => undefined,
  );
}

/** Named after the run's template, with which all of them are dropped at the end. */
async function createOnServer(server: string, run: string, template: string): Promise<string> {
  const name = `${run}_${newId().replaceAll("-", "")}`;
  await onPostgres(server, `create database ${name} template ${template}`);
  return name;
}

/** Instances made from the template that no test is using. */
const idle: PGlite[] = [];

async function onPglite({ template, reset }: EmbeddedEngine): Promise<TestDatabase> {
  const pglite = idle.pop() ?? (await startEmbedded(template));
  return opened(
    null,
    () => openEmbedded(pglite),
    async () => {
      await pglite.exec(reset);
      idle.push(pglite);
    },
  );
}

async function onEmptyPglite(): Promise<TestDatabase> {
  const pglite = await startEmbedded(null);
  return opened(
    null,
    () => openEmbedded(pglite),
    () => pglite.close(),
  );
}

function opened(
  location: string | null,
  open: () => Database,
  remove: () => Promise<void>,
): TestDatabase {
  const connections: Database[] = [];
  return {
    location,
    open: () => {
      const database = open();
      connections.push(database);
      return database;
    },
    remove: async () => {
      for (const database of connections) await database.close();
      await remove();
    },
  };
}
