import { beforeEach, describe, expect } from "vitest";
import { findProduct, listProducts } from "~/features/shop/catalogue.server";
import { sanitizeContent } from "~/platform/rich-text/sanitize-content.server";
import { test } from "~tests/support/database-test";
import { type DemoSite, demoSite } from "~tests/support/demo-site";
import { placeTestOrder } from "~tests/support/shop-fixtures";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { demoContent } from "./demo-content";
import { rememberDemoRow } from "./demo-rows";
import { loadProduct } from "./load-demo-content";
import { removeDemoContent } from "./remove-demo-content";

const demoProducts = demoContent().products;

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

async function loadProducts(site: DemoSite): Promise<void> {
  for (const product of demoProducts) {
    await loadProduct(
      { site, note: (table, id) => rememberDemoRow(site.database, table, id) },
      product,
    );
  }
}

const countOf = async (
  { database }: DemoSite,
  table: "products" | "product_images" | "product_variants" | "stock_changes" | "order_lines",
): Promise<number> => {
  const { count } = await database.kysely
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe("the shop of the demo", () => {
  test("is what visitors see: in its order, with pictures, prices, stock and sizes", async ({
    database,
  }) => {
    const site = demoSite(database, dataDir);
    await loadProducts(site);
    const cards = await listProducts(database.kysely);
    expect(cards.map(({ name }) => name)).toEqual(demoProducts.map(({ name }) => name));
    for (const [place, card] of cards.entries()) {
      const product = await findProduct(database.kysely, card.id);
      const told = demoProducts[place];
      expect(product?.variants.map(({ size, colour, stock }) => ({ size, colour, stock }))).toEqual(
        told?.variants.map(({ size, colour, stock }) => ({ size, colour, stock })),
      );
      expect(product?.pictures.map(({ alt }) => alt)).toEqual(told?.pictures.map(({ alt }) => alt));
      expect(product?.sizeGuide).toHaveLength(told?.sizeGuide.length ?? 0);
      expect(product?.personalisation).toEqual(told?.personalisation);
      expect(sanitizeContent(product?.description ?? "")).toBe(product?.description);
      for (const { url } of product?.pictures ?? []) {
        const path = new URL(url, "http://site.example").pathname.replace("/media/", "");
        expect(path).toMatch(new RegExp(`^products/${card.id}/`));
        expect(site.storage.files.has(path)).toBe(true);
      }
    }
  });

  test("goes whole, with its stock and its files; what was ordered stays told", async ({
    database,
  }) => {
    const site = demoSite(database, dataDir);
    await loadProducts(site);
    const variant = await database.kysely
      .selectFrom("product_variants")
      .innerJoin("products", "products.id", "product_variants.product_id")
      .select(["product_variants.id", "products.name"])
      .where("stock", ">", 2)
      .executeTakeFirstOrThrow();
    await placeTestOrder(database, { lines: [{ variantId: variant.id }] });

    expect(await removeDemoContent(site)).toBe(demoProducts.length);
    for (const table of [
      "products",
      "product_images",
      "product_variants",
      "stock_changes",
    ] as const) {
      expect(await countOf(site, table), table).toBe(0);
    }
    expect(site.storage.files.size).toBe(0);
    const lines = await database.kysely
      .selectFrom("order_lines")
      .select(["product_name", "variant_id"])
      .execute();
    expect(lines).toEqual([{ product_name: variant.name, variant_id: null }]);
  });
});
