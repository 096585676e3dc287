import { describe, expect } from "vitest";
import { readContentVersion } from "~/platform/database/transaction.server";
import { test } from "~tests/support/database-test";
import { addProduct, stockOf, testOrder } from "~tests/support/shop-fixtures";
import { placeOrder } from "./place-order.server";

describe("one submission", () => {
  test("is one order, sent twice at once or a hundred times after", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const order = await testOrder(database, { lines: [{ variantId, quantity: 2 }] });
    const atOnce = await Promise.all([placeOrder(database, order), placeOrder(database, order)]);
    expect(atOnce.map(({ kind }) => kind).toSorted()).toEqual(["known", "placed"]);
    const version = await readContentVersion(database);
    const { kysely } = database;
    const orders = await kysely.selectFrom("orders").select(["id", "number"]).execute();
    const number = orders[0]?.number;
    for (let round = 0; round < 100; round += 1) {
      expect(await placeOrder(database, order)).toMatchObject({ kind: "known", number });
    }
    expect(orders).toHaveLength(1);
    expect(await kysely.selectFrom("orders").select("id").execute()).toHaveLength(1);
    expect(await kysely.selectFrom("mail_outbox").select("id").execute()).toHaveLength(2);
    expect(await stockOf(database, variantId)).toBe(8);
    // No page of the site is made anew for a replay.
    expect(await readContentVersion(database)).toBe(version);
  });

  test("is the order that it was, also when nothing is left and everything changed", async ({
    database,
  }) => {
    const { id, variantIds } = await addProduct(database, { variants: [{ stock: 1 }] });
    const [variantId = ""] = variantIds;
    const order = await testOrder(database, { lines: [{ variantId }] });
    const first = await placeOrder(database, order);
    if (first.kind !== "placed") throw new Error("The first order was not placed.");
    const { number } = first;
    await database.kysely
      .updateTable("products")
      .set({ is_hidden: true, price_cents: 1 })
      .where("id", "=", id)
      .execute();
    expect(await placeOrder(database, order)).toMatchObject({ kind: "known", number });
  });

  test("makes another order once its own is cancelled, and none when that is taken back meanwhile", async ({
    database,
  }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const order = await testOrder(database, { lines: [{ variantId }] });
    const first = await placeOrder(database, order);
    if (first.kind !== "placed") throw new Error("The first order was not placed.");
    const setState = (state: "new" | "cancelled") =>
      database.kysely.updateTable("orders").set({ state }).where("id", "=", first.id).execute();
    await setState("cancelled");
    await setState("new");
    expect(await placeOrder(database, order)).toMatchObject({
      kind: "known",
      number: first.number,
    });
    await setState("cancelled");
    const second = await placeOrder(database, order);
    expect(second.kind).toBe("placed");
    expect(await placeOrder(database, order)).toMatchObject({ kind: "known" });
    const orders = await database.kysely.selectFrom("orders").select("state").execute();
    expect(orders.map(({ state }) => state).toSorted()).toEqual(["cancelled", "new"]);
  });
});
