import { type RefObject, useEffect, useRef } from "react";
import { tabStorage } from "./browser-storage";

/**
 * Keeps the text of a visitor's form in their tab until it is sent: a press on a link or a reload
 * costs nothing. Each form has one key, which the privacy page names. The code comes when it is needed.
 */
const load = () => import("./kept-fields");

/**
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
    load().then(({ writeText }) => {
      // After a sending the form is another one.
      if (current === form.current) tabStorage.write(key, writeText(current, draftText));
    }, ignore);
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
    load().then(({ bringBack }) => {
      isFilling.current = true;
      bringBack(current, text, draftText);
      isFilling.current = false;
      if (isTyped) keep();
    }, ignore);
  }, [form, key, draftText]);
  return keep;
}

/** Call once the form of that key was sent. */
export function forgetTyped(key: string): void {
  tabStorage.remove(key);
}

/** The script did not come: the form works as if nothing were kept. */
const ignore = () => undefined;
