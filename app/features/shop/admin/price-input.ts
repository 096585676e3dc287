import { withoutUnseen } from "~/lib/storable-text";

/** Dearest that a volunteer can ask for, so that a slip of the keyboard is not for sale. */
const LIMIT_CENTS = 999_900;

type Reading = { cents: number } | { error: string };

/** A price as it is typed in euros (`18,5`, `18.50 €`, `1 250`), in whole cents, or what is wrong with it. */
export function readPrice(typed: string): Reading {
  const text = withoutUnseen(typed)
    .replace(/\s/g, "")
    .replace(/(€|euros?)$/i, "");
  if (/^[-−–]/.test(text)) return { error: "Un prix ne peut pas être négatif." };
  const [, euros, decimals = ""] = /^(\d{1,20})(?:[.,](\d{0,20}))?$/.exec(text) ?? [];
  if (euros === undefined) {
    return { error: "Écrivez le prix en euros, en chiffres\u00a0: 18,50 par exemple." };
  }
  if (decimals.length > 2) {
    return { error: "Un prix a deux chiffres au plus après la virgule\u00a0: 18,50 par exemple." };
  }
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
  if (cents > LIMIT_CENTS) return { error: "Un prix ne peut pas dépasser 9\u00a0999\u00a0€." };
  return { cents };
}

/** A price as a field shows it: `18,50`, `15`. */
export function priceInput(cents: number): string {
  const decimals = cents % 100;
  const euros = String(Math.trunc(cents / 100));
  return decimals === 0 ? euros : `${euros},${String(decimals).padStart(2, "0")}`;
}
