const KEY = "foulee-restored";

/**
 * Who can sign in after a restoration, kept by the tab that asked for it: it is shown on the login page,
 * to which every session comes, and nobody else may read it there.
 */
export function keepSignInNews(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // A browser that keeps nothing: the sentence was on the screen.
  }
}

export function readSignInNews(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Nothing was restored, or somebody is signed in again. */
export function forgetSignInNews(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget either.
  }
}
