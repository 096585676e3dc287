import { describe, expect, it } from "vitest";
import type { BasketLine } from "./basket.types";
import { MAX_LINES, MAX_QUANTITY } from "./basket.types";
import { basketText, isQuantity, linesWith, linesWithoutName, parseBasket } from "./stored-basket";

const SHIRT = "0b9f3c6e-3f62-4a0e-9a1b-6d0a4e6f0001";
const JERSEY = "0b9f3c6e-3f62-4a0e-9a1b-6d0a4e6f0002";
const DAY = 86_400_000;

function line(parts: Partial<BasketLine> = {}): BasketLine {
  return { variantId: SHIRT, quantity: 1, personalisation: "", ...parts };
}

/** A basket as somebody may have edited it by hand. */
function edited(lines: unknown, changedAt: unknown = 0): string {
  return JSON.stringify({ lines, changedAt });
}

describe("parseBasket", () => {
  it("reads what was written, for thirty days", () => {
    const lines = [line({ quantity: 3 }), line({ personalisation: "Zoé" })];
    const stored = parseBasket(basketText(lines, 1_000));
    expect(stored).toEqual({ lines, expiresAt: 1_000 + 30 * DAY });
  });

  it.each([null, "", "{", "null", "[]", "42", '{"lines":{}}', "x".repeat(30_000)])(
    "is empty for %s",
    (text) => {
      expect(parseBasket(text).lines).toEqual([]);
    },
  );

  it.each([0, -1, 1.5, 1e9, MAX_QUANTITY + 1, "2", null, undefined])(
    "leaves out a line of %s pieces",
    (quantity) => {
      const lines = [{ ...line(), quantity }, line({ variantId: JERSEY })];
      expect(parseBasket(edited(lines)).lines).toEqual([line({ variantId: JERSEY })]);
    },
  );

  it("leaves out what names no variant, or cannot be printed", () => {
    const lines = [
      { ...line(), variantId: "1; drop table" },
      { ...line(), variantId: 7 },
      line({ personalisation: "<b>Zoé</b>" }),
      line({ personalisation: "é".repeat(21) }),
      { variantId: SHIRT, quantity: 1 },
      null,
      "ligne",
    ];
    expect(parseBasket(edited(lines)).lines).toEqual([]);
  });

  it("keeps no price that somebody wrote into it, and one line of each kind", () => {
    const priced = { ...line(), unitPriceCents: 1, totalCents: 1 };
    expect(parseBasket(edited([priced, line({ quantity: 4 })])).lines).toEqual([
      line({ quantity: 4 }),
    ]);
  });

  it("is set aside when nobody knows how old it is", () => {
    expect(parseBasket(edited([line()], "hier")).expiresAt).toBe(30 * DAY);
  });
});

describe("linesWith", () => {
  it("joins pieces of the same variant and name, and no others", () => {
    const lines = [line({ quantity: 2 })];
    expect(linesWith(lines, line({ quantity: 3 }))).toEqual([line({ quantity: 5 })]);
    expect(linesWith(lines, line({ personalisation: "Zoé" }))).toHaveLength(2);
    expect(linesWith(lines, line({ variantId: JERSEY }))).toHaveLength(2);
  });

  it("says which limit is in the way", () => {
    expect(linesWith([line({ quantity: MAX_QUANTITY })], line())).toBe("too-many-pieces");
    const full = Array.from({ length: MAX_LINES }, (_, i) => line({ personalisation: `N${i}` }));
    expect(linesWith(full, line())).toBe("too-many-lines");
    expect(linesWith(full, line({ personalisation: "N0" }))).toHaveLength(MAX_LINES);
  });
});

describe("linesWithoutName", () => {
  it("joins the plain line of the variant, within the limit of a line", () => {
    const named = line({ personalisation: "Zoé", quantity: 2 });
    const key = `${SHIRT} Zoé`;
    expect(linesWithoutName([named], key)).toEqual([line({ quantity: 2 })]);
    expect(linesWithoutName([line({ quantity: 3 }), named], key)).toEqual([line({ quantity: 5 })]);
    const many = line({ quantity: MAX_QUANTITY });
    expect(linesWithoutName([named, many], key)).toEqual([many]);
    expect(linesWithoutName([many], key)).toEqual([many]);
  });
});

describe("isQuantity", () => {
  it("is a whole number within the limit", () => {
    expect([0, -1, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY].filter(isQuantity)).toEqual([]);
    expect([1, MAX_QUANTITY].every(isQuantity)).toBe(true);
  });
});
