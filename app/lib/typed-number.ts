import { withoutUnseen } from "./storable-text";

/** A number as people type it: `145`, `145,50`, `18,`, `1 250 €`; null for nothing, NaN for what is none. */
export function readTypedNumber(typed: string): number | null {
  const text = bareNumber(typed);
  if (text === "") return null;
  return /^\d{1,9}([.,]\d{0,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** A typed number without spaces, and without the unit behind it. */
export function bareNumber(typed: string): string {
  return withoutUnseen(typed)
    .replace(/\s/g, "")
    .replace(/(€|euros?)$/i, "");
}

/** A number as a field shows it: `145`, `145,50`. */
export function typedNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace(".", ",");
}

/** The text in the field of a number, which shows what was typed, be it no number. */
export function numberText(value: unknown): string {
  return typeof value === "number" ? typedNumber(value) : String(value ?? "");
}

/**
 * The value that a form keeps while a number is typed: the number where its field shows these very characters,
 * else the text, which the rule of the field refuses later. The type tells of numbers alone.
 */
export function heldNumber(typed: string): number | null {
  if (typed === "") return null;
  const value = readTypedNumber(typed);
  const isShownSo = value !== null && !Number.isNaN(value) && typedNumber(value) === typed;
  return isShownSo ? value : (typed as unknown as number);
}
