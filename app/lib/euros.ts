/** `90`, `1 250`, `12,50`: an amount without its unit, with no-break spaces. */
export function amountWords(amount: number): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const words = amount.toLocaleString("fr-FR", { minimumFractionDigits: decimals });
  return words.replaceAll("\u202f", "\u00a0");
}

/** `90 €`, `1 250 €`, `12,50 €`: a price in running text. */
export function euros(amount: number): string {
  return `${amountWords(amount)}\u00a0€`;
}
