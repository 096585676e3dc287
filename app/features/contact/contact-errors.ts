import type { z } from "zod";
import { CONTACT_FIELDS, type ContactErrors } from "./contact-fields";

/** The first sentence for each field that a person can put right. */
export function contactErrorsOf(error: z.ZodError): ContactErrors {
  const errors: ContactErrors = {};
  for (const { path, message } of error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= [message];
  }
  return errors;
}
