import type { IconName } from "~/ui/icon";
import { price } from "../price";
import type { AdminProduct } from "./admin-products.server";

/** `18,50 €`, or `15 € à 18 €` when sizes have prices of their own. */
export function priceRange({ from, to }: AdminProduct["priceCents"]): string {
  return from === to ? price(from) : `${price(from)} à ${price(to)}`;
}

/** `1 pièce`, `24 pièces`. */
export function pieces(count: number): string {
  return `${count}\u00a0${count > 1 ? "pièces" : "pièce"}`;
}

type ProductState = { label: string; icon: IconName; look: string };

/** What visitors see of it, in a word. */
export function stateOf({ isHidden, stock, deletedAt }: AdminProduct): ProductState {
  if (deletedAt !== null) return { label: "Corbeille", icon: "trash", look: "trash" };
  if (isHidden) return { label: "Masqué", icon: "close", look: "draft" };
  if (stock === 0) return { label: "Épuisé", icon: "warning", look: "scheduled" };
  return { label: "En vente", icon: "check", look: "published" };
}

/** `24 pièces, 1 taille épuisée`. */
export function stockSummary({ stock, soldOutCount }: AdminProduct): string {
  if (stock === 0 || soldOutCount === 0) return pieces(stock);
  const lines = soldOutCount > 1 ? "tailles épuisées" : "taille épuisée";
  return `${pieces(stock)}, ${soldOutCount}\u00a0${lines}`;
}

/** `M, bleu`: how a variant is told from the others; empty for the only one. */
export function variantName({ size, colour }: { size: string; colour: string }): string {
  return [size, colour].filter(Boolean).join(", ");
}
