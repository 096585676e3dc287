import { expect } from "vitest";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { TEST_NOW } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { moveStock, type StockMove } from "./stock.server";

test("stock moves within what is there, and each move is written down", async ({ database }) => {
  const [variantId = ""] = (await addProduct(database, { variants: [{ stock: 3 }] })).variantIds;
  const move = (parts: Partial<StockMove>) =>
    transaction(database, (trx) =>
      moveStock(trx, {
        variantId,
        delta: 0,
        reason: "correction",
        orderId: null,
        userId: null,
        now: TEST_NOW,
        ...parts,
      }),
    );
  expect(await move({ delta: -4 })).toBeNull();
  expect(await move({ delta: -2 })).toBe(1);
  expect(await move({ delta: -2 })).toBeNull();
  expect(await move({ delta: 5, reason: "returned" })).toBe(6);
  expect(await move({ delta: -6 })).toBe(0);
  expect(await move({ variantId: newId(), delta: 1 })).toBeNull();
  const history = await database.kysely
    .selectFrom("stock_changes")
    .select(["delta", "stock_after"])
    .where("variant_id", "=", variantId)
    .execute();
  expect(history.map(({ delta, stock_after }) => [delta, stock_after])).toEqual(
    expect.arrayContaining([
      [3, 3],
      [-2, 1],
      [5, 6],
      [-6, 0],
    ]),
  );
  expect(history).toHaveLength(4);
});
