import { describe, expect, it } from "vitest";
import type { Variant } from "./catalogue.types";
import { stockWords } from "./stock-words";
import { colourOptions, findVariant, firstChoice, sizeOptions } from "./variant-choice";

function variant(colour: string, size: string, stock: number): Variant {
  return { id: `${colour} ${size}`, colour, size, stock, priceCents: 1_850 };
}

const SHIRT = [
  variant("Vert", "S", 0),
  variant("Vert", "M", 0),
  variant("Mimosa", "M", 2),
  variant("Mimosa", "L", 9),
];

describe("the choice of a variant", () => {
  it("offers colours and sizes in the order of the product, with what is left", () => {
    expect(colourOptions(SHIRT)).toEqual([
      { colour: "Vert", isLeft: false },
      { colour: "Mimosa", isLeft: true },
    ]);
    expect(sizeOptions(SHIRT, "Mimosa")).toEqual([
      { size: "S", stock: null },
      { size: "M", stock: 2 },
      { size: "L", stock: 9 },
    ]);
  });

  it("begins with a colour that is left, and with a size only when it is the last one", () => {
    expect(firstChoice(SHIRT)).toEqual({ colour: "Mimosa", size: "" });
    expect(firstChoice([...SHIRT.slice(0, 3)])).toEqual({ colour: "Mimosa", size: "M" });
    expect(firstChoice([variant("", "", 4)])).toEqual({ colour: "", size: "" });
    expect(firstChoice([])).toEqual({ colour: "", size: "" });
  });

  it("finds the variant of both, if it is made", () => {
    expect(findVariant(SHIRT, { colour: "Mimosa", size: "M" })?.stock).toBe(2);
    expect(findVariant(SHIRT, { colour: "Vert", size: "L" })).toBeNull();
  });
});

describe("stockWords", () => {
  it("warns of the last pieces only", () => {
    expect([0, 1, 3, 4].map(stockWords)).toEqual(["Épuisé", "Plus que 1", "Plus que 3", null]);
  });
});
