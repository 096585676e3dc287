import { type RefObject, useEffect, useRef } from "react";

const ROW = "tbody > tr, li";
const CONTROL = "a[href], button";

/** Where the focus stood in a list: on which control of which of its rows, and how that control looks. */
type Place = { key: string | undefined; row: number; control: number; look: string };

/**
 * What is done to a row of a list may drop the focus: the browser takes it from what is moved in the
 * page, and a row that is deleted takes its controls along. The focus then goes to the control with
 * the same `data-focus-key`, else to the same control of the row that came in its place, else to the
 * list itself (where it has a `tabIndex`) or the title of the screen. Call `keep` before asking for the change; `order` changes when it is there.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, order: unknown) {
  const last = useRef<Place | null>(null);
  const wanted = useRef<Place | null>(null);
  const address = useRef("");
  // Followed as it moves: a menu or a question before the change takes the focus out of the list.
  useEffect(() => {
    const list = container.current;
    if (!list) return;
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? placeIn(list, target) : null;
    };
    list.addEventListener("focusin", note);
    return () => {
      list.removeEventListener("focusin", note);
      // The last row went, and the list with it; another screen sees to its focus itself.
      if (wanted.current && address.current === location.href && isDropped()) focusTitle();
    };
  }, [container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order that may have dropped the focus
  useEffect(() => {
    const place = wanted.current;
    if (!place || !container.current || !isDropped()) return;
    wanted.current = null;
    const control = controlAt(container.current, place);
    if (control) control.focus();
    else if (container.current.hasAttribute("tabindex")) container.current.focus();
    else focusTitle();
  }, [order, container]);
  return function keep(): void {
    wanted.current = last.current;
    address.current = location.href;
  };
}

/** Where one thing gives way to another (`content` changes): the focus that is lost with it goes to `next`, else to the title of the screen. */
export function useDroppedFocus(content: unknown, next?: () => HTMLElement | null | undefined) {
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (!isDropped()) return;
    const control = next?.();
    if (control) control.focus();
    else focusTitle();
  });
}

function isDropped(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

/** What has no control of its own (a line across the list, an entry within a row) is no row. */
function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.querySelector(CONTROL));
}

function placeIn(list: HTMLElement, focused: HTMLElement): Place {
  const rows = rowsOf(list);
  const row = rows.findIndex((one) => one.contains(focused));
  const controls = [...(rows[row]?.querySelectorAll(CONTROL) ?? [])];
  const look = focused.className;
  return { key: focused.dataset.focusKey, row, control: controls.indexOf(focused), look };
}

function controlAt(list: HTMLElement, { key, row, ...place }: Place): HTMLElement | undefined {
  const own = key && list.querySelector<HTMLElement>(`[data-focus-key="${CSS.escape(key)}"]`);
  if (own) return own;
  const rows = rowsOf(list);
  const controls = [
    ...(rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>(CONTROL) ?? []),
  ];
  const same = controls[place.control];
  if (same?.className === place.look) return same;
  return controls.find(({ className }) => className === place.look) ?? same ?? controls.at(-1);
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
