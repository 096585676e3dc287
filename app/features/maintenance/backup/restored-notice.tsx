import { useEffect, useState } from "react";
import { Alert } from "~/ui/alert";
import { readSignInNews } from "./sign-in-news";

/** On the login page, for who has just restored the site: why they are here and which accounts open. */
export function RestoredNotice() {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => setSentence(readSignInNews()), []);
  if (!sentence) return null;
  return (
    <Alert tone="info">
      Le site est restauré{"\u00a0"}: chacun se connecte de nouveau. {sentence}
    </Alert>
  );
}
