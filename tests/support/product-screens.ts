import { expect } from "vitest";
import type { SaveAnswer } from "~/editing/edited-record";
import type { AdminProduct } from "~/features/shop/admin/admin-products.server";
import type { ProductImage, ProductValues, ProductVariant } from "~/features/shop/admin/product";
import { listStock, listStockChanges } from "~/features/shop/admin/product-stock.server";
import { findProduct, listProducts } from "~/features/shop/catalogue.server";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import type { ShortListPage } from "~/lib/short-list";
import type { Database } from "~/platform/database/database.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { bytesOf, plain } from "../fixtures/pictures";
import { openRecordScreens } from "./record-screen";

const PRODUCT_ROUTES = {
  list: await import("~/routes/admin/products-list"),
  create: await import("~/routes/admin/products-create"),
  edit: await import("~/routes/admin/products-edit"),
  save: await import("~/routes/admin/products-save"),
  commands: await import("~/routes/admin/record-endpoint"),
};

/** Amounts as they are typed. */
type Typed<V, Amounts extends keyof V> = Omit<V, Amounts> & Record<Amounts, string | number | null>;
export type TypedVariant = Typed<ProductVariant, "price" | "stock">;
export type TypedProduct = Typed<Omit<ProductValues, "variants" | "personalisation">, "price"> & {
  variants: readonly TypedVariant[];
  personalisation: Typed<NonNullable<ProductValues["personalisation"]>, "price"> | null;
};

type Change = Partial<TypedProduct> & { version?: number };

/** A line of the form, five pieces of it unless said. */
export const variant = (change: Partial<TypedVariant> = {}): TypedVariant => ({
  id: newId(),
  size: "",
  colour: "",
  price: null,
  stock: "5",
  ...change,
});

/** A photo of the form, described unless said. */
export const photo = (change: Partial<ProductImage> & { url: string }): ProductImage => ({
  id: newId(),
  alt: "De face",
  isDecorative: false,
  ...change,
});

/** The body that the form sends. */
export function bodyOf({ version = 0, ...change }: Change) {
  const values = { name: "T-shirt", price: "15", images: [], variants: [variant()], ...change };
  return { intent: "save", version, values };
}

/** The screens of the products as an administrator has them, what visitors see of them beside. */
export async function openProductScreens(database: Database) {
  const screens = await openRecordScreens<ProductValues, ShortListPage<AdminProduct>>(
    database,
    PRODUCT_ROUTES,
    "administrator",
  );
  /** Sends a body as it is. */
  const send = (id: string, body: URLSearchParams | object) =>
    screens.post<SaveAnswer<ProductValues>>(PRODUCT_ROUTES.save, { id }, body);
  const save = (id: string, change: Change) => send(id, bodyOf(change));
  return {
    ...screens,
    send,
    save,
    command: (fields: CommandFields) =>
      screens.post<CommandAnswer>(
        PRODUCT_ROUTES.commands,
        { kind: "product", id: fields.id ?? "" },
        new URLSearchParams(fields),
      ),
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
