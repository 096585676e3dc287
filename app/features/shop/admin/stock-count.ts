import { withoutUnseen } from "~/lib/storable-text";

const LIMIT = 9_999;

/** A number of pieces as it is typed, or what is wrong with it. */
export function readCount(typed: string): { count: number } | { error: string } {
  const text = withoutUnseen(typed).replace(/\s/g, "");
  if (!/^\d{1,20}$/.test(text)) {
    return { error: "Écrivez un nombre entier, en chiffres\u00a0: 12 par exemple." };
  }
  const count = Number(text);
  if (count > LIMIT) return { error: "Ce nombre ne peut pas dépasser 9\u00a0999." };
  return { count };
}
