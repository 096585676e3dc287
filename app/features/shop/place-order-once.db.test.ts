import { describe, expect } from "vitest";
import { readContentVersion } from "~/platform/database/transaction.server";
import { test } from "~tests/support/database-test";
import { addProduct, stockOf, testOrder } from "~tests/support/shop-fixtures";
import { findOrderByToken } from "./find-order.server";
import { upcomingSlots } from "./pickup-slots";
import { type PlaceOrder, placeOrder } from "./place-order.server";

describe("one submission", () => {
  test("is one order, sent twice at once or a hundred times after", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const order = await testOrder(database, { lines: [{ variantId, quantity: 2 }] });
    const atOnce = await Promise.all([placeOrder(database, order), placeOrder(database, order)]);
    expect(atOnce.map(({ kind }) => kind).toSorted()).toEqual(["known", "placed"]);
    const version = await readContentVersion(database);
    const { kysely } = database;
    const orders = await kysely.selectFrom("orders").select(["id", "number"]).execute();
    for (let round = 0; round < 100; round += 1) {
      expect(await placeOrder(database, order)).toMatchObject({ kind: "known", ...orders[0] });
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
    const placed = await placeOrder(database, order);
    await database.kysely
      .updateTable("products")
      .set({ is_hidden: true, price_cents: 1 })
      .where("id", "=", id)
      .execute();
    expect(await placeOrder(database, order)).toEqual({ ...placed, kind: "known" });
  });
});

describe("a submission that was corrected, its answer lost", () => {
  test("takes the place of the first: one order is to be fetched, told to the right address", async ({
    database,
  }) => {
    const [variantId = ""] = (await addProduct(database, { variants: [{ stock: 2 }] })).variantIds;
    const first = await testOrder(database, { lines: [{ variantId, quantity: 2 }] });
    const placed = await placeOrder(database, first);
    if (placed.kind !== "placed") throw new Error("The first order was not placed.");
    const corrections: Partial<PlaceOrder["form"]>[] = [
      { email: "zoe.durand@exemple.fr" },
      { name: "Zoé Durant" },
      { phone: "06 00 00 00 01" },
      { message: "Ma fille passera." },
    ];
    for (const corrected of corrections) {
      const order = { ...first, form: { ...first.form, ...corrected } };
      const again = await placeOrder(database, order);
      expect(again.kind).toBe("placed");
      const known = { ...again, kind: "known", hasReplaced: false };
      expect(await placeOrder(database, order)).toEqual(known);
      expect(await findOrderByToken(database.kysely, order.token)).toMatchObject(corrected);
    }
    const orders = await database.kysely.selectFrom("orders").select(["state"]).execute();
    expect(orders.map(({ state }) => state).toSorted()).toEqual([
      ...Array(corrections.length).fill("cancelled"),
      "new",
    ]);
    expect(await stockOf(database, variantId)).toBe(0);
    // What had not left yet for the wrong address never will.
    const waiting = database.kysely.selectFrom("mail_outbox").where("state", "=", "waiting");
    expect(await waiting.select("id").execute()).toHaveLength(2);
    expect(await findOrderByToken(database.kysely, first.token)).not.toMatchObject({
      number: placed.number,
    });
  });

  test("with another slot, or other things, takes its place too", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const first = await testOrder(database, { lines: [{ variantId, quantity: 2 }] });
    await placeOrder(database, first);
    const [, slot] = upcomingSlots(first.now);
    if (!slot) throw new Error("There is one slot only.");
    const later = await placeOrder(database, { ...first, pickup: slot });
    const { submissionId } = first.form;
    const more = await testOrder(database, { lines: [{ variantId, quantity: 3 }], submissionId });
    const last = await placeOrder(database, { ...more, pickup: slot });
    expect([later.kind, last.kind]).toEqual(["placed", "placed"]);
    expect(await stockOf(database, variantId)).toBe(7);
    const kept = database.kysely.selectFrom("orders").where("state", "=", "new");
    expect(await kept.select(["pickup_on", "pickup_slot"]).execute()).toEqual([
      { pickup_on: slot.day, pickup_slot: slot.hours },
    ]);
  });

  test("leaves an order alone that the club has taken in hand", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const first = await testOrder(database, { lines: [{ variantId }] });
    await placeOrder(database, first);
    await database.kysely.updateTable("orders").set({ paid_at: first.now.toISOString() }).execute();
    const form = { ...first.form, email: "zoe.durand@exemple.fr" };
    expect(await placeOrder(database, { ...first, form })).toMatchObject({ kind: "placed" });
    const orders = await database.kysely.selectFrom("orders").select(["state"]).execute();
    expect(orders.map(({ state }) => state)).toEqual(["new", "new"]);
    expect(await stockOf(database, variantId)).toBe(8);
  });

  test("that is to be had no more changes nothing", async ({ database }) => {
    const { id, variantIds } = await addProduct(database);
    const [variantId = ""] = variantIds;
    const first = await testOrder(database, { lines: [{ variantId }] });
    const placed = await placeOrder(database, first);
    const { kysely } = database;
    await kysely.updateTable("products").set({ is_hidden: true }).where("id", "=", id).execute();
    const form = { ...first.form, email: "zoe.durand@exemple.fr" };
    expect(await placeOrder(database, { ...first, form })).toMatchObject({ kind: "changed" });
    expect(await placeOrder(database, first)).toEqual({ ...placed, kind: "known" });
    expect(await stockOf(database, variantId)).toBe(9);
  });
});
