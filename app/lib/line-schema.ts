import { z } from "zod";
import { storableLine } from "./storable-text";
import { tooLong } from "./too-long";
import { fits } from "./truncate";

/** Longest name of a person, a partner or a picture, in characters as a reader counts them. */
export const NAME_LIMIT = 120;

const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** One line that may be empty; `subject` begins the sentence that says when it is too long: «Le rôle». */
export function lineSchema(subject: string, limit = NAME_LIMIT) {
  return z
    .string()
    .default("")
    .transform(storableLine)
    .refine((line) => fits(line, limit), tooLong(subject, limit));
}

/** A name that must be there and hold something to see; `missing` is said otherwise. */
export function nameSchema(subject: string, missing: string) {
  return lineSchema(subject).refine((line) => VISIBLE.test(line), missing);
}
