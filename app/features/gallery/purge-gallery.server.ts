import { recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { photoPaths } from "./gallery-files";

const PURGED = "Photo supprimée définitivement";

/**
 * Deletes for good a photo that is in the trash and notes its file and thumbnail for the storage
 * cleanup; any other is not found. Nobody saw it any more: cached pages stay.
 */
export async function purgeGalleryImage(
  database: Database,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<{ kind: "done" } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const photo = await trx
      .selectFrom("gallery_images")
      .select(["title", "image_url"])
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (!photo) return { kind: "not-found" };
    await trx.deleteFrom("gallery_images").where("id", "=", id).execute();
    const act = { action: "purged", subject: "gallery-image", subjectId: id } as const;
    await recordActivity(trx, { ...act, label: photo.title, userId, now });
    await noteForCleanup(trx, { paths: photoPaths(photo.image_url), reason: PURGED, now });
    return { kind: "done" };
  });
}
