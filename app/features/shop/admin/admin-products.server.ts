import { RECORDS_PER_PAGE } from "~/editing/list-address";
import { type ShortListPage, type ShortListQuery, shortListPage } from "~/lib/short-list";
import type { Queryable } from "~/platform/database/database.server";
import { exampleFlag } from "~/platform/database/example-rows.server";
import { accountName } from "~/platform/person-names.server";

/** A line of the volunteers' list. */
export type AdminProduct = {
  id: string;
  name: string;
  /** Its first photo. */
  picture: string | null;
  /** The cheapest and the dearest of its variants. */
  priceCents: { from: number; to: number };
  isHidden: boolean;
  /** Pieces over all variants, and how many of these have none left. */
  stock: number;
  variantCount: number;
  soldOutCount: number;
  /** From 1, as visitors have it; null in the trash. */
  rank: number | null;
  updatedAt: string;
  updatedByName: string | null;
  deletedAt: string | null;
  /** It came with the demo, and has not been changed since. */
  isExample: boolean;
};

/**
 * A page of the products in the order of the shop, or of their trash, the latest first; the search
 * looks at names, sizes and colours.
 */
export async function listAdminProducts(
  db: Queryable,
  query: ShortListQuery,
): Promise<ShortListPage<AdminProduct>> {
  const [rows, variants, pictures] = await Promise.all([
    listRows(db),
    listVariants(db),
    listFirstPictures(db),
  ]);
  const ranks = new Map(
    rows.filter((row) => row.deleted_at === null).map(({ id }, index) => [id, index + 1]),
  );
  const products = rows.map((row) => {
    const own = variants.get(row.id) ?? [];
    return {
      product: { ...toProduct(row, own), picture: pictures.get(row.id) ?? null, rank: null },
      deletedAt: row.deleted_at,
      text: [row.name, ...own.flatMap(({ size, colour }) => [size, colour])].join(" "),
    };
  });
  const page = shortListPage(
    products,
    { ...query, pageSize: RECORDS_PER_PAGE },
    // The rank is the name to sort by: a collator that knows numbers sorts them as such.
    { nameOf: ({ product }) => String(ranks.get(product.id) ?? 0), textOf: ({ text }) => text },
  );
  const items = page.items.map(({ product }) => ({
    ...product,
    rank: ranks.get(product.id) ?? null,
  }));
  return { ...page, items };
}

type Row = Awaited<ReturnType<typeof listRows>>[number];
type VariantRow = {
  size: string;
  colour: string;
  price_cents: number | null;
  stock: number;
};

function toProduct(row: Row, variants: readonly VariantRow[]) {
  const own = variants.map((variant) => variant.price_cents ?? row.price_cents);
  const prices = own.length > 0 ? own : [row.price_cents];
  return {
    id: row.id,
    name: row.name,
    priceCents: { from: Math.min(...prices), to: Math.max(...prices) },
    isHidden: row.is_hidden,
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    variantCount: variants.length,
    soldOutCount: variants.filter(({ stock }) => stock === 0).length,
    updatedAt: row.updated_at,
    updatedByName: row.updated_by_name,
    deletedAt: row.deleted_at,
    isExample: row.is_example === 1,
  };
}

function listRows(db: Queryable) {
  return db
    .selectFrom("products")
    .select(["id", "name", "price_cents", "is_hidden", "updated_at", "deleted_at"])
    .select(accountName("products.updated_by").as("updated_by_name"))
    .select(exampleFlag("products").as("is_example"))
    .orderBy("display_order")
    .orderBy("id")
    .execute();
}

async function listVariants(db: Queryable): Promise<Map<string, VariantRow[]>> {
  const rows = await db
    .selectFrom("product_variants")
    .select(["product_id", "size", "colour", "price_cents", "stock"])
    .orderBy("display_order")
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

async function listFirstPictures(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("product_images")
    .select(["product_id", "image_url"])
    .orderBy("display_order", "desc")
    .orderBy("id", "desc")
    .execute();
  // The last entry of a key stays: the first photo.
  return new Map(rows.map((row) => [row.product_id, row.image_url]));
}
