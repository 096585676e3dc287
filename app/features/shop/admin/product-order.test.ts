import { describe, expect, it } from "vitest";
import { dropFields } from "./product-list";
import { gapAround, movedOrder, type ProductMove, rankOf } from "./product-order";

/** A capital letter is in the trash. */
const listOf = (ids: string) => [...ids].map((id) => ({ id, inTrash: id === id.toUpperCase() }));
const moved = (ids: string, move: ProductMove) =>
  movedOrder(listOf(ids), move)
    ?.map(({ id }) => id)
    .join("") ?? null;

describe("the order of the products", () => {
  it.each([
    ["abc", { kind: "up", id: "c" }, "acb"],
    ["aBc", { kind: "up", id: "c" }, "caB"],
    ["abc", { kind: "up", id: "a" }, "abc"],
    ["aBc", { kind: "down", id: "a" }, "Bca"],
    ["abC", { kind: "down", id: "b" }, "abC"],
    ["abc", { kind: "first", id: "c" }, "cab"],
    ["abcd", { kind: "between", id: "a", afterId: "c", beforeId: "d" }, "bcad"],
    ["abcd", { kind: "between", id: "d", afterId: null, beforeId: "a" }, "dabc"],
    ["abcd", { kind: "between", id: "a", afterId: "gone", beforeId: "d" }, "bcad"],
    ["abcd", { kind: "between", id: "a", afterId: "gone", beforeId: "gone" }, null],
    ["aBc", { kind: "first", id: "B" }, null],
    ["abc", { kind: "first", id: "gone" }, null],
  ] as const)("%s after %j is %s", (before, move, after) => {
    expect(moved(before, move)).toBe(after);
  });

  it("goes back to where it was", () => {
    const order = listOf("abCde");
    const next = movedOrder(order, { kind: "first", id: "d" }) ?? [];
    const back = movedOrder(next, { kind: "between", id: "d", ...gapAround(order, "d") });
    expect(back).toEqual(order);
  });

  it("counts ranks without the trash", () => {
    expect(rankOf(listOf("abCde"), "d")).toBe(3);
  });
});

describe("dropping a line", () => {
  const rows = listOf("abc");
  it.each([
    ["a", { overId: "c", side: "after" }, { afterId: "c", beforeId: "" }],
    ["c", { overId: "a", side: "before" }, { afterId: "", beforeId: "a" }],
    ["a", { overId: "b", side: "after" }, { afterId: "b", beforeId: "c" }],
    ["a", { overId: "b", side: "before" }, null],
    ["gone", { overId: "b", side: "before" }, null],
  ] as const)("%s over %j", (id, drop, gap) => {
    expect(dropFields(rows, id, drop)).toEqual(gap && { intent: "insert", id, ...gap });
  });
});
