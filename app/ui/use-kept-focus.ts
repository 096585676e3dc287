import { type RefObject, useEffect, useRef } from "react";

/**
 * Something moved in a list takes its focused control along: the browser drops the focus of what is
 * moved in the page. Controls carry `data-focus-key`; call `keep` before asking for the change,
 * `order` changes when it is there.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, order: unknown) {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order that may have dropped the focus
  useEffect(() => {
    const key = wanted.current;
    if (!key || document.activeElement !== document.body) return;
    const control = container.current?.querySelector<HTMLElement>(`[data-focus-key="${key}"]`);
    (control ?? container.current?.querySelector<HTMLElement>("[data-focus-key]"))?.focus();
  }, [order, container]);
  return function keep(): void {
    const focused = document.activeElement;
    wanted.current = focused instanceof HTMLElement ? (focused.dataset.focusKey ?? null) : null;
  };
}
