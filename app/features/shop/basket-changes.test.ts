import { expect, test } from "vitest";
import type { PricedLine } from "./basket.types";
import { changesOf } from "./basket-changes";

const line = (parts: Partial<PricedLine> = {}): PricedLine => ({
  variantId: "a",
  quantity: 2,
  personalisation: "",
  productId: "p",
  productName: "T-shirt",
  size: "M",
  colour: "",
  picture: null,
  unitPriceCents: 1_850,
  totalCents: 3_700,
  stock: 5,
  trouble: null,
  ...parts,
});

const basket = (...lines: PricedLine[]) => ({ lines, totalCents: 0 });

test("a price that went up or down is said, for each line of its own", () => {
  const seen = basket(line(), line({ personalisation: "Zoé", unitPriceCents: 2_350 }));
  const now = basket(
    line({ unitPriceCents: 2_000 }),
    line({ personalisation: "Zoé", unitPriceCents: 2_000 }),
  );
  expect(changesOf(seen, now)).toEqual([
    "T-shirt\u00a0: 20\u00a0€ au lieu de 18,50\u00a0€ l’unité.",
    "T-shirt\u00a0: 20\u00a0€ au lieu de 23,50\u00a0€ l’unité.",
  ]);
});

test("what stayed, and what cannot be had, is not said here", () => {
  const gone = line({ unitPriceCents: 0, trouble: { kind: "gone" } });
  expect(changesOf(basket(line()), basket(line()))).toEqual([]);
  expect(changesOf(basket(line()), basket(gone))).toEqual([]);
});
