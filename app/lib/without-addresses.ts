/** A run of characters without those that part words in a sentence, in JSON or in a list; no address has them. */
const WORD = /[^\s<>()[\]",]+/g;
/** The @ of an address, also as HTML and web addresses encode it. After a slash it is that of a package: `node_modules/@scope`. */
const SIGN = /[^/](?:@|＠|%40|&#(?:64|x40);)/i;

/**
 * A text of others (a mail server, a database, a library) without the e-mail addresses that it quotes.
 * Do so before it is cut: half of an address is not known for one.
 */
export function withoutAddresses(text: string): string {
  return text.replace(WORD, (word) => (SIGN.test(word) ? "[address]" : word));
}
