import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import { demoProducts } from "./products.ts";

const IMAGES = join(import.meta.dirname, "images/products");
const variants = demoProducts.flatMap((product) => product.variants);

describe("the demo's products", () => {
  it("show what a shop can be: sold out, nearly so, at a price of its own, made to order, in two pictures", () => {
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(variants.some(({ stock }) => stock === 2)).toBe(true);
    expect(variants.some(({ priceCents }) => priceCents !== undefined)).toBe(true);
    expect(demoProducts.some(({ personalisation }) => personalisation !== null)).toBe(true);
    expect(demoProducts.some(({ pictures }) => pictures.length > 1)).toBe(true);
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length);
  });

  it.each(demoProducts)("$name can be drawn, chosen and sold", (product) => {
    for (const { file, alt } of product.pictures) {
      expect(existsSync(join(IMAGES, file)), file).toBe(true);
      expect(alt.length).toBeGreaterThan(30);
    }
    expect(product.pictures.length).toBeGreaterThan(0);
    expect(sanitizeShortText(product.description)).toBe(product.description);
    const choices = product.variants.map(({ size, colour }) => `${size}/${colour}`);
    expect(new Set(choices).size).toBe(choices.length);
    for (const { stock, priceCents = product.priceCents } of product.variants) {
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
    }
  });

  it.each(demoProducts)("$name has a measure for each of its sizes", (product) => {
    const sizes = new Set(product.variants.map(({ size }) => size).filter((size) => size !== ""));
    const measured = product.sizeGuide.map((line) => line.split("\u00a0: ")[0]);
    expect(new Set(measured)).toEqual(sizes);
  });
});
