import { useSyncExternalStore } from "react";
import { browserStorage } from "~/ui/browser-storage";
import type { BasketLine } from "./basket.types";
import { BASKET_KEY, subscribeToBasket, tellBasket } from "./basket-presence";
import {
  basketText,
  lineKey,
  linesWith,
  linesWithoutName,
  parseBasket,
  type StoredBasket,
} from "./stored-basket";

export type Basket = {
  lines: readonly BasketLine[];
  /** Untouched for 30 days: set aside, until somebody takes it up again or empties it. */
  isExpired: boolean;
};

let seen: { text: string | null; stored: StoredBasket } = { text: null, stored: parseBasket(null) };
let basket: Basket = { lines: [], isExpired: false };

/**
 * The basket of this browser, in step with its other tabs; null on the server and until React has
 * taken over the page, where it is not known yet.
 */
export function useBasket(): Basket | null {
  return useSyncExternalStore(subscribeToBasket, readBasket, () => null);
}

/** Pieces that can be ordered: none of a basket that was set aside. */
export function countPieces(basket: Basket | null): number {
  if (!basket || basket.isExpired) return 0;
  return basket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How many pieces of a variant the basket holds, whatever is put on them. */
export function piecesHeld(variantId: string): number {
  const { lines, isExpired } = readBasket();
  const own = lines.filter((line) => line.variantId === variantId);
  return isExpired ? 0 : own.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Adds pieces, unless a limit of the basket is in the way. An expired basket begins anew. */
export function addToBasket(added: BasketLine): "added" | "too-many-pieces" | "too-many-lines" {
  const { lines, isExpired } = readBasket();
  const changed = linesWith(isExpired ? [] : lines, added);
  if (typeof changed === "string") return changed;
  write(changed);
  return "added";
}

/** Changes how many pieces a line has: a whole number from 1 to `MAX_QUANTITY`. */
export function setQuantity(key: string, quantity: number): void {
  write(readBasket().lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line)));
}

export function dropPersonalisation(key: string): void {
  write(linesWithoutName(readBasket().lines, key));
}

/** Takes a line out; the function it returns puts it back where it was. */
export function removeLine(key: string): () => void {
  const { lines } = readBasket();
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (!line) return () => undefined;
  write(lines.filter((one) => one !== line));
  return () => {
    const now = readBasket().lines;
    if (now.some((one) => lineKey(one) === key)) return;
    write([...now.slice(0, index), line, ...now.slice(index)]);
  };
}

/** Takes up again a basket that had been set aside. */
export function resumeBasket(): void {
  write(readBasket().lines);
}

/** Forgets the basket: it was ordered, or is not wanted any more. */
export function clearBasket(): void {
  browserStorage.remove(BASKET_KEY);
  tellBasket(false);
}

/** The same object as long as nothing changed, as React asks of a store. */
function readBasket(): Basket {
  const text = browserStorage.read(BASKET_KEY);
  if (text !== seen.text) seen = { text, stored: parseBasket(text) };
  const { lines, expiresAt } = seen.stored;
  const isExpired = lines.length > 0 && Date.now() >= expiresAt;
  if (basket.lines !== lines || basket.isExpired !== isExpired) basket = { lines, isExpired };
  return basket;
}

function write(lines: readonly BasketLine[]): void {
  if (lines.length === 0) {
    clearBasket();
    return;
  }
  const isKept = browserStorage.write(BASKET_KEY, basketText(lines, Date.now()));
  tellBasket(!isKept);
}
