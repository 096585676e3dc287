import { plainText } from "~/lib/plain-text";
import { bestMatches, matchRank, plainWords } from "~/lib/word-match";
import type { HelpAnswer, HelpGroup } from "./answers.server";

export const HELP_PATH = "/admin/aide";

/** The address of one answer. */
export const answerPath = (slug: string): string => `${HELP_PATH}#${slug}`;

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
  return ({ question, words: others, html, tip }: HelpAnswer): number => {
    const inName = matchRank(words, `${question} ${others}`);
    return inName || matchRank(words, "", plainText(`${html} ${tip ?? ""}`));
  };
}

/** Answers that have these words (normalised as `searchWords` does), the best first. */
export function findAnswers(
  groups: readonly HelpGroup[],
  words: readonly string[],
  limit: number,
): HelpAnswer[] {
  const answers = groups.flatMap((group) => group.answers);
  return bestMatches(answers, rankOf(tellingWords(words)), limit);
}

/** The groups with those of their answers that have these words, in the order of the page. */
export function filterGroups(
  groups: readonly HelpGroup[],
  words: readonly string[],
): readonly HelpGroup[] {
  if (words.length === 0) return groups;
  const rank = rankOf(tellingWords(words));
  return groups
    .map((group) => ({ ...group, answers: group.answers.filter((answer) => rank(answer) > 0) }))
    .filter(({ answers }) => answers.length > 0);
}
