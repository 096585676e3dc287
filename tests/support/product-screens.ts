import { expect } from "vitest";
import type { AdminProduct } from "~/features/shop/admin/admin-products.server";
import type { ProductValues, VariantValues } from "~/features/shop/admin/product.schema";
import { listStock, listStockChanges } from "~/features/shop/admin/product-stock.server";
import { findProduct, listProducts } from "~/features/shop/catalogue.server";
import type { ShortListPage } from "~/lib/short-list";
import type { Database } from "~/platform/database/database.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { bytesOf, plain } from "../fixtures/pictures";
import { openRecordScreens } from "./record-screen";

export const PRODUCT_ROUTES = {
  list: await import("~/routes/admin/products-list"),
  create: await import("~/routes/admin/products-create"),
  edit: await import("~/routes/admin/products-edit"),
  save: await import("~/routes/admin/products-save"),
  commands: await import("~/routes/admin/products-commands"),
};

type Change = Partial<ProductValues> & { version?: number };

/** A line of the form, five pieces of it unless said. */
export const variant = (change: Partial<VariantValues> = {}): VariantValues => ({
  id: newId(),
  size: "",
  colour: "",
  price: "",
  stock: "5",
  ...change,
});

/** What the form sends. */
export function formOf({ version = 0, ...change }: Change): Record<string, string> {
  const { images = [], variants = [variant()], ...values } = change;
  const fields = { name: "T-shirt", price: "15", ...values };
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    value === true ? "on" : value,
  ]);
  return {
    ...Object.fromEntries(texts.filter(([, value]) => typeof value === "string")),
    version: String(version),
    images: JSON.stringify(images),
    variants: JSON.stringify(variants),
  };
}

/** The screens of the products as an administrator has them, what visitors see of them beside. */
export async function openProductScreens(database: Database) {
  const screens = await openRecordScreens<ProductValues, ShortListPage<AdminProduct>>(
    database,
    PRODUCT_ROUTES,
    "administrator",
  );
  const save = (id: string, change: Change) => screens.save(id, formOf(change));
  return {
    ...screens,
    save,
    add: async (change: Change = {}) => {
      const { id } = await screens.create();
      const { status } = await save(id, change);
      expect(status).toBe(200);
      return id;
    },
    /** What visitors see. */
    shop: () => listProducts(database.kysely),
    page: (id: string) => findProduct(database.kysely, id),
    stock: (id: string) => listStock(database.kysely, id),
    history: async (id: string) =>
      (await listStockChanges(database.kysely, { productId: id, page: 1 })).items,
    upload: async (id: string, colour = "#aa0000") => {
      const stored = await storeImage(screens.site, {
        target: { kind: "product", productId: id },
        source: await bytesOf(plain(1600, 1000, colour).jpeg()),
        fileName: "Maillot de face.jpg",
        quality: "normal",
        isStaged: true,
        uploadedBy: screens.userId,
        now: screens.site.now,
      });
      return stored.url;
    },
  };
}
