import type { FieldErrors } from "./field-errors";
import { frenchNumber } from "./french-numbers";
import { fits } from "./truncate";

/** What is said beside a field that holds more than the site takes; `subject` begins the sentence: «Le message». */
export function tooLong(subject: string, limit: number): string {
  return `${subject} ne peut pas dépasser ${frenchNumber(limit)}\u00a0caractères.`;
}

/** What is too long in a form, by the sentences of the server: a browser need not send it to know. */
export function lengthErrors<Name extends string>(
  fields: FormData,
  limits: Record<Name, number>,
  sentenceFor: (name: Name) => string,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name in limits) {
    const value = fields.get(name);
    if (typeof value !== "string") continue;
    // A form sends each line break as two characters.
    const typed = value.replace(/\r\n?/g, "\n").trim();
    if (!fits(typed, limits[name])) errors[name] = [sentenceFor(name)];
  }
  return errors;
}
