import { once } from "./once";

const segmenter = once(() => new Intl.Segmenter("fr", { granularity: "grapheme" }));
/** Nearly the same, for Firefox before 125: letters with their marks, emoji with what is joined to them, flags. */
const CHARACTER = /\p{RI}\p{RI}|.[\p{M}\p{EMod}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu;

/** What a reader counts as characters. */
function* graphemes(text: string): Generator<string, void> {
  if (Intl.Segmenter) for (const { segment } of segmenter().segment(text)) yield segment;
  else for (const [segment] of text.matchAll(CHARACTER)) yield segment;
}

/** Number of characters as a reader counts them (graphemes). */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes(text)) count += 1;
  return count;
}

/** Whether a text has at most `limit` characters as a reader counts them. */
export function fits(text: string, limit: number): boolean {
  // A grapheme may take several code units; ten times as many is no longer somebody's text.
  if (text.length <= limit) return true;
  return text.length <= limit * 10 && countGraphemes(text) <= limit;
}

/** The first `limit` graphemes, then `…` when something was cut (product.md, doubtful point 13). */
export function truncate(text: string, limit: number): string {
  // No grapheme is shorter than a code unit.
  if (text.length <= limit) return text;
  let kept = "";
  let count = 0;
  for (const segment of graphemes(text)) {
    if (count === limit) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return text;
}

/** Titles on cards are cut at 80 characters (specification §2 and §9). */
export const TITLE_LIMIT = 80;

/**
 * The title as a card shows it, or null when it fits. Visitors get it made: a browser takes long to
 * begin to segment. The editor's preview makes it as one types.
 */
export function cutTitle(title: string): string | null {
  const cut = truncate(title, TITLE_LIMIT);
  return cut === title ? null : cut;
}
