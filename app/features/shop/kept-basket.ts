import { browserStorage } from "~/ui/browser-storage";

const KEY = "foulee.panier";
const listeners = new Set<() => void>();

/** The basket as this browser keeps it: little enough to stand on every page; the rest is loaded where there is one. */
export const keptBasket = {
  read: (): string | null => browserStorage.read(KEY),
  isThere: (): boolean => browserStorage.read(KEY) !== null,
  write(text: string): void {
    browserStorage.write(KEY, text);
    announce();
  },
  remove(): void {
    browserStorage.remove(KEY);
    announce();
  },
  /** Tells of each change, those of other tabs included. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener("storage", hearOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", hearOtherTabs);
    };
  },
};

/** The key is null when another tab forgot everything at once. */
function hearOtherTabs({ key }: StorageEvent): void {
  if (key === KEY || key === null) announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}
