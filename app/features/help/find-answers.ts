import { plainText } from "~/lib/plain-text";
import { bestMatches, plainWords, searchText, wordForms } from "~/lib/word-match";
import type { HelpAnswer, HelpGroup } from "./answers.server";

export const HELP_PATH = "/admin/aide";

/** The address of one answer. */
export const answerPath = (slug: string): string => `${HELP_PATH}#${slug}`;

/** Words so common in questions that they say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  "a ai au aux avec avoir ça ce ces cet cette comme comment dans de des dois du elle elles en est est-ce et être faire fait faut-il faut il ils j’ai je la le les leur lui m’a ma mais me mes moi mon n’est ne nos notre nous on ou par pas peut peut-on peux plus pour puis puis-je quand que quel quelle quelles quels quoi sa sans se ses si son sont sur ta te tes ton tous tout toute toutes très trop tu un une veut veux vos votre vous y"
    .split(" ")
    .map(plainWords),
);

/** The most answers of a search: more would hide the best from a person who skims. */
const MOST_FOUND = 10;

/** The words that count, or all when none does. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A word without the endings of plural, feminine and past: «annuler», «annulé» and «annulées» are one. */
function stemOf(word: string): string {
  return word.replace(/(?<=...)[sx]$/, "").replace(/(?<=...)(?:ee|ere|er|e)$/, "");
}

type Words = { words: readonly string[]; stems: ReadonlySet<string> };

function wordsOf(text: string): Words {
  const words = searchText(text).split(" ");
  return { words, stems: new Set(words.map(stemOf)) };
}

/** Whether a text has the word of a search, or one that begins with it: people search while they type. */
function hasWord({ words, stems }: Words, word: string): boolean {
  const isPart = (part: string) =>
    stems.has(stemOf(part)) || words.some((one) => one.startsWith(part));
  return wordForms(word).some((form) => form.split(" ").every(isPart));
}

type Places = { question: Words; synonyms: Words; text: Words };

/** Each answer is taken apart once, not at each key that is pressed. */
const placesOfAnswers = new WeakMap<HelpAnswer, Places>();

function placesOf(answer: HelpAnswer): Places {
  const known = placesOfAnswers.get(answer);
  if (known) return known;
  const { question, words, html, tip } = answer;
  const places = {
    question: wordsOf(question),
    synonyms: wordsOf(words),
    text: wordsOf(plainText(`${html} ${tip ?? ""}`)),
  };
  placesOfAnswers.set(answer, places);
  return places;
}

/** The place of a word counts so little that fewer words never outweigh more. */
function worthOf({ question, synonyms, text }: Places, word: string): number {
  if (hasWord(question, word)) return 1.1;
  if (hasWord(synonyms, word)) return 1.05;
  return hasWord(text, word) ? 1 : 0;
}

function rankOf(words: readonly string[]) {
  return (answer: HelpAnswer): number => {
    const places = placesOf(answer);
    return words.reduce((sum, word) => sum + worthOf(places, word), 0);
  };
}

/** Answers that have any of these words (normalised as `searchWords` does), those with most of them first. */
export function findAnswers(
  groups: readonly HelpGroup[],
  words: readonly string[],
  limit = MOST_FOUND,
): HelpAnswer[] {
  const answers = groups.flatMap((group) => group.answers);
  return bestMatches(answers, rankOf(tellingWords(words)), limit);
}

/** The answers on the page: all by subject, or those of a search, the best first. */
export function groupsFor(
  groups: readonly HelpGroup[],
  words: readonly string[],
): readonly HelpGroup[] {
  if (words.length === 0) return groups;
  const answers = findAnswers(groups, words);
  return answers.length > 0 ? [{ id: "trouvees", title: "Réponses trouvées", answers }] : [];
}
