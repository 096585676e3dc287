/** Words as a sentence goes on with them: after a comma or a colon. Not for names. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase("fr") + words.slice(1);
}
