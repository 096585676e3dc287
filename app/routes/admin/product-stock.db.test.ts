import { describe, expect } from "vitest";
import { test } from "~tests/support/database-test";
import { openProductScreens, variant } from "~tests/support/product-screens";
import { placeTestOrder } from "~tests/support/shop-fixtures";

describe("the stock", () => {
  test("is corrected to what was counted, told with who did it, and undone", async ({
    database,
  }) => {
    const { add, stock, history, command, activity } = await openProductScreens(database);
    const id = await add({ variants: [variant({ size: "M" })] });
    const variantId = (await stock(id))[0]?.id ?? "";
    const count = { intent: "correct-stock", id: variantId };
    const corrected = await command({ ...count, counted: " 8 ", seen: "5" });
    expect(corrected.answer).toEqual({
      ok: true,
      message: "Stock de «\u00a0T-shirt, M\u00a0»\u00a0: 8.",
      undo: { ...count, counted: "5", seen: "8" },
    });
    expect((await history(id)).find(({ reason }) => reason === "correction")).toMatchObject({
      delta: 3,
      stockAfter: 8,
      order: null,
    });
    const again = await command({ ...count, counted: "8", seen: "5" });
    expect(again.answer).toMatchObject({ ok: true, undo: null });
    await command(corrected.answer.undo ?? {});
    expect(await stock(id)).toMatchObject([{ stock: 5 }]);
    expect(await activity()).toContain("stock-corrected product T-shirt");
  });

  test("changed by an order meanwhile is said, and left as it is", async ({ database }) => {
    const { add, stock, history, command } = await openProductScreens(database);
    const id = await add();
    const variantId = (await stock(id))[0]?.id ?? "";
    const { number } = await placeTestOrder(database, { lines: [{ variantId, quantity: 2 }] });
    const late = await command({ intent: "correct-stock", id: variantId, counted: "4", seen: "5" });
    expect(late.answer).toMatchObject({ ok: false, undo: null });
    expect(late.answer.message).toMatch(/il est maintenant de 3/);
    expect(await stock(id)).toMatchObject([{ stock: 3, ordered: 2 }]);
    expect((await history(id)).find(({ reason }) => reason === "order")).toMatchObject({
      delta: -2,
      stockAfter: 3,
      order: { number },
      userName: null,
    });
  });

  test("and orders at the same moment never lose a piece", async ({ database }) => {
    const { add, stock, history, command } = await openProductScreens(database);
    const id = await add();
    const variantId = (await stock(id))[0]?.id ?? "";
    await Promise.all([
      placeTestOrder(database, { lines: [{ variantId }] }),
      command({ intent: "correct-stock", id: variantId, counted: "9", seen: "5" }),
      placeTestOrder(database, { lines: [{ variantId }] }),
    ]);
    const changes = await history(id);
    const [left] = await stock(id);
    expect(left?.stock).toBe(changes.reduce((sum, { delta }) => sum + delta, 0));
    expect([3, 7, 8, 9]).toContain(left?.stock);
  });

  test.for(["", "-1", "1,5", "dix", "10000", "1e3"])(
    "refuses a count of %j",
    async (counted, { database }) => {
      const { add, stock, command } = await openProductScreens(database);
      const id = await add();
      const variantId = (await stock(id))[0]?.id ?? "";
      const refused = await command({ intent: "correct-stock", id: variantId, counted, seen: "5" });
      expect(refused).toMatchObject({ status: 400, answer: { ok: false } });
      expect(refused.answer.message).toMatch(/nombre/);
      expect(await stock(id)).toMatchObject([{ stock: 5 }]);
    },
  );
});
