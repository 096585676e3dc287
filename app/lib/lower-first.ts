/** Words as a sentence goes on with them: after a comma or a colon; an abbreviation stays. Not for names. */
export function lowerFirst(words: string): string {
  if (/^\p{Lu}{2}/u.test(words)) return words;
  return words.charAt(0).toLocaleLowerCase("fr") + words.slice(1);
}
