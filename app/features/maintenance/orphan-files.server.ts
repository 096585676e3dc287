import { slicesOf } from "~/lib/lists";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { findPathUses } from "~/platform/storage/path-uses.server";
import type { ListedFile, Storage } from "~/platform/storage/storage";
import { isStoragePath } from "~/platform/storage/storage-path";
import { ORPHAN_REASON, type OrphanSearch, putDownBefore, RECENT_DAYS } from "./cleanup";

type Site = { database: Database; storage: Storage; now: Date };

/** Files looked up at a time: each such group takes one reading of all texts. */
const GROUP = 5000;
const PARAMETERS = 500;

/**
 * Looks for stored files that no row and no text names, and puts those it had not seen yet down for
 * cleanup, where they wait 28 days from that first sight, whatever date the storage gives them. What
 * came within a day is left alone: its form is not saved yet. Deletes nothing.
 */
export async function noteOrphanFiles({ database, storage, now }: Site): Promise<OrphanSearch> {
  const search: OrphanSearch = { seen: 0, found: 0, bytes: 0 };
  for await (const group of groupsOf(storage.list())) {
    search.seen += group.size;
    const orphans = await findOrphans(database.kysely, [...group.keys()], now);
    for (const path of orphans) search.bytes += group.get(path) ?? 0;
    search.found += orphans.length;
    await note(database, orphans, now);
  }
  return search;
}

async function* groupsOf(files: AsyncIterable<ListedFile>): AsyncGenerator<Map<string, number>> {
  let group = new Map<string, number>();
  for await (const { path, byteSize } of files) {
    if (isStoragePath(path)) group.set(path, byteSize);
    if (group.size < GROUP) continue;
    yield group;
    group = new Map();
  }
  if (group.size > 0) yield group;
}

async function findOrphans(db: Queryable, paths: string[], now: Date): Promise<string[]> {
  const uses = await findPathUses(db, paths);
  const left = new Set(paths.filter((path) => !uses.has(path)));
  for (const some of slicesOf([...left], PARAMETERS)) {
    const [noted, recent] = await Promise.all([
      db
        .selectFrom("storage_cleanup_log")
        .select("file_path as path")
        .where("file_path", "in", some)
        .where("processed", "=", false)
        .execute(),
      db
        .selectFrom("media_files")
        .select("path")
        .where("path", "in", some)
        .where("created_at", ">", putDownBefore(now, RECENT_DAYS))
        .execute(),
    ]);
    for (const { path } of [...noted, ...recent]) left.delete(path);
  }
  return [...left];
}

async function note(database: Database, orphans: string[], now: Date): Promise<void> {
  for (const paths of slicesOf(orphans, PARAMETERS)) {
    await transaction(database, (trx) =>
      noteForCleanup(trx, { paths, reason: ORPHAN_REASON, now }),
    );
  }
}
