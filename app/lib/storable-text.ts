// What PostgreSQL refuses in a text (U+0000) and what XML feeds refuse (the other controls).
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

// What turns the following around, wherever it is shown (marks, embeddings, overrides, isolates), and
// what has no width. Joiners stay: emoji and some scripts are written with them.
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Half of a character of two, which no address may hold, becomes the sign for one that is not known. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** A text without the characters that a database or a feed refuses. */
export function storableText(text: string): string {
  return wellFormed(text).replace(UNSTORABLE, "");
}

/** The same of lines of text, broken in one way, with nothing around them. */
export function storableLines(text: string): string {
  return storableText(text.replace(/\r\n?/g, "\n")).trim();
}

/** A text without the characters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

/** Runs of space as one, in which a line may break; a no-break space stays unless it stands beside such. */
export function singleSpaced(text: string): string {
  return text
    .replace(/\s+/g, (run) => (/^[\u00a0\u202f]+$/.test(run) ? run.charAt(0) : " "))
    .trim();
}

/**
 * The same on one line, fit for a name: runs of ordinary space become one (no-break ones stay), none
 * at the ends; nothing that is not seen.
 */
export function storableLine(text: string): string {
  return withoutUnseen(storableText(text))
    .replace(/[ \t\r\n\u0085\u2028\u2029]+/g, " ")
    .trim();
}
