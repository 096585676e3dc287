import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed, updateVersioned } from "~/platform/database/versioned-rows.server";
import { noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { photoPaths } from "./product-files";

type Act = { id: string; userId: string | null; now: Date };

export type ProductActResult = { kind: "done"; name: string } | { kind: "not-found" };

/**
 * Moves a product to the trash or brings it back in its place, its stock as it was; done twice, it is
 * done once. What was ordered of it stays ordered.
 */
export async function setProductTrashed(
  database: Database,
  { isTrashed, ...act }: Act & { isTrashed: boolean },
): Promise<ProductActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored) return { kind: "not-found" };
    await setTrashed(trx, "products", { ...act, isTrashed });
    const isChanged = (stored.deleted_at !== null) !== isTrashed;
    if (isChanged) {
      await record(trx, act, isTrashed ? "trashed" : "restored", stored.name);
      await contentChanged(trx);
    }
    return { kind: "done", name: stored.name };
  });
}

/**
 * Takes a product off the shop or shows it again. Somebody who has it open in a form meets a conflict
 * rather than undoing it unawares. A product in the trash is not found.
 */
export async function setProductHidden(
  database: Database,
  { isHidden, ...act }: Act & { isHidden: boolean },
): Promise<ProductActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored || stored.deleted_at) return { kind: "not-found" };
    if (stored.is_hidden !== isHidden) {
      const change = { ...act, version: stored.version, values: { is_hidden: isHidden } };
      await updateVersioned(trx, "products", change);
      await record(trx, act, isHidden ? "unpublished" : "published", stored.name);
      await contentChanged(trx);
    }
    return { kind: "done", name: stored.name };
  });
}

/**
 * Deletes for good a product that is in the trash, with its variants and their history; any other is
 * not found. Orders keep what they say of it.
 */
export async function purgeProduct(database: Database, act: Act): Promise<ProductActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored?.deleted_at) return { kind: "not-found" };
    const images = await trx
      .selectFrom("product_images")
      .select("image_url")
      .where("product_id", "=", act.id)
      .execute();
    await trx.deleteFrom("products").where("id", "=", act.id).execute();
    const paths = images.flatMap((image) => photoPaths(image.image_url));
    await noteForCleanup(trx, { paths, reason: "purged", now: act.now });
    await record(trx, act, "purged", stored.name);
    return { kind: "done", name: stored.name };
  });
}

function findStored(trx: DatabaseTransaction, id: string) {
  return trx
    .selectFrom("products")
    .select(["name", "version", "is_hidden", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function record(
  trx: DatabaseTransaction,
  { id, userId, now }: Act,
  action: ActivityAction,
  label: string,
): Promise<void> {
  await recordActivity(trx, { action, subject: "product", subjectId: id, label, userId, now });
}
