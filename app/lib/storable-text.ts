// What PostgreSQL refuses in a text (U+0000) and what XML feeds refuse (the other controls).
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the characters that a database or a feed refuses. */
export function storableText(text: string): string {
  return text.toWellFormed().replace(UNSTORABLE, "");
}

/** The same on one line: runs of ordinary space become one (no-break ones stay), none at the ends. */
export function storableLine(text: string): string {
  return storableText(text)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}
