import { describe, expect, it } from "vitest";
import { fc, runs } from "~tests/support/properties";
import {
  findGap,
  gapAround,
  type Move,
  movedOrder,
  needsReorganization,
  positionOf,
  REORGANIZATION_THRESHOLD,
  reorganized,
  topWeight,
  type Weighted,
  weightAfterReorganization,
  weightAt,
  without,
} from "./sorting";

function listOf(...weights: number[]): Weighted[] {
  return weights.map((weight, index) => ({ id: String(index), weight, inTrash: false }));
}

/** Weights as years of use leave them: ties, tiny gaps, large steps, the upper bound itself. */
const weight = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.000001, 0.000002, 0.0000021, 1 + 1e-9, 999_998, 999_998.9999985, 999_999, 1e6),
  fc.double({ min: -10, max: 1_000_000, noNaN: true }),
);
const list = fc
  .array(fc.record({ weight, inTrash: fc.boolean() }), { maxLength: 6 })
  .map((items) =>
    items.toSorted((a, b) => a.weight - b.weight).map((item, i) => ({ ...item, id: String(i) })),
  );

describe("topWeight", () => {
  it("is one less than the minimum, 1 when there is none", () => {
    expect(topWeight(listOf(-4, 10))).toBe(-5);
    expect(topWeight([])).toBe(1);
  });
});

describe("weightAt", () => {
  it("is the midpoint of the neighbours, 999999 standing after the last", () => {
    expect(weightAt(listOf(10, 20, 30), "2", 1)).toBe(15);
    expect(weightAt(listOf(10, 20), "0", 1)).toBe((20 + 999_999) / 2);
  });
  it("is the top's without an article before", () => {
    expect(weightAt(listOf(10, 20), "1", 0)).toBe(9);
  });
  it("asks to reorganise when the midpoint is within 0.000001 of a neighbour, that included", () => {
    expect(weightAt(listOf(0, 0.000002, 5), "2", 1)).toBeNull();
    expect(weightAt(listOf(0, 0.000003, 5), "2", 1)).toBe(0.0000015);
    expect(weightAt(listOf(3, 3, 5), "2", 1)).toBeNull();
    expect(weightAt(listOf(1, 999_999), "0", 1)).toBeNull();
    expect(weightAt(listOf(1, 2_000_000), "0", 1)).toBeNull();
  });
  it("always finds a strict place after reorganising", () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (order, pick, where) => {
        const moved = order[pick % Math.max(1, order.length)];
        if (!moved) return;
        const fresh = reorganized(order);
        const others = without(fresh, moved.id);
        const gap = where % (others.length + 1);
        const found = weightAfterReorganization(fresh, moved.id, gap);
        expect(found).toBeGreaterThan(others[gap - 1]?.weight ?? Number.NEGATIVE_INFINITY);
        expect(found).toBeLessThan(others[gap]?.weight ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
  it("goes on past the upper bound when the list itself does", () => {
    const long = reorganized(listOf(...Array.from({ length: 100_001 }, () => 0)));
    expect(weightAfterReorganization(long, "0", 100_000)).toBe(1_000_020);
  });
});

describe("needsReorganization", () => {
  it("is true exactly when some insertion between neighbours would reorganise", () => {
    fc.assert(
      fc.property(list, (order) => {
        const insertions = order.flatMap((moved) =>
          without(order, moved.id).map((_, index) => weightAt(order, moved.id, index + 1)),
        );
        expect(needsReorganization(order)).toBe(insertions.includes(null));
      }),
      runs(2000),
    );
  });
  it("is false for 10, 20, 30", () => {
    expect(needsReorganization(reorganized(listOf(1, 1, 1)))).toBe(false);
    expect(REORGANIZATION_THRESHOLD).toBe(0.000001);
  });
});

describe("findGap", () => {
  const others = listOf(10, 20, 30);
  it.each([
    ["side by side", "0", "1", 1],
    ["no article before", null, "0", 0],
    ["none after", "2", null, 3],
    ["no longer side by side", "0", "2", 1],
    ["the one before is gone", "gone", "2", 2],
    ["the one after is gone", "1", "gone", 2],
    ["asked at the top, where another one is now", null, "1", 1],
    ["asked at the end, but the one before is gone", "gone", null, 3],
    ["alone", null, null, 0],
  ])("%s", (_, afterId, beforeId, gap) => {
    expect(findGap(others, { afterId, beforeId })).toBe(gap);
  });
  it("is nowhere when both neighbours are gone", () => {
    expect(findGap(others, { afterId: "gone", beforeId: "lost" })).toBeNull();
  });
  it("takes the first visible article for the top even behind the trash", () => {
    const [first, ...rest] = others;
    const behindTrash = [{ ...first, id: "0", weight: 10, inTrash: true }, ...rest];
    expect(findGap(behindTrash, { afterId: null, beforeId: "1" })).toBe(0);
  });
});

/** A capital letter is in the trash. */
const lettersOf = (ids: string) => [...ids].map((id) => ({ id, inTrash: id === id.toUpperCase() }));
const moved = (ids: string, move: Move) =>
  movedOrder(lettersOf(ids), move)
    ?.map(({ id }) => id)
    .join("") ?? null;

describe("movedOrder", () => {
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
    ["abcd", { kind: "between", id: "d", afterId: null, beforeId: "gone" }, null],
    ["abcd", { kind: "between", id: "a", afterId: "gone", beforeId: null }, null],
    ["aBc", { kind: "first", id: "B" }, null],
    ["abc", { kind: "first", id: "gone" }, null],
  ] as const)("%s after %j is %s", (before, move, after) => {
    expect(moved(before, move)).toBe(after);
  });

  it("goes back to where it was", () => {
    const order = lettersOf("abCde");
    const next = movedOrder(order, { kind: "first", id: "d" }) ?? [];
    const back = movedOrder(next, { kind: "between", id: "d", ...gapAround(order, "d") });
    expect(back).toEqual(order);
  });

  it("passes the nearest of its own part of the list", () => {
    const order = lettersOf("axbyc");
    const isLetter = ({ id }: { id: string }) => "abc".includes(id);
    const next = movedOrder(
      order,
      { kind: "up", id: "c" },
      (one, other) => isLetter(one) === isLetter(other),
    );
    expect(next?.map(({ id }) => id).join("")).toBe("axcby");
  });
});

describe("positionOf", () => {
  it("counts without the trash", () => {
    expect(positionOf(lettersOf("abCde"), "d")).toBe(3);
  });
});

describe("gapAround", () => {
  it("names those directly before and after, in the trash too", () => {
    const order = listOf(10, 20, 30).map((article, i) => ({ ...article, inTrash: i === 0 }));
    expect(gapAround(order, "0")).toEqual({ afterId: null, beforeId: "1" });
    expect(gapAround(order, "1")).toEqual({ afterId: "0", beforeId: "2" });
    expect(gapAround(order, "2")).toEqual({ afterId: "1", beforeId: null });
  });
});
