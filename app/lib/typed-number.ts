import { withoutUnseen } from "./storable-text";

/** A number as people type it: `145`, `145,50`, `1 250 €`; null for nothing, NaN for what is none. */
export function readTypedNumber(typed: string): number | null {
  const text = withoutUnseen(typed)
    .replace(/\s/g, "")
    .replace(/(€|euros?)$/i, "");
  if (text === "") return null;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** A number as a field shows it: `145`, `145,50`. */
export function typedNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace(".", ",");
}
