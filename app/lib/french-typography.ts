const NO_BREAK = "\u00a0";

/**
 * A text of a volunteer as French sets it: `’` between letters, no-break spaces before `: ; ! ?`, inside
 * quotation marks, around the dash of «17h30 – 19h30» and before a unit. Done twice it is done once. Not for addresses, mails or keys.
 */
export function frenchTypography(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/(?<=\S) (?=[:;!?](?:\s|$|[»)]))/gu, NO_BREAK)
    .replace(/« ?(?=\S)/gu, `«${NO_BREAK}`)
    .replace(/(?<=\S) ?»/gu, `${NO_BREAK}»`)
    .replace(/(?<=\d) – (?=\d)/g, `${NO_BREAK}–${NO_BREAK}`)
    .replace(/(?<=\d) (?=(?:€|%|km|m|min|h|ans|kg)(?![\p{L}\d]))/gu, NO_BREAK);
}
