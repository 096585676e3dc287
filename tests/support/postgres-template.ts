import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openPostgresDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { newId } from "~/platform/random.server";
import { saveEmbeddedTemplate } from "./embedded-postgres";
import { onPostgres, urlOfDatabase } from "./postgres-databases";
import { writeResetStatement } from "./postgres-reset";
import { findPostgresBinaries, startPostgres } from "./postgres-server";
import "./test-engine";

type Teardown = () => Promise<void>;

/**
 * Chooses the PostgreSQL of the run, once: that of `TEST_DATABASE_URL`, else one started from the
 * machine's binaries, else PGlite (asked for by `TEST_DATABASE_URL=pglite`); and migrates a template there that every test copies.
 */
export default async function preparePostgres(project: TestProject): Promise<Teardown> {
  const given = process.env.TEST_DATABASE_URL;
  if (given === "pglite") return prepareEmbedded(project);
  if (given) return prepareOnServer(project, given, (template) => dropDatabases(given, template));
  const binaries = await findPostgresBinaries();
  if (!binaries) return prepareEmbedded(project);
  try {
    const started = await startPostgres(binaries);
    return await prepareOnServer(project, started.url, started.stop);
  } catch (error) {
    console.info(`PostgreSQL (${binaries}) did not start; PGlite stands in for it.\n${error}`);
    return prepareEmbedded(project);
  }
}

async function prepareOnServer(
  project: TestProject,
  server: string,
  tearDown: (template: string) => Promise<void>,
): Promise<Teardown> {
  const template = `foulee_test_${newId().slice(0, 8)}`;
  await onPostgres(server, `create database ${template}`);
  const database = openPostgresDatabase(urlOfDatabase(server, template));
  await migrateToLatest(database);
  const reset = await writeResetStatement(database.native);
  await database.close();
  const [row] = await onPostgres(server, "show server_version");
  const version = String(row?.server_version).split(" ")[0];
  announce(project, { kind: "postgres", description: `${version}, real`, server, template, reset });
  return () => tearDown(template);
}

async function dropDatabases(server: string, prefix: string): Promise<void> {
  const all = await onPostgres(server, "select datname from pg_database");
  const names = all.map(({ datname }) => String(datname)).filter((n) => n.startsWith(prefix));
  for (const name of names) await onPostgres(server, `drop database ${name} with (force)`);
}

async function prepareEmbedded(project: TestProject): Promise<Teardown> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-pglite-"));
  const template = join(folder, "template.tar");
  const { version, reset } = await saveEmbeddedTemplate(template);
  announce(project, {
    kind: "pglite",
    description: `${version}, PGlite`,
    template,
    reset,
  });
  return () => rm(folder, { recursive: true, force: true });
}

function announce(project: TestProject, engine: Parameters<typeof project.provide>[1]): void {
  project.provide("testEngine", engine);
  console.info(`PostgreSQL des essais : ${engine.description}.`);
}
