import type { FieldErrors } from "~/lib/field-errors";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { noteDocument } from "~/records/document-activity.server";
import type { Documents } from "~/records/documents.server";
import { noteShownFiles } from "~/records/history.server";
import {
  IMAGE_LOST,
  type ProductValues,
  product,
  STOCK_MISSING,
  VARIANT_LOST,
  withSpacedColon,
} from "./product";
import { isPhotoOf } from "./product-files";
import { PRODUCT_STORE, type StoredProduct } from "./product-store.server";

/** Products as documents: without drafts and without a history. */
export const PRODUCT_DOCUMENTS: Documents<ProductValues, StoredProduct, null, never> = {
  kind: product,
  store: PRODUCT_STORE,
  history: null,
  labelOf: ({ name }) => name,
  isShown: ({ live }) => !live.isHidden,
  besideOf: () => null,
  async settle(trx, stored, { id, values: sent }) {
    const known = new Set(stored?.live.variants.map((variant) => variant.id));
    const values = settledValues(sent, known);
    const errors = {
      ...(await imageErrors(trx, id, values)),
      ...(await variantErrors(trx, id, { values, known })),
    };
    return { values, errors };
  },
  noteFiles: (trx, { before, after, now }) =>
    noteShownFiles(trx, { before: before ? [before.live] : [], after: [after.live], now }),
  noteSave: (trx, { save, before }) =>
    noteDocument(trx, PRODUCT_DOCUMENTS, { ...save, action: before ? "updated" : "created" }),
};

/** Orders and counts change the stock of a variant that is there already, whatever a form says. */
function settledValues(values: ProductValues, known: ReadonlySet<string>): ProductValues {
  return {
    ...values,
    sizeGuide: values.sizeGuide.map(withSpacedColon),
    images: values.images.map((image) => (image.isDecorative ? { ...image, alt: "" } : image)),
    variants: values.variants.map((variant) =>
      known.has(variant.id) ? { ...variant, stock: null } : variant,
    ),
  };
}

/** A photo must be the product's own, or one of a product that it was copied from, and really be stored. */
async function imageErrors(
  trx: DatabaseTransaction,
  productId: string,
  { images }: ProductValues,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const urls = images.map(({ url }) => url);
  const shown = await listShown(trx, urls);
  const ids = images.map(({ id }) => id);
  const foreign = await listForeign(trx, "product_images", { productId, ids });
  for (const { id, url } of images) {
    const isAllowed = isPhotoOf(productId, url) || shown.has(url);
    const isLost = foreign.has(id) || !isAllowed || !(await isStoredImage(trx, url));
    if (isLost) errors[`images.${id}.url`] = [IMAGE_LOST];
  }
  return errors;
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
  { values, known }: { values: ProductValues; known: ReadonlySet<string> },
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const added = values.variants.filter(({ id }) => !known.has(id));
  const ids = added.map(({ id }) => id);
  const foreign = await listForeign(trx, "product_variants", { productId, ids });
  for (const { id, stock } of added) {
    if (foreign.has(id)) errors[`variants.${id}.size`] = [VARIANT_LOST];
    else if (stock === null) errors[`variants.${id}.stock`] = [STOCK_MISSING];
  }
  return errors;
}

/** Those of some ids that another product has. */
async function listForeign(
  trx: DatabaseTransaction,
  table: "product_images" | "product_variants",
  { productId, ids }: { productId: string; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom(table)
    .select("id")
    .where("id", "in", ids)
    .where("product_id", "!=", productId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
