import { useSyncExternalStore } from "react";

/**
 * A storage of the browser, which may be missing, refused (with the cookies) or full: what it does not
 * take is held as long as the page stays.
 */
class BrowserStorage {
  #area: () => Storage;
  #held = new Map<string, string>();

  constructor(area: () => Storage) {
    this.#area = area;
  }

  read(key: string): string | null {
    return this.#held.get(key) ?? attempt(() => this.#area().getItem(key), null);
  }

  /** Whether it will still be there when the page is loaded again. */
  write(key: string, text: string): boolean {
    this.#held.set(key, text);
    const isKept = attempt(() => {
      this.#area().setItem(key, text);
      return true;
    }, false);
    if (isKept) this.#held.delete(key);
    return isKept;
  }

  remove(key: string): void {
    this.#held.delete(key);
    attempt(() => this.#area().removeItem(key), undefined);
  }

  findKeys(prefix: string): string[] {
    const keys = [...this.#held.keys(), ...attempt(() => Object.keys(this.#area()), [])];
    return [...new Set(keys)].filter((key) => key.startsWith(prefix));
  }
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** For all tabs, until it is removed. */
export const browserStorage = new BrowserStorage(() => localStorage);
/** For one tab, as long as it is open. */
export const tabStorage = new BrowserStorage(() => sessionStorage);

const TRIAL = "foulee:essai";

function keepsWhatIsWritten(): boolean {
  const isKept = browserStorage.write(TRIAL, "1");
  browserStorage.remove(TRIAL);
  return isKept;
}

const neverChanges = () => () => undefined;

/** Whether this browser keeps what a page gives it; a promise of it is made to nobody else. */
export function useBrowserKeeps(): boolean {
  return useSyncExternalStore(neverChanges, keepsWhatIsWritten, () => true);
}
