import { foundSentence, markWords, type TextPart } from "~/lib/marked-text";
import { bestMatches, hasBegunWords, matchRank, searchWords } from "~/lib/word-match";
import type { EntrySort, SiteEntry } from "./site-entries";

const MOST = 5;

/** A place of the site as the results of a search show it. */
export type FoundEntry = {
  sort: EntrySort;
  path: string;
  title: readonly TextPart[];
  /** The sentence that has the words; empty where a place has no text. */
  sentence: readonly TextPart[];
};

/** The places that have all the words of a search, five at most, the best first; none for an empty one. */
export function findEntries(entries: readonly SiteEntry[], search: string): FoundEntry[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const found = entries.filter(({ searched }) => hasBegunWords(searched, words));
  const rankOf = ({ title, searched }: SiteEntry) => matchRank(words, title, searched);
  return bestMatches(found, rankOf, MOST).map(({ sort, path, title, texts }) => ({
    sort,
    path,
    title: markWords(title, words),
    sentence: foundSentence(texts, words),
  }));
}
