import { type FileHandle, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest, migrateToLevel } from "~/platform/database/migrate.server";
import { readRows } from "./archive.server";
import { listSiteTables } from "./backup-tables.server";
import { emptyTables, insertRows } from "./restore-rows.server";
import { levelOf, type VerifiedBackup } from "./verify-backup.server";

/** The rows of an archive as today's version keeps them; `remove` leaves nothing of them on the disk. */
export type ScratchDatabase = { database: Database; remove(): Promise<void> };

/**
 * Puts the rows of a verified archive into a SQLite file of the version that wrote them, and migrates
 * that file: an older archive comes over as its site would have. The file stands in a folder of its
 * own in `folder`, for its owner alone. Rejects with a `BackupError` when a row breaks a rule of its
 * tables, or the archive is no longer what was verified.
 */
export async function openScratchDatabase(
  folder: string,
  handle: FileHandle,
  backup: VerifiedBackup,
): Promise<ScratchDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder, "restoration-"));
  let database: Database | null = null;
  const remove = async () => {
    await database?.close();
    // A restoration that succeeded did so, whatever is left: the next start removes it.
    await rm(own, { recursive: true, force: true }).catch(() => undefined);
  };
  try {
    database = openSqliteDatabase(join(own, "rows.db"));
    // A power cut ends the restoration anyway, and a log of writes would take the room once more.
    await sql`pragma synchronous = off`.execute(database.kysely);
    await sql`pragma journal_mode = delete`.execute(database.kysely);
    await fillAsWritten(database, handle, backup);
    await migrateToLatest(database);
    return { database, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function fillAsWritten(
  database: Database,
  handle: FileHandle,
  { manifest, rows }: VerifiedBackup,
): Promise<void> {
  const level = levelOf(manifest);
  await migrateToLevel(database, level);
  const { kept, replaced } = await listSiteTables(level);
  await database.kysely.transaction().execute(async (trx) => {
    // Migrations write rows too: the archive holds those that its site still had.
    await emptyTables(trx, replaced);
    for (const { name } of kept) {
      const table = manifest.tables.find((one) => one.name === name);
      if (!table) continue;
      for (const part of rows.filter((one) => one.table === name)) {
        await insertRows(trx, table, await readRows(handle, part, table));
      }
    }
  });
}
