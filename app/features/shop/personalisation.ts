import { storableLine } from "~/lib/storable-text";
import { fits } from "~/lib/truncate";
import { MAX_PERSONALISATION } from "./basket.types";

/** What can be printed on a garment: letters and digits of any script, spaces, apostrophes, hyphens, dots. */
const PRINTABLE = /^[\p{L}\p{M}\p{N} '’.-]*$/u;

/** A name as it is kept and compared: one form of each letter, no spaces around. */
export function cleanName(text: string): string {
  return storableLine(text.normalize("NFC"));
}

/** What is wrong with a name to put on a garment, in a sentence; null when it can be done. */
export function nameTrouble(text: string): string | null {
  if (!fits(text, MAX_PERSONALISATION)) {
    return `La personnalisation ne peut pas dépasser ${MAX_PERSONALISATION}\u00a0caractères.`;
  }
  if (holdsAddress(text)) return "La personnalisation est un nom, pas une adresse de site.";
  if (PRINTABLE.test(text)) return null;
  return "La personnalisation ne contient que des lettres, des chiffres, des espaces, des points, des traits d’union et des apostrophes.";
}

const ADDRESS_MARKS = ["://", "www.", "@"];

/**
 * Whether a name carries an address that a mailbox would make a link of: our mails must not bring a
 * stranger’s advertisement. Compared in one form of each letter: full-width signs read the same.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  return ADDRESS_MARKS.some((mark) => plain.includes(mark));
}
