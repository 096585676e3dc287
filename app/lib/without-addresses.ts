/** What may stand around an address in a sentence, in JSON or in a list, and in none. */
const WORD = /[^\s<>()[\]",]+/g;
/** Also as pages and their addresses write it. A slash before it begins a name of its own: `node_modules/@scope`. */
const SIGN = /[^/](?:@|＠|%40|&#(?:64|x40);)/i;

/**
 * A text of others (a mail server, a database, a library) without the e-mail addresses that it quotes.
 * Do so before it is cut: half of an address is not known for one.
 */
export function withoutAddresses(text: string): string {
  return text.replace(WORD, (word) => (SIGN.test(word) ? "[address]" : word));
}
