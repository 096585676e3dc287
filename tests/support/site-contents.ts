import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { listSiteTables } from "~/platform/backup/backup-tables.server";
import { type Database, openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import type { Storage } from "~/platform/storage/storage";

/** All that a backup has to bring back: every row of every table as a line, every file as its SHA-256. */
export type SiteContents = { rows: Record<string, string[]>; files: Record<string, string> };

export async function readSiteContents(site: {
  database: Database;
  storage: Storage;
}): Promise<SiteContents> {
  const rows: SiteContents["rows"] = {};
  for (const { name } of (await listSiteTables()).kept) {
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}
    `.execute(site.database.kysely);
    rows[name] = found.rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
  }
  return { rows, files: await readFiles(site.storage) };
}

async function readFiles(storage: Storage): Promise<SiteContents["files"]> {
  const files: SiteContents["files"] = {};
  for await (const { path } of storage.list()) {
    const file = await storage.read(path);
    files[path] = createHash("sha256")
      .update(file?.body ?? "")
      .digest("hex");
  }
  return files;
}

/** A migrated SQLite database beside those of the run's engine. */
export async function openSqliteSite(): Promise<{ database: Database; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-other-"));
  const database = openSqliteDatabase(join(folder, "foulee.db"));
  await migrateToLatest(database);
  return {
    database,
    remove: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
