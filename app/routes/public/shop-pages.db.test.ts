import { describe, expect } from "vitest";
import type { PricedBasket } from "~/features/shop/basket.types";
import { MAX_LINES } from "~/features/shop/basket.types";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { action as askPrices } from "./basket-prices";
import { loader as loadProduct } from "./product";
import { loader as loadShop } from "./shop";

type Handler = (args: never) => Promise<unknown>;

async function call<T>(handler: Handler, database: Database, request: Request, id = "") {
  const context = testContext(testServices(database));
  const args = { url: new URL(request.url), context, params: { id }, request };
  return (await handler(args as never)) as T;
}

function load<T>(loader: Handler, database: Database, id = "") {
  return call<T>(loader, database, new Request("http://localhost:3000/boutique"), id);
}

function price(database: Database, body: string): Promise<Response> {
  const url = "http://localhost:3000/boutique/panier/prix";
  const headers = { "content-type": "application/json" };
  return call(askPrices, database, new Request(url, { method: "POST", headers, body }));
}

const NOT_FOUND = { init: { status: 404 } };

describe("the pages of the shop", () => {
  test("answer on an empty site", async ({ database }) => {
    expect(await load(loadShop, database)).toMatchObject({ items: [], page: 1, pageCount: 1 });
  });

  test("show a product with three others", async ({ database }) => {
    const ids: string[] = [];
    for (const name of ["A", "B", "C", "D", "E"]) {
      ids.push((await addProduct(database, { name })).id);
    }
    type Page = { product: { name: string }; others: { name: string }[] };
    const page = await load<Page>(loadProduct, database, ids[1]);
    expect(page.product.name).toBe("B");
    expect(page.others.map(({ name }) => name)).toEqual(["A", "C", "D"]);
  });

  test("are a 404 for a hidden product and for anything else", async ({ database }) => {
    const hidden = await addProduct(database, { isHidden: true });
    for (const id of [hidden.id, newId(), "1", "\u0000"]) {
      await expect(load(loadProduct, database, id)).rejects.toMatchObject(NOT_FOUND);
    }
  });
});

describe("the prices of a basket", () => {
  test("are the site's, whatever the browser says", async ({ database }) => {
    const { variantIds } = await addProduct(database, { priceCents: 1_850 });
    const line = { variantId: variantIds[0], quantity: 2, personalisation: "", unitPriceCents: 1 };
    const answer = await price(database, JSON.stringify({ lines: [line], totalCents: 2 }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await answer.json()) as PricedBasket).toMatchObject({
      totalCents: 3_700,
      lines: [{ unitPriceCents: 1_850, trouble: null }],
    });
  });

  test("are refused in a sentence for what no page of ours asks", async ({ database }) => {
    const line = { variantId: newId(), quantity: 1, personalisation: "" };
    const bodies: unknown[] = [
      {},
      { lines: "tout" },
      { lines: Array.from({ length: MAX_LINES + 1 }, () => line) },
      ...[0, -1, 1.5, 1e9, "2"].map((quantity) => ({ lines: [{ ...line, quantity }] })),
      { lines: [{ ...line, variantId: "' or 1=1" }] },
      { lines: [{ ...line, personalisation: "<b>" }] },
    ];
    for (const body of [...bodies.map((one) => JSON.stringify(one)), "{", "", "x".repeat(60_000)]) {
      const answer = await price(database, body);
      expect(answer.status, body.slice(0, 80)).toBe(400);
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) });
    }
  });
});
