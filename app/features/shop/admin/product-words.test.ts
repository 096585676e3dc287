import { describe, expect, it } from "vitest";
import type { AdminProduct } from "./admin-products.server";
import { priceRange, stateOf, stockSummary } from "./product-words";

const PRODUCT: AdminProduct = {
  id: "p",
  name: "T-shirt",
  picture: null,
  priceCents: { from: 1500, to: 1850 },
  isHidden: false,
  stock: 24,
  variantCount: 3,
  soldOutCount: 0,
  rank: 1,
  updatedAt: "2026-11-20T10:00:00.000Z",
  updatedByName: null,
  deletedAt: null,
  isExample: false,
};

describe("a product in a line", () => {
  it("says its price, or from where to where", () => {
    expect(priceRange(PRODUCT.priceCents)).toBe("15\u00a0€ à 18,50\u00a0€");
    expect(priceRange({ from: 1500, to: 1500 })).toBe("15\u00a0€");
  });

  it.each([
    [{}, "En vente", "24\u00a0pièces"],
    [{ stock: 1, soldOutCount: 1 }, "En vente", "1\u00a0pièce, 1\u00a0taille épuisée"],
    [{ soldOutCount: 2 }, "En vente", "24\u00a0pièces, 2\u00a0tailles épuisées"],
    [{ stock: 0, soldOutCount: 3 }, "Épuisé", "0\u00a0pièce"],
    [{ stock: 0, soldOutCount: 3, isHidden: true }, "Masqué", "0\u00a0pièce"],
    [{ deletedAt: "2026-11-20T10:00:00.000Z", isHidden: true }, "Corbeille", "24\u00a0pièces"],
  ])("%j is %s, %s", (change, label, summary) => {
    const product = { ...PRODUCT, ...change };
    expect([stateOf(product).label, stockSummary(product)]).toEqual([label, summary]);
  });
});
