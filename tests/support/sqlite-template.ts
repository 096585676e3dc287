import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import "./test-engine";

/** Migrates one file, once a run, that every test on SQLite copies. */
export default async function prepareSqlite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-sqlite-"));
  const template = join(folder, "template.db");
  const database = openSqliteDatabase(template);
  await migrateToLatest(database);
  await database.close();
  const description = `SQLite ${process.versions.sqlite}`;
  project.provide("testEngine", { kind: "sqlite", description, template });
  return () => rm(folder, { recursive: true, force: true });
}
