import { bareNumber } from "~/lib/typed-number";

/** Dearest that a volunteer can ask for, in euros, so that a slip of the keyboard is not for sale. */
export const DEAREST_PRICE = 9_999;

/** In characters, as it is typed. */
const LONGEST = 100;

/** The error of a price in euros, as it is typed, that is none or out of bounds. */
export function priceError(typed: string): string {
  if (typed.length > LONGEST) return "Ce prix est trop long.";
  const text = bareNumber(typed);
  if (/^[-−–]/.test(text)) return "Un prix ne peut pas être négatif.";
  const [, euros, decimals = ""] = /^(\d{1,20})(?:[.,](\d{0,20}))?$/.exec(text) ?? [];
  if (euros === undefined) {
    return "Écrivez le prix en euros, en chiffres\u00a0: 18,50 par exemple.";
  }
  return decimals.length > 2
    ? "Un prix a deux chiffres au plus après la virgule\u00a0: 18,50 par exemple."
    : "Un prix ne peut pas dépasser 9\u00a0999\u00a0€.";
}

export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

export function eurosOf(cents: number): number {
  return cents / 100;
}
