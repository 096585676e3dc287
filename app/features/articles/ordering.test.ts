import { describe, expect, it } from "vitest";
import { fc, runs } from "~tests/support/properties";
import {
  findGap,
  movedPast,
  needsReorganization,
  neighboursOf,
  type Ranked,
  REORGANIZATION_THRESHOLD,
  reorganized,
  topWeight,
  weightAfterReorganization,
  weightAt,
  without,
} from "./ordering";

function listOf(...weights: number[]): Ranked[] {
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

describe("movedPast", () => {
  const order = listOf(10, 20, 30, 40).map((a) => ({ ...a, inTrash: a.id === "1" }));
  const ids = (moved: readonly Ranked[]) => moved.map((article) => article.id).join("");
  it("passes the nearest article that is not in the trash", () => {
    expect(ids(movedPast(order, "2", "up"))).toBe("2013");
    expect(ids(movedPast(order, "0", "down"))).toBe("1203");
  });
  it("stays at the edge", () => {
    expect(ids(movedPast(order, "0", "up"))).toBe("0123");
    expect(ids(movedPast(order, "3", "down"))).toBe("0123");
  });
});

describe("neighboursOf", () => {
  it("names those directly before and after, in the trash too", () => {
    const order = listOf(10, 20, 30).map((article, i) => ({ ...article, inTrash: i === 0 }));
    expect(neighboursOf(order, "0")).toEqual({ afterId: null, beforeId: "1" });
    expect(neighboursOf(order, "1")).toEqual({ afterId: "0", beforeId: "2" });
    expect(neighboursOf(order, "2")).toEqual({ afterId: "1", beforeId: null });
  });
});
