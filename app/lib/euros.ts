import { once } from "./once";

const format = once(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 }));

/** `90 €`, `1 250 €`, `12,5 €`: a price in running text, with no-break spaces. */
export function euros(amount: number): string {
  return `${format().format(amount).replaceAll("\u202f", "\u00a0")}\u00a0€`;
}
