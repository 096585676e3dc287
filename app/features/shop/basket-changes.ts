import type { PricedBasket, PricedLine } from "./basket.types";
import { price } from "./price";

/** What is not as the buyer saw it, a sentence for each line; lines that cannot be had say so themselves. */
export function changesOf(seen: PricedBasket, now: PricedBasket): string[] {
  return now.lines.flatMap((line) => {
    const before = seen.lines.find((one) => isSame(one, line));
    if (!before || line.trouble || before.unitPriceCents === line.unitPriceCents) return [];
    const [is, was] = [price(line.unitPriceCents), price(before.unitPriceCents)];
    return [`${line.productName}\u00a0: ${is} au lieu de ${was} l’unité.`];
  });
}

function isSame(one: PricedLine, other: PricedLine): boolean {
  return one.variantId === other.variantId && one.personalisation === other.personalisation;
}
