import { afterAll, expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import { addProduct, testOrder } from "~tests/support/shop-fixtures";

// As if two transactions had read the stock before either took any: whatever the reading says, the
// taking has to hold by itself.
vi.doMock(import("./price-basket.server"), async (original) => {
  const { priceBasket } = await original();
  return {
    priceBasket: async (db, lines) => {
      const basket = await priceBasket(db, lines);
      const sound = basket.lines.map((line) => ({ ...line, trouble: null }));
      return { lines: sound, totalCents: sound.reduce((sum, line) => sum + line.totalCents, 0) };
    },
  };
});
vi.resetModules();
const { placeOrder } = await import("./place-order.server");

afterAll(() => {
  vi.doUnmock("./price-basket.server");
  vi.resetModules();
});

test("no more is sold than is there, also when the stock was read too early", async ({
  database,
}) => {
  const { variantIds } = await addProduct(database, { variants: [{ stock: 20 }, { stock: 3 }] });
  const lines = variantIds.map((variantId) => ({ variantId }));
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async () =>
      placeOrder(database, await testOrder(database, { lines })),
    ),
  );
  const kinds = outcomes.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual([...Array(9).fill("changed"), ...Array(3).fill("placed")]);
  const { kysely } = database;
  const left = await kysely
    .selectFrom("product_variants")
    .select("stock")
    .orderBy("stock")
    .execute();
  // Nine times the first line was taken and given back with the rest of its order.
  expect(left.map(({ stock }) => stock)).toEqual([0, 17]);
  expect(await kysely.selectFrom("orders").select("id").execute()).toHaveLength(3);
  expect(await kysely.selectFrom("mail_outbox").select("id").execute()).toHaveLength(6);
});
