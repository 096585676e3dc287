// What PostgreSQL refuses in a text (U+0000) and what XML feeds refuse (the other controls).
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

// Embeddings and overrides turn what follows a name around, wherever the name is shown.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without the characters that a database or a feed refuses. */
export function storableText(text: string): string {
  return text.toWellFormed().replace(UNSTORABLE, "");
}

/**
 * The same on one line, fit for a name: runs of ordinary space become one (no-break ones stay), none
 * at the ends; nothing that turns the direction of what follows.
 */
export function storableLine(text: string): string {
  return storableText(text)
    .replace(TURNING, "")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}
