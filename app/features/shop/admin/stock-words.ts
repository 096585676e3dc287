import type { StockReason } from "~database/schema/shop";

export const CHANGES_PER_PAGE = 20;

const REASONS: Record<StockReason, string> = {
  initial: "Stock de départ",
  correction: "Comptage",
  order: "Commande",
  cancelled: "Commande annulée",
  resumed: "Commande reprise",
  withdrawn: "Rétractation",
  returned: "Article rendu",
};

/** Why the stock changed, in a word or two. */
export function reasonWords(reason: StockReason): string {
  return REASONS[reason];
}

/** `+3`, `−1`, `0`. */
export function signed(delta: number): string {
  if (delta === 0) return "0";
  return delta > 0 ? `+${delta}` : `−${-delta}`;
}
