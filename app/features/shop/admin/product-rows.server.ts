import type { DatabaseTransaction } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { noteForCleanup, takeOffCleanup } from "~/platform/storage/cleanup-log.server";
import { moveStock } from "../stock.server";
import type { ImageValues, ProductForm, VariantValues } from "./product.schema";
import { photoPaths } from "./product-files";

type Write = { id: string; form: ProductForm; now: Date };
type By = { userId: string | null };

/** The form as the row of the product holds it. */
export function productColumns(form: ProductForm) {
  const { isPersonalised } = form;
  return {
    name: form.name,
    description: form.description,
    price_cents: form.price ?? 0,
    size_guide: form.sizeGuide,
    personalisation_label: isPersonalised ? form.personalisationLabel : null,
    personalisation_price_cents: isPersonalised ? (form.personalisationPrice ?? 0) : null,
    is_hidden: form.isHidden,
  };
}

/** A new product goes to the end of the catalogue. */
export async function insertProductRow(
  trx: DatabaseTransaction,
  { id, form, userId, now }: Write & By,
): Promise<void> {
  const { last } = await trx
    .selectFrom("products")
    .select((eb) => eb.fn.max("display_order").as("last"))
    .executeTakeFirstOrThrow();
  const stamp = now.toISOString();
  await trx
    .insertInto("products")
    .values({
      ...productColumns(form),
      id,
      display_order: Number(last ?? 0) + 1,
      created_at: stamp,
      version: 1,
      updated_at: stamp,
      updated_by: userId,
      deleted_at: null,
    })
    .execute();
}

/** Writes the photos in their order; those that are no longer there are put down for cleanup. */
export async function writeImages(
  trx: DatabaseTransaction,
  { id, form, now, before }: Write & { before: readonly ImageValues[] },
): Promise<void> {
  await trx.deleteFrom("product_images").where("product_id", "=", id).execute();
  if (form.images.length > 0) {
    const rows = form.images.map(({ url, alt, isDecorative }, place) => ({
      id: newId(),
      product_id: id,
      image_url: url,
      alt_text: isDecorative ? "" : alt,
      is_decorative: isDecorative,
      display_order: place,
    }));
    await trx.insertInto("product_images").values(rows).execute();
  }
  const shown = new Set(form.images.flatMap(({ url }) => photoPaths(url)));
  const gone = before.flatMap(({ url }) => photoPaths(url)).filter((path) => !shown.has(path));
  await noteForCleanup(trx, { paths: gone, reason: "removed", now });
  // One that was removed before, and put back from a toast or a version of somebody else's.
  for (const path of shown) await takeOffCleanup(trx, path);
}

/** Writes sizes and colours in their order. Only a new one brings its stock; the history begins there. */
export async function writeVariants(
  trx: DatabaseTransaction,
  { id, form, userId, now, before }: Write & By & { before: readonly VariantValues[] },
): Promise<void> {
  const kept = form.variants.map((variant) => variant.id);
  await trx
    .deleteFrom("product_variants")
    .where("product_id", "=", id)
    .where("id", "not in", kept)
    .execute();
  const known = new Set(before.map((variant) => variant.id));
  for (const [place, variant] of form.variants.entries()) {
    const { size, colour, price: price_cents } = variant;
    const columns = { size, colour, price_cents, display_order: place };
    if (known.has(variant.id)) {
      await trx
        .updateTable("product_variants")
        .set(columns)
        .where("id", "=", variant.id)
        .where("product_id", "=", id)
        .execute();
    } else {
      await trx
        .insertInto("product_variants")
        .values({ ...columns, id: variant.id, product_id: id, stock: 0 })
        .execute();
      const first = { reason: "initial", delta: variant.stock ?? 0, orderId: null } as const;
      await moveStock(trx, { ...first, variantId: variant.id, userId, now });
    }
  }
}
