import { withoutUnseen } from "~/lib/storable-text";

export const MOST_PIECES = 9_999;

/** A number of pieces as it is typed, or what is wrong with it. */
export function readCount(typed: string): { count: number } | { error: string } {
  const count = isCount(typed) ? Number(bare(typed)) : Number.NaN;
  return count <= MOST_PIECES ? { count } : { error: countError(typed) };
}

/** The error of a number of pieces, as it is typed, that is none or out of bounds. */
export function countError(typed: string): string {
  return isCount(typed)
    ? "Ce nombre ne peut pas dépasser 9\u00a0999."
    : "Écrivez un nombre entier, en chiffres\u00a0: 12 par exemple.";
}

function isCount(typed: string): boolean {
  return /^\d{1,20}$/.test(bare(typed));
}

function bare(typed: string): string {
  return withoutUnseen(typed).replace(/\s/g, "");
}
