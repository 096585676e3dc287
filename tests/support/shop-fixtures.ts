import { shop } from "~/club/kinds/shop";
import { eurosOf } from "~/features/shop/admin/price-input";
import type { ProductValues } from "~/features/shop/admin/product";
import { PRODUCT_STORE } from "~/features/shop/admin/product-store.server";
import type { Personalisation, ProductPicture } from "~/features/shop/catalogue.types";
import { upcomingSlots } from "~/features/shop/pickup-slots";
import { type PlaceOrder, placeOrder } from "~/features/shop/place-order.server";
import { priceBasket } from "~/features/shop/price-basket.server";
import type { Database } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import { insertRecord } from "~/records/rows.server";
import { openSheet, sheetId } from "~/records/sheets.server";
import demoShop from "~content/demo/club/shop.json" with { type: "json" };
import { changeContent } from "./change-content";
import { DEMO_SITE } from "./demo-club";
import { TEST_NOW } from "./services";

type TestProduct = {
  id?: string;
  name?: string;
  description?: string;
  priceCents?: number;
  sizeGuide?: string;
  personalisation?: Personalisation | null;
  /** Of no stored file; an empty text is a picture that tells nothing. */
  pictures?: readonly ProductPicture[];
  variants?: readonly { size?: string; colour?: string; stock: number; priceCents?: number }[];
  isHidden?: boolean;
  now?: Date;
};

/** Adds a product that visitors see, ten pieces of it unless said; returns its id and those of its variants, in their order. */
export async function addProduct(
  database: Database,
  {
    id = newId(),
    name = "T-shirt du club",
    description = "<p>Coupe droite, coton biologique.</p>",
    priceCents = 1_850,
    sizeGuide = "",
    personalisation = null,
    pictures = [],
    variants = [{ size: "M", stock: 10 }],
    isHidden = false,
    now = TEST_NOW,
  }: TestProduct = {},
): Promise<{ id: string; variantIds: string[] }> {
  const live: ProductValues = {
    name,
    description,
    price: eurosOf(priceCents),
    sizeGuide: sizeGuide === "" ? [] : sizeGuide.split("\n"),
    isHidden,
    personalisation: personalisation && {
      label: personalisation.label,
      price: eurosOf(personalisation.priceCents),
    },
    images: pictures.map(({ url, alt }) => ({ id: newId(), url, alt, isDecorative: alt === "" })),
    variants: variants.map(({ size = "", colour = "", stock, priceCents: own }) => ({
      id: newId(),
      size,
      colour,
      stock,
      price: own === undefined ? null : eurosOf(own),
    })),
  };
  const written = { id, version: 1, live, workingCopy: null, beside: null, userId: null, now };
  await changeContent(database, async (trx) => {
    await PRODUCT_STORE.write(trx, written, null);
  });
  return { id, variantIds: live.variants.map((variant) => variant.id) };
}

/** How many pieces of a variant are left. */
export async function stockOf({ kysely }: Database, variantId: string): Promise<number> {
  const { stock } = await kysely
    .selectFrom("product_variants")
    .select("stock")
    .where("id", "=", variantId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** The evenings of the demo, on a site that has none: without them nothing can be ordered. */
export async function openCounter(database: Database): Promise<void> {
  await transaction(database, async (trx) => {
    if ((await openSheet(trx, shop)).version > 0) return;
    const values = { ...emptyValues(shop), ...demoShop };
    const record = { id: sheetId(shop), version: 1, values, userId: null, now: TEST_NOW };
    await insertRecord(trx, shop, record);
    await contentChanged(trx);
  });
}

/** Of no shop: short, where a test is not about them. */
export const TEST_TERMS = {
  hash: "0123456789abcdef0123456789abcdef",
  content: "<p>Conditions d’essai</p>",
};

type TestOrder = {
  lines: readonly { variantId: string; quantity?: number; personalisation?: string }[];
  token?: string;
  now?: Date;
  environment?: Partial<PlaceOrder["environment"]>;
} & Partial<Omit<PlaceOrder["form"], "lines">>;

/** What a browser sends for these lines at today’s prices, unless another total is agreed to. */
export async function testOrder(
  database: Database,
  { lines, token, now = TEST_NOW, environment, ...form }: TestOrder,
): Promise<PlaceOrder> {
  const basket = lines.map((line) => ({ quantity: 1, personalisation: "", ...line }));
  await openCounter(database);
  const [slot] = upcomingSlots(now, DEMO_SITE.shop.pickup);
  if (!slot) throw new Error("Nobody holds the counter in the weeks after this day.");
  return {
    form: {
      submissionId: newId(),
      name: "Zoé Durand",
      email: "zoe@exemple.fr",
      phone: "06 12 34 56 78",
      pickup: slot.value,
      message: "",
      lines: basket,
      termsHash: TEST_TERMS.hash,
      agreedTotalCents: (await priceBasket(database.kysely, basket)).totalCents,
      ...form,
    },
    tokenOf: (submissionId) => token ?? submissionId,
    termsOf: () => TEST_TERMS,
    environment: {
      publicUrl: "http://localhost:3000",
      contactTo: "boutique@ac-lespins.example",
      helloassoUrl: null,
      ...environment,
    },
    now,
  };
}

/** Places an order as the order form does; throws when it is not placed. */
export async function placeTestOrder(database: Database, parts: TestOrder) {
  const order = await testOrder(database, parts);
  const outcome = await placeOrder(database, order);
  if (outcome.kind !== "placed") throw new Error(`The order was not placed: ${outcome.kind}.`);
  return {
    ...outcome,
    token: order.tokenOf(outcome.submissionId),
    submissionId: order.form.submissionId,
  };
}
