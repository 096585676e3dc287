import { isDeepStrictEqual } from "node:util";
import type { EditedRecord, SaveAnswer } from "~/editing/edited-record";
import type { FieldErrors } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { updateVersioned } from "~/platform/database/versioned-rows.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import { findEditedProduct, settledValues } from "./edited-product.server";
import {
  IMAGE_LOST,
  type ProductForm,
  type ProductValues,
  STOCK_MISSING,
  VARIANT_LOST,
} from "./product.schema";
import { isPhotoOf } from "./product-files";
import {
  insertProductRow,
  productColumns,
  writeImages,
  writeVariants,
} from "./product-rows.server";

type SaveProduct = {
  /** Made with the form of a new one: sent twice, it is one product. */
  id: string;
  form: ProductForm;
  userId: string | null;
  now: Date;
};

type Stored = EditedRecord<ProductValues> | null;

/**
 * Writes what the form of a product holds over the version that was looked at, photos and variants
 * with it, in one transaction; visitors see it at the next request. The stock of a variant that is
 * there already is left alone, whatever the form says: only new ones bring theirs. Photos that are
 * no longer shown are put down for cleanup. The same save sent twice, or again after its answer was
 * lost, is one save.
 */
export async function saveProduct(
  database: Database,
  { form: sent, ...save }: SaveProduct,
): Promise<SaveAnswer<ProductValues>> {
  if (!isUuid(save.id)) return { kind: "not-found" };
  const form = { ...sent, description: sanitizeShortText(sent.description) };
  return transaction(database, async (trx) => {
    const stored = await findEditedProduct(trx, save.id);
    if (!stored && form.version !== 0) return { kind: "not-found" };
    if (stored?.isTrashed) return { kind: "trashed" };
    if (stored && isDeepStrictEqual(stored.values, settledValues(form))) {
      return { kind: "saved", record: stored };
    }
    if (stored && stored.version !== form.version) return { kind: "conflict", current: stored };
    const errors =
      (await lostImages(trx, save.id, form)) ??
      (await variantErrors(trx, save.id, { form, stored }));
    if (errors) return { kind: "invalid", errors };
    await writeProduct(trx, { ...save, form }, stored);
    await contentChanged(trx);
    const record = await findEditedProduct(trx, save.id);
    return record ? { kind: "saved", record } : { kind: "not-found" };
  });
}

/** A photo must be the product's own, or one of a product that it was copied from, and really be stored. */
async function lostImages(
  trx: DatabaseTransaction,
  id: string,
  { images }: ProductForm,
): Promise<FieldErrors | null> {
  const shown = await listShown(
    trx,
    images.map(({ url }) => url),
  );
  const lost: number[] = [];
  for (const [index, { url }] of images.entries()) {
    const isAllowed = isPhotoOf(id, url) || shown.has(url);
    if (!isAllowed || !(await isStoredImage(trx, url))) lost.push(index);
  }
  return errorsAt(lost, (index) => `images[${index}].alt`, IMAGE_LOST);
}

/** Those of some photos that a product has. */
async function listShown(
  trx: DatabaseTransaction,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  if (urls.length === 0) return new Set();
  const rows = await trx
    .selectFrom("product_images")
    .select("image_url")
    .where("image_url", "in", urls)
    .execute();
  return new Set(rows.map(({ image_url }) => image_url));
}

/** A new variant says how many there are; none takes the id of another product's. */
async function variantErrors(
  trx: DatabaseTransaction,
  productId: string,
  { form, stored }: { form: ProductForm; stored: Stored },
): Promise<FieldErrors | null> {
  const known = new Set(stored?.values.variants.map((variant) => variant.id));
  const added = form.variants.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (added.length === 0) return null;
  const foreign = await trx
    .selectFrom("product_variants")
    .select("id")
    .where("id", "in", added)
    .where("product_id", "!=", productId)
    .execute();
  const isForeign = (id: string) => foreign.some((row) => row.id === id);
  const where = (isWrong: (variant: ProductForm["variants"][number]) => boolean) =>
    form.variants.flatMap((variant, index) => (isWrong(variant) ? [index] : []));
  return (
    errorsAt(
      where(({ id }) => isForeign(id)),
      (index) => `variants[${index}].size`,
      VARIANT_LOST,
    ) ??
    errorsAt(
      where(({ id, stock }) => added.includes(id) && stock === null),
      (index) => `variants[${index}].stock`,
      STOCK_MISSING,
    )
  );
}

function errorsAt(
  places: readonly number[],
  nameOf: (index: number) => string,
  message: string,
): FieldErrors | null {
  if (places.length === 0) return null;
  return Object.fromEntries(places.map((index) => [nameOf(index), [message]]));
}

/** Writes a product with its photos and variants into the activity log too; `stored` is null for a new one. */
export async function writeProduct(
  trx: DatabaseTransaction,
  { id, form, userId, now }: SaveProduct,
  stored: Stored,
): Promise<void> {
  if (stored) {
    const { version } = stored;
    await updateVersioned(trx, "products", {
      id,
      version,
      userId,
      now,
      values: productColumns(form),
    });
  } else {
    await insertProductRow(trx, { id, form, userId, now });
  }
  await writeImages(trx, { id, form, now, before: stored?.values.images ?? [] });
  await writeVariants(trx, { id, form, userId, now, before: stored?.values.variants ?? [] });
  await recordActivity(trx, {
    action: stored ? "updated" : "created",
    subject: "product",
    subjectId: id,
    label: form.name,
    userId,
    now,
  });
}
