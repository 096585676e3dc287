import { hasBegunWords, searchText } from "./word-match";

/** A piece of a text; `isFound` where a search found it. */
export type TextPart = { text: string; isFound: boolean };

type Range = { from: number; to: number };

/** A word, or a figure with its unit's sign; signs around it are not of it. */
const WORD = /[\p{L}\p{N}\p{M}](?:[^\s'’]*[\p{L}\p{N}\p{M}€])?|€/gu;
/** `05 56 00 00 00` */
const LONGEST_RUN = 5;

/** A text in pieces, those that have the words of a search (as `searchWords` gives them) marked as whole words. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const ranges = joined(words.flatMap((word) => placesOf(text, word)));
  const parts: TextPart[] = [];
  let done = 0;
  for (const { from, to } of ranges) {
    parts.push({ text: text.slice(done, from), isFound: false });
    parts.push({ text: text.slice(from, to), isFound: true });
    done = to;
  }
  parts.push({ text: text.slice(done), isFound: false });
  return parts.filter((part) => part.text !== "");
}

/** Where a text has a word, or one that begins so, in as few of its own as possible: `18h30` is three of «18 h 30». */
function placesOf(text: string, word: string): Range[] {
  if (!hasBegunWords(searchText(text), [word])) return [];
  const tokens = [...text.matchAll(WORD)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  for (let size = 1; size <= LONGEST_RUN; size += 1) {
    const runs = tokens.flatMap(({ from }, index) => {
      const last = tokens[index + size - 1];
      return last && hasBegunWords(searchText(text.slice(from, last.to)), [word])
        ? [{ from, to: last.to }]
        : [];
    });
    if (runs.length > 0) return runs;
  }
  return [];
}

/** Ranges in order, those that overlap made one. */
function joined(ranges: readonly Range[]): Range[] {
  const inOrder: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = inOrder.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else inOrder.push({ from, to });
  }
  return inOrder;
}

const SENTENCE_END = /(?<=[.!?…])\s+/u;
/** So many characters are left before, between and after the words that were found. */
const AROUND = 90;

/** The sentence that has most of the words of a search, shortened around them; the first one when none has any. */
export function foundSentence(texts: readonly string[], words: readonly string[]): TextPart[] {
  const sentences = texts.flatMap((text) => text.split(SENTENCE_END)).filter(Boolean);
  const [best] = sentences
    .map((sentence) => ({ sentence, count: countWords(sentence, words) }))
    .sort((a, b) => b.count - a.count);
  if (!best) return [];
  const parts = markWords(best.sentence, words);
  return parts.map((part, index) =>
    part.isFound
      ? part
      : { ...part, text: shortened(part.text, index > 0, index < parts.length - 1) },
  );
}

function countWords(sentence: string, words: readonly string[]): number {
  const text = searchText(sentence);
  return words.filter((word) => hasBegunWords(text, [word])).length;
}

/** A text beside words that were found, shortened: after them its beginning is left, before them its end. */
function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  if (isAfter && isBefore) {
    if (text.length <= 2 * AROUND) return text;
    return `${beginning(text)} … ${ending(text)}`;
  }
  if (text.length <= AROUND) return text;
  return isBefore ? `…${ending(text)}` : `${beginning(text)}…`;
}

/** Whole words only. */
function beginning(text: string): string {
  return text.slice(0, AROUND).replace(/[,;]?\s+\S*$/u, "");
}

function ending(text: string): string {
  return text.slice(-AROUND).replace(/^\S*\s+/u, "");
}
