import { copyFile, open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { openBackupFolder, siteOn } from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { readRows } from "./archive.server";
import type { BackupRow } from "./backup-format";
import { verifyBackup } from "./verify-backup.server";

/**
 * Archives that the version with migration 0013 made, one on each engine: 51 revisions and a working copy
 * of an article, a held message, a collected, a reminded and a withdrawn order, and a path of the
 * storage cleanup for each reason that there was.
 */
const ARCHIVES = ["sqlite-0013.tar", "postgres-0013.tar"];
const backups = openBackupFolder();

async function rowsOfArchive(name: string): Promise<Map<string, BackupRow[]>> {
  const handle = await open(backups.path(name));
  try {
    const { manifest, rows } = await verifyBackup(handle);
    const found = new Map<string, BackupRow[]>();
    for (const table of manifest.tables) {
      const parts = rows.filter((part) => part.table === table.name);
      const lines = await Promise.all(parts.map((part) => readRows(handle, part, table)));
      found.set(table.name, lines.flat());
    }
    return found;
  } finally {
    await handle.close();
  }
}

async function countRows({ kysely }: Database, table: string): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
  const { rows } = await counted.execute(kysely);
  return Number(rows[0]?.count);
}

for (const name of ARCHIVES) {
  test(`an archive of an older version comes over whole: ${name}`, async ({ database }) => {
    await copyFile(join("tests/fixtures/archives", name), backups.path(name));
    const storage = new MemoryStorage();
    await backups.restore(siteOn(database, storage), { name });
    const { kysely } = database;
    for (const [table, rows] of await rowsOfArchive(name)) {
      // The restoration itself stands in the log.
      const more = table === "activity_log" ? 1 : 0;
      expect(await countRows(database, table), table).toBe(rows.length + more);
    }
    expect(storage.files.size).toBe(3);
    const article = await kysely
      .selectFrom("articles")
      .select(["id", "title", "working_copy"])
      .where("working_copy", "is not", null)
      .executeTakeFirstOrThrow();
    expect(article.title).toBe("En ligne");
    expect(article.working_copy).toContain("Copie de travail");
    // In the inbox, unread, without a mail.
    const held = await kysely
      .selectFrom("contact_messages")
      .select(["message", "read_at", "archived_at", "mail_id"])
      .where("title", "=", "Message retenu")
      .execute();
    expect(held).toEqual([
      {
        message: "Bonjour,\nnous serions deux à vouloir venir samedi.",
        read_at: null,
        archived_at: null,
        mail_id: null,
      },
    ]);
    const orders = await kysely.selectFrom("orders").selectAll().orderBy("state").execute();
    expect(orders.map(({ state }) => state)).toEqual(["new", "ready", "withdrawn"]);
    for (const written of (await rowsOfArchive(name)).get("orders") ?? []) {
      // The site reminds and cancels by itself no more, and the next start gives each its terms of sale.
      const { reminded_at: _, reminder_mail_id: __, terms_version: ___, ...kept } = written;
      expect(orders.find(({ id }) => id === written.id)).toMatchObject(kept);
    }
    const putDown = await kysely.selectFrom("storage_cleanup_log").select("reason").execute();
    expect(new Set(putDown.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(10);
  });
}
