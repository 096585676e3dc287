import type { KyselyPlugin, RootOperationNode } from "kysely";
import type { CleanupSite } from "~/features/maintenance/cleanup.server";
import { CONTENT_KINDS } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import { createLog } from "~/platform/log.server";
import { newId } from "~/platform/random.server";
import { minutesAfter, NOW } from "./article-fixtures";
import { MemoryStorage } from "./memory-storage";

const DAY_MINUTES = 24 * 60;

export function daysAfter(instant: Date, days: number): Date {
  return minutesAfter(instant, days * DAY_MINUTES);
}

/** A site whose storage is in memory, two days after `NOW`: what was put down then is due. */
export function cleanupSite(database: Database) {
  const storage = new MemoryStorage();
  const forgotten: string[] = [];
  const site: CleanupSite & { storage: MemoryStorage } = {
    database,
    storage,
    log: createLog("silent"),
    now: daysAfter(NOW, 2),
    contentKinds: CONTENT_KINDS,
    forgetCopies: async (path) => void forgotten.push(path),
  };
  return { site, forgotten };
}

/** A file in the storage and its row, a thousand bytes, uploaded at `NOW`. */
export async function storeFile(
  { database, storage }: { database: Database; storage: MemoryStorage },
  path: string,
  { hasRow = true, at = NOW }: { hasRow?: boolean; at?: Date } = {},
): Promise<string> {
  await storage.write(path, { body: new Uint8Array(1000), mediaType: "image/jpeg" });
  if (hasRow) {
    await database.kysely
      .insertInto("media_files")
      .values({
        path,
        media_type: "image/jpeg",
        byte_size: 1000,
        width: 1200,
        height: 800,
        hash: "3fa9c1d2",
        uploaded_by: null,
        created_at: at.toISOString(),
      })
      .execute();
  }
  return path;
}

/** An entry of the cleanup log as it is given, waiting since `NOW`. */
export async function putDown(
  { database }: { database: Database },
  path: string,
  { reason = "purged", at = NOW }: { reason?: string; at?: Date } = {},
): Promise<void> {
  await database.kysely
    .insertInto("storage_cleanup_log")
    .values({
      id: newId(),
      file_path: path,
      reason,
      processed: false,
      created_at: at.toISOString(),
    })
    .execute();
}

/** Files put down and in no use: `gallery/photo-000.jpg` and on. */
export async function unusedFiles(
  site: { database: Database; storage: MemoryStorage },
  count: number,
): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const path = await storeFile(site, `gallery/photo-${String(index).padStart(3, "0")}.jpg`);
    // Oldest first, whatever the ids.
    await putDown(site, path, { at: new Date(NOW.getTime() + index) });
    paths.push(path);
  }
  return paths;
}

/** The files that have a row. */
export async function mediaPaths({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom("media_files").select("path").execute();
  return rows.map((row) => row.path);
}

/** The same database, where a statement on a table fails (`select`, `update`…) but for the first few. */
export function failingDatabase(
  database: Database,
  kind: "SelectQueryNode" | "UpdateQueryNode",
  table: string,
  passed = 0,
): Database {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }): RootOperationNode {
      if (node.kind === kind && JSON.stringify(node).includes(`"${table}"`)) {
        count += 1;
        if (count > passed) throw new Error(`${kind} on ${table}`);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...database, kysely: database.kysely.withPlugin(plugin) };
}
