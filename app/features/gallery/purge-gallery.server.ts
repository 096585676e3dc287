import { trashDeadline } from "~/lib/trash";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { photoPaths } from "./gallery-files";

const PURGED = "Photo supprimée définitivement";
/** Rows of one transaction, so that nobody waits long. */
const BATCH = 50;

/** Deletes for good a photo that is in the trash; any other is not found. */
export async function purgeGalleryImage(
  database: Database,
  { id, ...by }: { id: string; userId: string | null; now: Date },
): Promise<{ kind: "done" } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const photo = await trx
      .selectFrom("gallery_images")
      .select(["id", "title", "image_url"])
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (!photo) return { kind: "not-found" };
    await purge(trx, photo, by);
    return { kind: "done" };
  });
}

/**
 * Deletes for good the photos that have been in the trash for 30 days and notes their files and
 * thumbnails for the storage cleanup; returns how many. Nobody saw them any more: cached pages stay.
 */
export async function purgeExpiredGalleryImages(database: Database, now: Date): Promise<number> {
  const limit = trashDeadline(now);
  const expired = database.kysely
    .selectFrom("gallery_images")
    .select("id")
    .where("deleted_at", "<=", limit)
    .limit(1);
  let count = 0;
  while (await expired.executeTakeFirst()) {
    count += await transaction(database, (trx) => purgeSome(trx, limit, now));
  }
  return count;
}

async function purgeSome(trx: DatabaseTransaction, limit: string, now: Date): Promise<number> {
  const photos = await trx
    .selectFrom("gallery_images")
    .select(["id", "title", "image_url"])
    .where("deleted_at", "<=", limit)
    .limit(BATCH)
    .execute();
  for (const photo of photos) await purge(trx, photo, { userId: null, now });
  return photos.length;
}

async function purge(
  trx: DatabaseTransaction,
  { id, title: label, image_url }: { id: string; title: string; image_url: string },
  by: { userId: string | null; now: Date },
): Promise<void> {
  await trx.deleteFrom("gallery_images").where("id", "=", id).execute();
  const act = { action: "purged", subject: "gallery-image", subjectId: id } as const;
  await recordActivity(trx, { ...act, ...by, label });
  await noteForCleanup(trx, { paths: photoPaths(image_url), reason: PURGED, now: by.now });
}
