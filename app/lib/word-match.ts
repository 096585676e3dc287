import { searchable } from "./plain-text";
import { storableText } from "./storable-text";

/** Nobody types more in a search field; what comes beyond is not read. */
const LENGTH = 100;
const WORDS = 8;

/** `l'` and the like: who looks for «l’accueil» means «accueil». */
const ELISION = /^(?:[cdjlmnst]|qu)'/;

/** What stands between words and within figures: spaces and signs, but emoji and currencies. */
const SIGNS = /[\s\p{P}\p{C}\p{Sm}\p{Sk}°]+/gu;

/** Words and figures that a sign holds together: `week-end`, `d'arc`, `12,50`. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-‐–'.,/][\p{L}\p{N}]+)+/gu;

const UNITS: Record<string, string> = {
  kilometre: "km",
  kilometres: "km",
  kms: "km",
  metre: "m",
  metres: "m",
  heure: "h",
  heures: "h",
  minutes: "min",
  minute: "min",
  mn: "min",
  "€": "euros",
  euro: "euros",
  eur: "euros",
  kilo: "kg",
  kilos: "kg",
};
const QUANTITY =
  /(\d) ?(k|km|kms|kilometres?|cm|m|metres?|h|heures?|min|mn|minutes?|kg|kilos?|g|ans|€|eur|euros?)(?![\p{L}\p{N}])/gu;

/** What people write in several ways, in one: phone numbers, times, quantities, categories, saints. */
function oneWriting(plain: string): string {
  return plain
    .replace(/&/g, " et ")
    .replace(/(?:(?:\+|\b00)33 ?(?:\(0\) ?)?|\b0)([1-9](?:[ .-]?\d\d){4})\b/g, (_, rest: string) =>
      `0${rest}`.replace(/\D/g, ""),
    )
    .replace(/\b\d{1,3}(?: \d{3})+\b/g, (number) => number.replaceAll(" ", ""))
    .replace(/(\d) ?[x×*] ?(?=\d)/g, "$1x")
    .replace(/\b0?(\d{1,2}) ?[h:] ?(\d\d)\b/g, (_, hours: string, minutes: string) =>
      minutes === "00" ? `${hours}h` : `${hours}h${minutes}`,
    )
    .replace(QUANTITY, (_, digit: string, unit: string) => digit + (UNITS[unit] ?? unit))
    .replace(/\b([um])[ -](?=\d)/g, "$1")
    .replace(/\bst(e?)[ .‐-]+(?=\p{L})/gu, "saint$1-");
}

/** The words of a text in lower case without accents, a space between two. */
export function plainWords(text: string): string {
  return searchable(text).replace(SIGNS, " ").trim();
}

/**
 * What a search looks in, on one line: the words of a text, then those that may be written otherwise
 * (`18h30` for «18:30», `weekend` for «week-end»). Stored in columns: a change of what comes
 * out brings a migration (`stored-texts.ts`).
 */
export function searchText(text: string): string {
  const plain = searchable(text);
  const words = plainWords(plain);
  const rewritten = oneWriting(plain);
  const compounds = `${plain} ${rewritten}`.match(COMPOUND) ?? [];
  const others = [
    ...plainWords(rewritten).split(" "),
    ...compounds.map((compound) => compound.replace(SIGNS, "")),
  ];
  const known = new Set(words.split(" "));
  return [words, ...new Set(others.filter((word) => !known.has(word)))].join(" ").trim();
}

/**
 * The words of a search, each once; none of an empty one. A compound stays one word, a space between
 * its parts; signs alone are a word that no text has.
 */
export function searchWords(query: string): string[] {
  const text = oneWriting(searchable(storableText(query.slice(0, LENGTH))));
  const words = text.split(" ").map((word) => plainWords(word.replace(ELISION, "")));
  const found = [...new Set(words.filter(Boolean))].slice(0, WORDS);
  return found.length === 0 && text.trim() !== "" ? ["?"] : found;
}

/** How a text may have a word of a search: «jean-luc» as `jean luc`, or as `jeanluc`. */
export function wordForms(word: string): string[] {
  return word.includes(" ") ? [word, word.replaceAll(" ", "")] : [word];
}

/** Whether a text that `searchText` made has all these words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => wordForms(word).some((form) => text.includes(form)));
}

/** The same where each begins a word of the text: `essai` is not in «nécessaire». */
export function hasBegunWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => wordForms(word).some((form) => ` ${text}`.includes(` ${form}`)));
}

/**
 * How well a text answers: 4 when every word is one of its title, 3 when every word begins one, 2 when
 * every word stands somewhere in the title, 1 when it takes the rest of the text too, 0 when a word is missing.
 */
export function matchRank(words: readonly string[], title: string, rest = ""): number {
  const name = ` ${searchText(title)} `;
  const [whole, begun] = [words.map((word) => ` ${word} `), words.map((word) => ` ${word}`)];
  if (whole.every((word) => name.includes(word))) return 4;
  if (begun.every((word) => name.includes(word))) return 3;
  if (hasWords(name, words)) return 2;
  return hasWords(`${name}\n${searchText(rest)}`, words) ? 1 : 0;
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
