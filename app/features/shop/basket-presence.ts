/** The name under which a browser keeps its basket: stored, never renamed. */
export const BASKET_KEY = "foulee.panier";

const listeners = new Set<() => void>();
let isHeld = false;

/** Whether this browser has a basket. It stands on every page, and loads nothing of the basket. */
export function hasBasket(): boolean {
  try {
    return isHeld || BASKET_KEY in localStorage;
  } catch {
    return isHeld;
  }
}

/** Tells that the basket has changed; `isInPageOnly` where the browser refuses to keep it. */
export function tellBasket(isInPageOnly: boolean): void {
  isHeld = isInPageOnly;
  for (const listener of listeners) listener();
}

/** Calls at each change, and whenever another tab stores anything. */
export function subscribeToBasket(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
