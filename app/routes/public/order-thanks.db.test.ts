import { expect } from "vitest";
import { orderCookieHeader } from "~/features/shop/order-cookie.server";
import { withdrawOrder } from "~/features/shop/withdraw-order.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { test } from "~tests/support/database-test";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { loader } from "./order-thanks";

const TOKEN = "secret-of-this-browser";

/** A shirt at 18,50 € and a cap at 12 €, ordered by this browser. */
async function orderTwo(database: Database) {
  const shirt = await addProduct(database, { name: "T-shirt", priceCents: 1_850 });
  const cap = await addProduct(database, { name: "Bonnet", priceCents: 1_200 });
  const lines = [...shirt.variantIds, ...cap.variantIds].map((variantId) => ({ variantId }));
  return await placeTestOrder(database, { lines, token: TOKEN });
}

async function show(database: Database) {
  const environment = readEnvironment({
    PUBLIC_URL: "http://localhost:3000",
    HELLOASSO_URL: "https://www.helloasso.com/associations/club/x?amount={montant}",
  });
  const url = "http://localhost:3000/boutique/thank-you";
  const [cookie = ""] = (await orderCookieHeader(TOKEN, url)).split(";");
  const shown = await loader({
    request: new Request(url, { headers: { cookie } }),
    context: testContext(testServices(database, { environment })),
    params: {},
    url: new URL(url),
    pattern: "/boutique/thank-you",
  });
  if (!shown) throw new Error("The order is not shown.");
  return shown;
}

async function withdraw(database: Database, number: string, names: readonly string[]) {
  const { order } = await show(database);
  const chosen = order.lines.filter(({ productName }) => names.includes(productName));
  await withdrawOrder(database, {
    number,
    email: order.email,
    name: order.name,
    now: TEST_NOW,
    lineIds: chosen.map(({ id }) => id),
    environment: { publicUrl: "http://localhost:3000", contactTo: null, helloassoUrl: null },
  });
}

test("the buyer is asked for what was ordered, then for what was not withdrawn", async ({
  database,
}) => {
  const { number } = await orderTwo(database);
  expect(await show(database)).toMatchObject({ keptCents: 3_050, dueCents: 3_050 });
  await withdraw(database, number, ["Bonnet"]);
  const shown = await show(database);
  expect(shown).toMatchObject({ keptCents: 1_850, dueCents: 1_850 });
  expect(shown.paymentUrl).toBe("https://www.helloasso.com/associations/club/x?amount=18.50");
  await withdraw(database, number, ["T-shirt"]);
  expect(await show(database)).toMatchObject({ keptCents: 0, dueCents: 0, paymentUrl: null });
});

test("who has paid is not asked again, nor sent to the payment page", async ({ database }) => {
  await orderTwo(database);
  await database.kysely.updateTable("orders").set({ paid_at: TEST_NOW.toISOString() }).execute();
  expect(await show(database)).toMatchObject({ keptCents: 3_050, dueCents: 0, paymentUrl: null });
});
