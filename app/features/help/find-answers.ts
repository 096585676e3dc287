import { bestMatches, matchRank, plainWords } from "~/lib/word-match";
import type { HelpAnswer, HelpGroup } from "./help.types";
import { HELP_GROUPS } from "./help-answers";

/** Words so common in questions that they say nothing of what is looked for. */
const EMPTY_WORDS = new Set(
  "a au aux ce comment dans de des du en est et faire ai je la le les ma mes mon ne on ou par pas pour puis puis-je que quoi est-ce sur un une"
    .split(" ")
    .map(plainWords),
);

/** The words that count, or all when none does. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function rankOf(words: readonly string[]) {
  return ({ question, words: others, text, steps = [], tip = "" }: HelpAnswer): number => {
    const inName = matchRank(words, `${question} ${others}`);
    return inName || matchRank(words, "", [...text, ...steps, tip].join(" "));
  };
}

/** Answers that have these words (normalised as `searchWords` does), the best first. */
export function findAnswers(words: readonly string[], limit: number): HelpAnswer[] {
  const answers = HELP_GROUPS.flatMap((group) => group.answers);
  return bestMatches(answers, rankOf(tellingWords(words)), limit);
}

/** The groups with those of their answers that have these words, in the order of the page. */
export function filterGroups(words: readonly string[]): readonly HelpGroup[] {
  if (words.length === 0) return HELP_GROUPS;
  const rank = rankOf(tellingWords(words));
  return HELP_GROUPS.map((group) => ({
    ...group,
    answers: group.answers.filter((answer) => rank(answer) > 0),
  })).filter(({ answers }) => answers.length > 0);
}
