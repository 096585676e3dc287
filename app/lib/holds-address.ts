const MARKS = ["://", "www.", "@"];

/**
 * Whether a name carries an address that a mailbox would make a link of: our mails must not bring a
 * stranger’s advertisement. Compared in one form of each letter: full-width signs read the same.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  return MARKS.some((mark) => plain.includes(mark));
}
