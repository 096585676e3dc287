import type { FieldErrors } from "~/lib/field-errors";
import { lengthErrors, tooLong } from "~/lib/too-long";

/** How long the fields of the order form may be, in characters as a reader counts them. */
export const ORDER_LIMITS = { name: 120, email: 254, phone: 40, message: 2_000 } as const;
export type LimitedField = keyof typeof ORDER_LIMITS;

const SUBJECTS: Record<LimitedField, string> = {
  name: "Le nom",
  email: "L’adresse",
  phone: "Le numéro",
  message: "Le message",
};

export function tooLongField(field: LimitedField): string {
  return tooLong(SUBJECTS[field], ORDER_LIMITS[field]);
}

/** What is too long in a form, in the words of the server: a browser need not send it to know. */
export function orderLengthErrors(fields: FormData): FieldErrors {
  return lengthErrors(fields, ORDER_LIMITS, tooLongField);
}
