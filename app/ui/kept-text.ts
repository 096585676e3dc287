import { type RefObject, useEffect, useRef } from "react";
import { tabStorage } from "./browser-storage";

type Code = typeof import("./kept-fields");

let loaded: Code | null = null;

/**
 * Runs `use` with the code that reads and fills fields, which is loaded at the first call. Later calls run
 * at once: an import takes some tasks even then, and a reload may come first.
 */
function withCode(use: (code: Code) => void): void {
  if (loaded) {
    use(loaded);
    return;
  }
  import("./kept-fields").then(({ bringBack, writeText }) => {
    loaded = { bringBack, writeText };
    use(loaded);
  }, ignore);
}

/**
 * Keeps the text of a visitor's form in their tab until it is sent: a press on a link or a reload
 * costs nothing. Each form has one key, which the privacy page names.
 *
 * Brings back what was typed into a form of uncontrolled fields; `draft` is what the address asked it to
 * start with. Call what it gives at each input: false for one that is brought back, since nobody typed it.
 * Without a key nothing is kept.
 */
export function useKeptText(
  form: RefObject<HTMLFormElement | null>,
  key?: string,
  draft?: object | null,
): () => boolean {
  const isFilling = useRef(false);
  const draftText = JSON.stringify(draft ?? {});
  const keep = () => {
    if (isFilling.current) return false;
    const { current } = form;
    if (!key || !current) return true;
    withCode(({ writeText }) => {
      // After a sending the form is another one.
      if (current === form.current) tabStorage.write(key, writeText(current, draftText));
    });
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and for another draft
  useEffect(() => {
    const { current } = form;
    if (!key || !current) return;
    // Before the page was hydrated, or sent back by the server.
    const isTyped = [...new FormData(current).values()].some(Boolean);
    const text = tabStorage.read(key);
    if (!text) {
      if (isTyped) keep();
      return;
    }
    withCode(({ bringBack }) => {
      isFilling.current = true;
      bringBack(current, text, draftText);
      isFilling.current = false;
      if (isTyped) keep();
    });
  }, [form, key, draftText]);
  return keep;
}

/** Call once the form of that key was sent. */
export function forgetTyped(key: string): void {
  tabStorage.remove(key);
}

/** The script did not come: the form works as if nothing were kept. */
const ignore = () => undefined;
