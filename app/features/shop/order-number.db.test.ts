import { expect } from "vitest";
import { test } from "~tests/support/database-test";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { findFreeNumber, newOrderNumber, readOrderNumber } from "./order-number.server";

test("an order gets a number that no other has", async ({ database }) => {
  const [variantId = ""] = (await addProduct(database)).variantIds;
  const { number } = await placeTestOrder(database, { lines: [{ variantId }] });
  const drawn = [number, number, "222-222"];
  expect(await findFreeNumber(database.kysely, () => drawn.shift() ?? "")).toBe("222-222");
});

test("numbers follow no sequence and hold no sign that is taken for another", () => {
  const numbers = Array.from({ length: 1_000 }, newOrderNumber);
  expect(new Set(numbers).size).toBeGreaterThan(990);
  for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/);
});

test("a number is read however it is typed, and nothing else is one", () => {
  for (const typed of ["K7M-4QX", "k7m4qx", " K7M 4QX ", "K7M\u00a0–\u00a04QX", "k.7.m.4.q.x"]) {
    expect(readOrderNumber(typed)).toBe("K7M-4QX");
  }
  for (const typed of ["", "K7M-4Q", "K7M-4QXX", "K7M-40X", "' or 1=1", "K7M-4QÉ"]) {
    expect(readOrderNumber(typed)).toBeNull();
  }
});
