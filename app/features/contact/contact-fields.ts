import type { FieldErrors } from "~/lib/field-errors";
import { lengthErrors, tooLong } from "~/lib/too-long";

/** The fields that people fill in, as errors name them. */
export const CONTACT_FIELDS = ["name", "email", "title", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What robots fill in and people do not see; no browser or password manager has anything for this name. */
export const TRAP_FIELD = "champ-b";

/** What each is called where it is too long. */
const SUBJECTS: Record<ContactField, string> = {
  name: "Le nom",
  email: "L’adresse",
  title: "Le sujet",
  message: "Le message",
};

/** In characters. The form of the specification knows no limits (§5); these keep what is absurd out. */
export const CONTACT_LIMITS: Record<ContactField, number> = {
  name: 120,
  email: 254,
  title: 200,
  message: 10_000,
};

export function tooLongField(field: ContactField): string {
  return tooLong(SUBJECTS[field], CONTACT_LIMITS[field]);
}

/** What is too long in a form, in the words of the server: a browser need not send it to know. */
export function contactLengthErrors(fields: FormData): FieldErrors {
  return lengthErrors(fields, CONTACT_LIMITS, tooLongField);
}
