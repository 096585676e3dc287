import { z } from "zod";
import { storableLine, storableLines } from "./storable-text";
import { tooLong } from "./too-long";
import { fits } from "./truncate";

/** Longest name of a person, a partner or a picture, in characters as a reader counts them. */
export const NAME_LIMIT = 120;

const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** Whether a text holds something to see. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** One line of at most `limit` characters; `message` is the sentence about its length. */
export function sentLineSchema(limit: number, message: string) {
  return z
    .string()
    .transform(storableLine)
    .refine((line) => fits(line, limit), message);
}

/** The same of a form: a field that is missing is empty. `subject` begins the sentence: «Le rôle». */
function lineSchema(subject: string, limit = NAME_LIMIT) {
  return z
    .string()
    .default("")
    .pipe(sentLineSchema(limit, tooLong(subject, limit)));
}

/** A line that must be there and hold something to see; `missing` is the error otherwise. */
export function nameSchema(subject: string, missing: string, limit = NAME_LIMIT) {
  return lineSchema(subject, limit).refine(isVisible, missing);
}

/** Lines of text, which may be none. */
export function textSchema(subject: string, limit: number) {
  return z
    .string()
    .default("")
    .transform(storableLines)
    .refine((text) => fits(text, limit), tooLong(subject, limit));
}

/** Lines of text that must hold something to see; `missing` is the error otherwise. */
export function writtenTextSchema(subject: string, missing: string, limit: number) {
  return textSchema(subject, limit).refine(isVisible, missing);
}

/** The address of a visitor, as they wrote it. */
export function visitorEmailSchema(limit: number) {
  return nameSchema("L’adresse", "Indiquez votre adresse e-mail.", limit).pipe(
    z.string().refine(isEmailAddress, {
      error: "Cette adresse n’est pas complète\u00a0: elle s’écrit comme prenom@exemple.fr.",
    }),
  );
}

/**
 * Whether a text looks like an e-mail address: one `@`, something on both sides, a dot in the domain,
 * international addresses included. What else is wrong with one shows when somebody answers.
 */
export function isEmailAddress(value: string): boolean {
  return /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/u.test(
    value,
  );
}
