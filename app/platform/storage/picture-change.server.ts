import { parseMediaUrl } from "~/lib/media-url";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { noteForCleanup, takeOffCleanup } from "./cleanup-log.server";

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
