/** So many or fewer are said in figures. */
const FEW = 3;

/** What a buyer should know of a stock before choosing; null when there is nothing to say. */
export function stockWords(stock: number): string | null {
  if (stock <= 0) return "Épuisé";
  return stock <= FEW ? `Plus que ${stock}` : null;
}

/** `1 article`, `3 articles`, with a no-break space. */
export function piecesWords(count: number): string {
  return `${count}\u00a0article${count > 1 ? "s" : ""}`;
}
