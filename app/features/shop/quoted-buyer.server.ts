import { lineInWords } from "./line-words";
import { holdsAddress } from "./personalisation";

/** As in `evil.example`; mailboxes and browsers take the ideographic full stop for a dot. */
const DOT_INSIDE = /[\p{L}\p{M}\p{N}][.。][\p{L}\p{M}\p{N}]/u;

/**
 * Whether a mailbox might make a link of a text. Anybody may order in anybody's name: what reads as
 * an address is taken, printed and told to the club, but our mails do not carry it to a stranger.
 */
export function readsAsAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return holdsAddress(plain) || DOT_INSIDE.test(plain);
}

/** The first line of a mail to somebody who gave this name, or whose address a stranger typed. */
export function greeting(name: string): string {
  return readsAsAddress(name) ? "Bonjour," : `Bonjour ${name},`;
}

/** A line of an order, as a mail to its buyer says it; mails to the club say it whole (`lineInWords`). */
export function lineForBuyer(line: Parameters<typeof lineInWords>[0]): string {
  if (!readsAsAddress(line.personalisation)) return lineInWords(line);
  return `${lineInWords({ ...line, personalisation: "" })}, personnalisé comme demandé`;
}
