import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed, updateVersioned } from "~/platform/database/versioned-rows.server";

type Act = { id: string; userId: string | null; now: Date };

export type GalleryActResult = { kind: "done"; title: string } | { kind: "not-found" };

/** Moves a photo to the trash or brings it back in its place; done twice, it is done once. */
export async function setGalleryImageTrashed(
  database: Database,
  { isTrashed, ...act }: Act & { isTrashed: boolean },
): Promise<GalleryActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored) return { kind: "not-found" };
    await setTrashed(trx, "gallery_images", { ...act, isTrashed });
    const isChanged = (stored.deleted_at !== null) !== isTrashed;
    if (isChanged) {
      await record(trx, act, isTrashed ? "trashed" : "restored", stored.title);
      await contentChanged(trx);
    }
    return { kind: "done", title: stored.title };
  });
}

/**
 * Puts a photo among the featured ones or takes it away. Somebody who has it open in a form meets a
 * conflict rather than undoing it unawares. A photo in the trash is not found.
 */
export async function setFeatured(
  database: Database,
  { isFeatured, ...act }: Act & { isFeatured: boolean },
): Promise<GalleryActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored || stored.deleted_at) return { kind: "not-found" };
    if (stored.is_featured !== isFeatured) {
      const change = { ...act, version: stored.version, values: { is_featured: isFeatured } };
      await updateVersioned(trx, "gallery_images", change);
      await record(trx, act, "updated", stored.title);
      await contentChanged(trx);
    }
    return { kind: "done", title: stored.title };
  });
}

function findStored(trx: DatabaseTransaction, id: string) {
  return trx
    .selectFrom("gallery_images")
    .select(["title", "version", "is_featured", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function record(
  trx: DatabaseTransaction,
  { id, userId, now }: Act,
  action: ActivityAction,
  label: string,
): Promise<void> {
  await recordActivity(trx, {
    action,
    subject: "gallery-image",
    subjectId: id,
    label,
    userId,
    now,
  });
}
