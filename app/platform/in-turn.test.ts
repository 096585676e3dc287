import { expect, it } from "vitest";
import { inTurn } from "./in-turn";

it("runs work of one key in turn, failures included, and of other keys at once", async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn("a", async () => {
    await gate.promise;
    order.push("first");
    throw new Error("first failed");
  });
  const second = inTurn("a", async () => order.push("second"));
  await inTurn("b", async () => order.push("other"));
  gate.resolve();
  await expect(first).rejects.toThrow("first failed");
  await second;
  expect(order).toEqual(["other", "first", "second"]);
});
