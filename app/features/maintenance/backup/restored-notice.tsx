import { useEffect, useState } from "react";
import { Alert } from "~/ui/alert";
import { tabStorage } from "~/ui/browser-storage";

const KEY = "foulee-restored";

/**
 * Who can sign in after a restoration, kept by the tab that asked for it: it is shown on the login page,
 * to which every session comes, and nobody else may read it there.
 */
export function keepSignInNews(sentence: string): void {
  tabStorage.write(KEY, sentence);
}

/** Nothing was restored, or somebody is signed in again. */
export function forgetSignInNews(): void {
  tabStorage.remove(KEY);
}

/** On the login page, for who has just restored the site: why they are here and which accounts open. */
export function RestoredNotice() {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => setSentence(tabStorage.read(KEY)), []);
  if (!sentence) return null;
  return (
    <Alert tone="info">
      Le site est restauré{"\u00a0"}: chacun se connecte de nouveau. {sentence}
    </Alert>
  );
}
