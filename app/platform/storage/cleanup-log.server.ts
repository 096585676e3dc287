import { slicesOf } from "~/lib/lists";
import { parseMediaUrl } from "~/lib/media-url";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";

/** Nothing brings these back: deleted for good, or removed with the demo. */
const FINAL_REASONS: ReadonlySet<string> = new Set(["purged", "demo"]);

/**
 * Puts files down for the storage cleanup (`storage_cleanup_log`, specification §3), in the
 * transaction that replaced them or purged their row (product.md, doubtful point 11). A path that
 * waits already is not put down twice: it goes sooner where it can no longer be brought back. The cleanup
 * itself checks that nothing else uses a file.
 */
export async function noteForCleanup(
  trx: DatabaseTransaction,
  { paths, reason, now }: { paths: readonly string[]; reason: string; now: Date },
): Promise<void> {
  if (paths.length === 0) return;
  const pending = await trx
    .selectFrom("storage_cleanup_log")
    .select("file_path")
    .where("file_path", "in", paths)
    .where("processed", "=", false)
    .execute();
  const known = new Set(pending.map((row) => row.file_path));
  if (known.size > 0 && FINAL_REASONS.has(reason)) {
    await trx
      .updateTable("storage_cleanup_log")
      .set({ reason })
      .where("file_path", "in", [...known])
      .where("processed", "=", false)
      .execute();
  }
  const added = [...new Set(paths)].filter((path) => !known.has(path));
  if (added.length === 0) return;
  const entry = { reason, processed: false, created_at: now.toISOString() };
  await trx
    .insertInto("storage_cleanup_log")
    .values(added.map((path) => ({ ...entry, id: newId(), file_path: path })))
    .execute();
}

/** The reason of a file that goes unless its last search finds a use: no form takes it up any more. */
const LEAVING_REASON = "leaving";

/** Marks files that are about to go; `logged` is how the log writes a path, which older versions wrote as an address. */
export async function markLeaving(
  trx: DatabaseTransaction,
  files: readonly { path: string; logged: string }[],
): Promise<void> {
  for (const { path, logged } of files) {
    await trx
      .updateTable("storage_cleanup_log")
      .set({ file_path: path, reason: LEAVING_REASON })
      .where("file_path", "=", logged)
      .where("processed", "=", false)
      .execute();
  }
}

/** Whether a stored file is about to go. */
export async function isLeaving(db: Queryable, path: string): Promise<boolean> {
  const entry = await db
    .selectFrom("storage_cleanup_log")
    .select("id")
    .where("file_path", "=", path)
    .where("processed", "=", false)
    .where("reason", "=", LEAVING_REASON)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Takes a path that is in use again out of what waits to be cleaned. */
export async function takeOffCleanup(trx: DatabaseTransaction, path: string): Promise<void> {
  await markCleanupProcessed(trx, [path]);
}

const PARAMETERS = 500;

/**
 * `mark_cleanup_processed(paths)` of specification §7: these paths, as the log holds them, wait no
 * longer, in the caller's transaction. A path that does not wait is no error.
 */
export async function markCleanupProcessed(
  trx: DatabaseTransaction,
  paths: readonly string[],
): Promise<void> {
  for (const some of slicesOf(paths, PARAMETERS)) {
    await trx
      .updateTable("storage_cleanup_log")
      .set({ processed: true })
      .where("file_path", "in", some)
      .where("processed", "=", false)
      .execute();
  }
}

type PictureChange = { before: string | null; after: string | null; now: Date };

/**
 * In the transaction in which a row shows another picture, or none: puts the file it showed down for
 * cleanup, unless the new one took its very place, and takes the one it shows now out of it.
 */
export async function notePictureChange(
  trx: DatabaseTransaction,
  { before, after, now }: PictureChange,
): Promise<void> {
  const gone = pathOf(before);
  const shown = pathOf(after);
  if (gone && gone !== shown) {
    await noteForCleanup(trx, { paths: [gone], reason: shown ? "replaced" : "removed", now });
  }
  if (shown) await takeOffCleanup(trx, shown);
}

/** In the transaction that deletes a row for good: puts the picture it showed down for cleanup. */
export async function notePurgedPicture(
  trx: DatabaseTransaction,
  { url, now }: { url: string | null; now: Date },
): Promise<void> {
  const path = pathOf(url);
  if (path) await noteForCleanup(trx, { paths: [path], reason: "purged", now });
}

function pathOf(url: string | null): string | null {
  return url && (parseMediaUrl(url)?.path ?? null);
}
