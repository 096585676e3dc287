import { cutTitle } from "~/lib/truncate";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { renderContent } from "~/platform/rich-text/sanitize-content.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";
import type { ProductsTable } from "~database/schema/shop";
import type { Product, ProductCard, ProductPicture, Variant } from "./catalogue.types";

/** What is on sale, in the order of the club, as cards show it. Hidden and trashed products are not. */
export async function listProducts(db: Queryable): Promise<ProductCard[]> {
  const products = await shownProducts(db).execute();
  const ids = products.map(({ id }) => id);
  const [variants, pictures] = await Promise.all([
    listVariants(db, products),
    listPictures(db, ids),
  ]);
  return products.map((product) => {
    const own = variants.get(product.id) ?? [];
    const left = own.filter(({ stock }) => stock > 0);
    return {
      id: product.id,
      name: product.name,
      cutName: cutTitle(product.name),
      priceCents: priceRange(product.price_cents, own),
      picture: pictures.get(product.id)?.[0] ?? null,
      sizes: distinct(left.map(({ size }) => size)),
      colours: distinct(left.map(({ colour }) => colour)),
      isSoldOut: left.length === 0,
      isPersonalised: product.personalisation_label !== null,
    };
  });
}

/** How many products the shop shows. */
export async function countProducts(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("is_hidden", "=", false)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A product as its page shows it; null when there is none that visitors may see. */
export async function findProduct(db: Queryable, id: string): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const product = await shownProducts(db).where("id", "=", id).executeTakeFirst();
  if (!product) return null;
  const [variants, pictures] = await Promise.all([
    listVariants(db, [product]),
    listPictures(db, [id]),
  ]);
  const own = variants.get(id) ?? [];
  return {
    id,
    name: product.name,
    description: renderContent(product.description),
    priceCents: priceRange(product.price_cents, own),
    pictures: pictures.get(id) ?? [],
    variants: own,
    sizeGuide: sizeGuideRows(product.size_guide),
    personalisation:
      product.personalisation_label === null
        ? null
        : {
            label: product.personalisation_label,
            priceCents: product.personalisation_price_cents ?? 0,
          },
  };
}

/** Which products visitors see, and when each last changed. */
export async function listSitemapProducts(
  db: Queryable,
): Promise<{ id: string; updatedAt: string }[]> {
  const products = await shownProducts(db).execute();
  return products.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }));
}

/** The stored paths of the pictures that visitors see with products, those of their descriptions too. */
export async function listPublicProductPictures(db: Queryable): Promise<string[]> {
  const products = await shownProducts(db).execute();
  const pictures = await listPictures(
    db,
    products.map(({ id }) => id),
  );
  return [
    ...products.flatMap(({ description }) => mentionedPaths(description)),
    ...[...pictures.values()].flat().flatMap(({ url }) => mentionedPaths(url)),
  ];
}

function shownProducts(db: Queryable) {
  return db
    .selectFrom("products")
    .select(["id", "name", "description", "price_cents", "size_guide", "updated_at"])
    .select(["personalisation_label", "personalisation_price_cents"])
    .where("is_hidden", "=", false)
    .where("deleted_at", "is", null)
    .orderBy("display_order")
    .orderBy("id");
}

async function listVariants(
  db: Queryable,
  products: readonly Pick<ProductsTable, "id" | "price_cents">[],
): Promise<Map<string, Variant[]>> {
  if (products.length === 0) return new Map();
  const prices = new Map(products.map(({ id, price_cents }) => [id, price_cents]));
  const rows = await db
    .selectFrom("product_variants")
    .select(["id", "product_id", "size", "colour", "price_cents", "stock"])
    .where("product_id", "in", [...prices.keys()])
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...byProduct].map(([productId, own]) => [
      productId,
      own.map(({ id, size, colour, stock, price_cents }) => {
        return { id, size, colour, stock, priceCents: price_cents ?? prices.get(productId) ?? 0 };
      }),
    ]),
  );
}

async function listPictures(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, ProductPicture[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_images")
    .select(["product_id", "image_url", "alt_text", "is_decorative"])
    .where("product_id", "in", productIds)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...byProduct].map(([productId, own]) => [
      productId,
      own.map((row) => ({ url: row.image_url, alt: row.is_decorative ? "" : row.alt_text })),
    ]),
  );
}

/** The product's own price when it has no variant. */
function priceRange(own: number, variants: readonly Variant[]): Product["priceCents"] {
  const prices = variants.map(({ priceCents }) => priceCents);
  if (prices.length === 0) return { from: own, to: own };
  return { from: Math.min(...prices), to: Math.max(...prices) };
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => word !== "");
}

/** `S : 86 à 92 cm`, one a line; a line without a colon is left out. */
function sizeGuideRows(text: string): [string, string][] {
  return text.split("\n").flatMap((line): [string, string][] => {
    const [, size, measure] = /^\s*([^:]+?)\s*:\s*(\S.*?)\s*$/u.exec(line) ?? [];
    return size && measure ? [[size, measure]] : [];
  });
}

/** What products are called, by id, and whether visitors see them; those that are no more are left out. */
export async function findProductNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { name: string; isShown: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "name", "is_hidden", "deleted_at"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, name, is_hidden, deleted_at }) => [
      id,
      { name, isShown: !is_hidden && deleted_at === null },
    ]),
  );
}
