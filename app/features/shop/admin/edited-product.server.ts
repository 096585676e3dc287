import type { EditedRecord } from "~/editing/edited-record";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import { priceInput } from "./price-input";
import type { ImageValues, ProductForm, ProductValues, VariantValues } from "./product.schema";

/** A product as its form opens it, the trash included; null when there is none. */
export async function findEditedProduct(
  db: Queryable,
  id: string,
): Promise<EditedRecord<ProductValues> | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("products")
    .selectAll()
    .select(accountName("products.updated_by").as("updated_by_name"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    version: row.version,
    updatedAt: row.updated_at,
    updatedByName: row.updated_by_name,
    isTrashed: row.deleted_at !== null,
    values: {
      name: row.name,
      price: priceInput(row.price_cents),
      description: row.description,
      sizeGuide: row.size_guide,
      isPersonalised: row.personalisation_label !== null,
      personalisationLabel: row.personalisation_label ?? "",
      personalisationPrice: optionalPrice(row.personalisation_price_cents),
      isHidden: row.is_hidden,
      images: await listProductImages(db, id),
      variants: await listVariants(db, id),
    },
  };
}

/** What a form asks for, as `findEditedProduct` will give it back. */
export function settledValues(form: ProductForm): ProductValues {
  const { version: _, isPersonalised, ...values } = form;
  return {
    ...values,
    price: optionalPrice(form.price),
    isPersonalised,
    personalisationLabel: isPersonalised ? form.personalisationLabel : "",
    personalisationPrice: isPersonalised ? optionalPrice(form.personalisationPrice) : "",
    images: form.images.map((image) => ({
      ...image,
      alt: image.isDecorative ? "" : image.alt,
    })),
    variants: form.variants.map(({ price, ...variant }) => ({
      ...variant,
      price: optionalPrice(price),
      stock: "",
    })),
  };
}

/** The photos of a product in their order. */
export async function listProductImages(db: Queryable, productId: string): Promise<ImageValues[]> {
  const rows = await db
    .selectFrom("product_images")
    .select(["image_url", "alt_text", "is_decorative"])
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    url: row.image_url,
    alt: row.alt_text,
    isDecorative: row.is_decorative,
  }));
}

async function listVariants(db: Queryable, productId: string): Promise<VariantValues[]> {
  const rows = await db
    .selectFrom("product_variants")
    .select(["id", "size", "colour", "price_cents"])
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map(({ price_cents, ...variant }) => ({
    ...variant,
    price: optionalPrice(price_cents),
    stock: "",
  }));
}

function optionalPrice(cents: number | null): string {
  return cents === null ? "" : priceInput(cents);
}
