import { tabStorage } from "~/ui/browser-storage";

const KEY = "foulee-restored";

/**
 * Who can sign in after a restoration, kept by the tab that asked for it: it is shown on the login page,
 * to which every session comes, and nobody else may read it there.
 */
export function keepSignInNews(sentence: string): void {
  tabStorage.write(KEY, sentence);
}

export function readSignInNews(): string | null {
  return tabStorage.read(KEY);
}

/** Nothing was restored, or somebody is signed in again. */
export function forgetSignInNews(): void {
  tabStorage.remove(KEY);
}
