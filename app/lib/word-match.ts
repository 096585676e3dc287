import { searchable } from "./plain-text";
import { storableText } from "./storable-text";

/** Nobody types more in a search field; what comes beyond is not read. */
const LENGTH = 100;
const WORDS = 8;

/** `l'` and the like: who looks for «l’accueil» means «accueil». */
const ELISION = /^(?:[cdjlmnst]|qu)'/;

/** The words of a search, in lower case without accents, each once; none of an empty or hostile one. */
export function searchWords(query: string): string[] {
  const text = searchable(storableText(query.slice(0, LENGTH)));
  const words = text.split(" ").map((word) => word.replace(ELISION, ""));
  return [...new Set(words.filter(Boolean))].slice(0, WORDS);
}

/**
 * How well a text answers: 4 when every word is one of its title, 3 when every word begins one, 2 when
 * every word stands somewhere in the title, 1 when it takes the rest of the text too, 0 when a word is missing.
 */
export function matchRank(words: readonly string[], title: string, rest = ""): number {
  const name = searchable(title);
  const beginnings = ` ${name.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  if (words.every((word) => beginnings.includes(` ${word} `))) return 4;
  if (words.every((word) => beginnings.includes(` ${word}`))) return 3;
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name}\n${searchable(rest)}`;
  return words.every((word) => all.includes(word)) ? 1 : 0;
}

/** The items that answer, the best first, otherwise in the order they came in. */
export function bestMatches<T>(
  items: readonly T[],
  rankOf: (item: T) => number,
  limit = items.length,
): T[] {
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}
