import { once } from "~/lib/once";

const format = once(
  () =>
    new Intl.NumberFormat("fr-FR", {
      style: "currency",
      currency: "EUR",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** `18,50 €`, `15 €`: an amount of whole cents, with no-break spaces. */
export function price(cents: number): string {
  return format()
    .format(cents / 100)
    .replaceAll("\u202f", "\u00a0");
}
