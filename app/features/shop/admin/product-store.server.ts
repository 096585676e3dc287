import { isUuid } from "~/lib/uuid";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import type { RecordDocument, Store, WrittenDocument } from "~/records/documents.server";
import type { ProductsTable } from "~database/schema/shop";
import { moveStock } from "../stock.server";
import { centsOf, eurosOf } from "./price-input";
import type { ProductImage, ProductValues, ProductVariant } from "./product";

export type StoredProduct = RecordDocument<ProductValues>;
/** Nothing stands beside the values of a product. */
type Written = WrittenDocument<ProductValues, null>;

/** Products have a row, and their photos and variants one each. */
export const PRODUCT_STORE: Store<ProductValues, StoredProduct, null> = {
  find: findStoredProduct,
  async write(trx, written, before) {
    if (before) await updateRow(trx, written);
    else await insertRow(trx, written);
    await writeImages(trx, written);
    await writeVariants(trx, written, before?.live.variants ?? []);
    const stored = await findStoredProduct(trx, written.id);
    if (!stored) throw new Error("A product is there once it is written.");
    return stored;
  },
};

/** A product, the trash included; null when there is none. */
export async function findStoredProduct(db: Queryable, id: string): Promise<StoredProduct | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("products")
    .selectAll()
    .select(accountName("products.updated_by").as("updated_by_name"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const values = {
    ...valuesOfRow(row),
    images: await listImages(db, id),
    variants: await listVariants(db, id),
  };
  const { version } = row;
  const isTrashed = row.deleted_at !== null;
  return {
    id,
    version,
    isTrashed,
    live: values,
    workingCopy: null,
    record: {
      id,
      version,
      isTrashed,
      values,
      updatedAt: row.updated_at,
      updatedByName: row.updated_by_name,
    },
  };
}

type Row = Pick<
  ProductsTable,
  | "name"
  | "price_cents"
  | "description"
  | "size_guide"
  | "personalisation_label"
  | "personalisation_price_cents"
  | "is_hidden"
>;

function valuesOfRow(row: Row): Omit<ProductValues, "images" | "variants"> {
  const { personalisation_label: label, personalisation_price_cents: supplement } = row;
  return {
    name: row.name,
    price: eurosOf(row.price_cents),
    description: row.description,
    sizeGuide: row.size_guide === "" ? [] : row.size_guide.split("\n"),
    personalisation:
      label === null
        ? null
        : {
            label,
            price: optionalEuros(supplement),
          },
    isHidden: row.is_hidden,
  };
}

function columnsOf({ live }: Written): Row {
  const { personalisation } = live;
  return {
    name: live.name,
    price_cents: centsOf(live.price ?? 0),
    description: live.description,
    size_guide: live.sizeGuide.join("\n"),
    personalisation_label: personalisation?.label ?? null,
    personalisation_price_cents: personalisation && centsOf(personalisation.price ?? 0),
    is_hidden: live.isHidden,
  };
}

function optionalEuros(cents: number | null): number | null {
  return cents === null ? null : eurosOf(cents);
}

async function listImages(db: Queryable, productId: string): Promise<ProductImage[]> {
  const rows = await db
    .selectFrom("product_images")
    .select(["id", "image_url", "alt_text", "is_decorative"])
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: row.image_url,
    alt: row.alt_text,
    isDecorative: row.is_decorative,
  }));
}

async function listVariants(db: Queryable, productId: string): Promise<ProductVariant[]> {
  const rows = await db
    .selectFrom("product_variants")
    .select(["id", "size", "colour", "price_cents"])
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map(({ price_cents, ...variant }) => ({
    ...variant,
    price: optionalEuros(price_cents),
    stock: null,
  }));
}

async function updateRow(trx: DatabaseTransaction, written: Written): Promise<void> {
  await trx
    .updateTable("products")
    .set({
      ...columnsOf(written),
      ...versionOf(written),
    })
    .where("id", "=", written.id)
    .execute();
}

/** A new product goes to the end of the catalogue. */
async function insertRow(trx: DatabaseTransaction, written: Written): Promise<void> {
  const { last } = await trx
    .selectFrom("products")
    .select((eb) => eb.fn.max("display_order").as("last"))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("products")
    .values({
      id: written.id,
      ...columnsOf(written),
      ...versionOf(written),
      display_order: Number(last ?? 0) + 1,
      created_at: written.now.toISOString(),
      deleted_at: null,
    })
    .execute();
}

function versionOf({ version, userId, now }: Written) {
  return {
    version,
    updated_at: now.toISOString(),
    updated_by: userId,
  };
}

async function writeImages(trx: DatabaseTransaction, { id, live }: Written): Promise<void> {
  await trx.deleteFrom("product_images").where("product_id", "=", id).execute();
  if (live.images.length === 0) return;
  const rows = live.images.map((image, place) => ({
    id: image.id,
    product_id: id,
    image_url: image.url,
    alt_text: image.alt,
    is_decorative: image.isDecorative,
    display_order: place,
  }));
  await trx.insertInto("product_images").values(rows).execute();
}

/** Only a new variant brings its stock, with which its history begins. */
async function writeVariants(
  trx: DatabaseTransaction,
  { id: productId, live, userId, now }: Written,
  before: readonly ProductVariant[],
): Promise<void> {
  const kept = new Set(live.variants.map(({ id }) => id));
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) {
    await trx
      .deleteFrom("product_variants")
      .where("product_id", "=", productId)
      .where("id", "in", gone)
      .execute();
  }
  const known = new Set(before.map(({ id }) => id));
  for (const [place, { id, size, colour, price, stock }] of live.variants.entries()) {
    const columns = {
      size,
      colour,
      price_cents: price === null ? null : centsOf(price),
      display_order: place,
    };
    if (known.has(id)) {
      await trx
        .updateTable("product_variants")
        .set(columns)
        .where("id", "=", id)
        .where("product_id", "=", productId)
        .execute();
    } else {
      await trx
        .insertInto("product_variants")
        .values({ ...columns, id, product_id: productId, stock: 0 })
        .execute();
      const first = { reason: "initial", delta: stock ?? 0, orderId: null } as const;
      await moveStock(trx, { ...first, variantId: id, userId, now });
    }
  }
}
