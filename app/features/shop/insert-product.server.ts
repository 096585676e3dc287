import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import type { Personalisation, ProductPicture } from "./catalogue.types";

export type NewProduct = {
  /** The one its pictures were stored under. */
  id: string;
  name: string;
  /** Cleaned HTML. */
  description: string;
  priceCents: number;
  /** One line for each size, `S : 86 à 92 cm`; empty for none. */
  sizeGuide: string;
  personalisation: Personalisation | null;
  /** In their order; an empty text is a picture that tells nothing. */
  pictures: readonly ProductPicture[];
  /** In their order; a null price is that of the product. */
  variants: readonly {
    id: string;
    size: string;
    colour: string;
    priceCents: number | null;
    stock: number;
  }[];
  isHidden: boolean;
  now: Date;
};

/** Adds a product at the end of the catalogue with its pictures, its variants and their first stock. */
export async function addProduct(database: Database, product: NewProduct): Promise<void> {
  await transaction(database, async (trx) => {
    await insertProduct(trx, product);
    for (const [place, picture] of product.pictures.entries()) {
      await insertPicture(trx, product.id, { ...picture, place });
    }
    for (const [place, variant] of product.variants.entries()) {
      await insertVariant(trx, product, { ...variant, place });
    }
    await contentChanged(trx);
  });
}

async function insertProduct(trx: DatabaseTransaction, product: NewProduct): Promise<void> {
  const stamp = product.now.toISOString();
  const { last } = await trx
    .selectFrom("products")
    .select((eb) => eb.fn.max("display_order").as("last"))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("products")
    .values({
      id: product.id,
      name: product.name,
      description: product.description,
      price_cents: product.priceCents,
      size_guide: product.sizeGuide,
      personalisation_label: product.personalisation?.label ?? null,
      personalisation_price_cents: product.personalisation?.priceCents ?? null,
      display_order: Number(last ?? 0) + 1,
      is_hidden: product.isHidden,
      created_at: stamp,
      version: 1,
      updated_at: stamp,
      deleted_at: null,
    })
    .execute();
}

async function insertPicture(
  trx: DatabaseTransaction,
  productId: string,
  { url, alt, place }: ProductPicture & { place: number },
): Promise<void> {
  await trx
    .insertInto("product_images")
    .values({
      id: newId(),
      product_id: productId,
      image_url: url,
      alt_text: alt,
      is_decorative: alt === "",
      display_order: place,
    })
    .execute();
}

async function insertVariant(
  trx: DatabaseTransaction,
  { id: productId, now }: NewProduct,
  {
    id,
    size,
    colour,
    priceCents,
    stock,
    place,
  }: NewProduct["variants"][number] & {
    place: number;
  },
): Promise<void> {
  await trx
    .insertInto("product_variants")
    .values({
      id,
      product_id: productId,
      size,
      colour,
      price_cents: priceCents,
      stock,
      display_order: place,
    })
    .execute();
  await trx
    .insertInto("stock_changes")
    .values({
      id: newId(),
      variant_id: id,
      created_at: now.toISOString(),
      delta: stock,
      stock_after: stock,
      reason: "initial",
      order_id: null,
      user_id: null,
    })
    .execute();
}
