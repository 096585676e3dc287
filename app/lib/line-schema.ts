import { z } from "zod";
import { storableLine } from "./storable-text";
import { countGraphemes } from "./truncate";

/** Longest name of a person, a partner or a picture, in characters as a reader counts them. */
const NAME_LIMIT = 120;

const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** Whether a text has at most `limit` characters as a reader counts them. */
function fits(text: string, limit: number): boolean {
  // A grapheme may take several code units; ten times as many is no longer somebody's text.
  if (text.length <= limit) return true;
  return text.length <= limit * 10 && countGraphemes(text) <= limit;
}

/** One line that may be empty; `subject` begins the sentence that says when it is too long: «Le rôle». */
export function lineSchema(subject: string, limit = NAME_LIMIT) {
  return z
    .string()
    .default("")
    .transform(storableLine)
    .refine(
      (line) => fits(line, limit),
      `${subject} ne peut pas dépasser ${limit}\u00a0caractères.`,
    );
}

/** A name that must be there and hold something to see; `missing` is said otherwise. */
export function nameSchema(subject: string, missing: string) {
  return lineSchema(subject).refine((line) => VISIBLE.test(line), missing);
}
