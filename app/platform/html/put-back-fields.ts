/**
 * Keeps the text that people type before the page is hydrated. Two things would lose it: an extension that puts
 * elements into the page makes React draw it anew (error #418), and a field whose value React holds goes back to that
 * value.
 */

import { type Field, isTick, servedIn } from "~/lib/typed-fields";

// Loaded with it: most pages need neither.
export { reportRedraw } from "./redraw-report";

export type Focusable = Field | HTMLButtonElement;

/** A text or a choice, whether a box is checked, or files. */
type Content = string | boolean | FileList;

/** Call once React has drawn the page: puts back what it took away. */
export type PutBack = () => void;

/**
 * Keeps what is in these fields until the page is hydrated, and what people go on typing meanwhile: in the order of the
 * page, as it was served, even where React has taken them away by now. `find` finds those that are shown; `entered` is
 * the one that a person went into while this code was on its way.
 */
export function keepFields(
  fields: readonly Focusable[],
  find: () => Focusable[],
  entered?: Element,
): PutBack {
  const places = new Map(placed(fields));
  const typed = new Map(fields.map((field) => [field, typedInto(field)]));
  let drawn = new Map<string, Focusable>();
  let focused = document.activeElement;
  if (focused === document.body && entered?.isConnected === false) focused = entered;

  function standIn(element: Element): Focusable | undefined {
    if (element.isConnected) return element as Focusable;
    const same = element.id ? document.getElementById(element.id) : null;
    if (same?.tagName === element.tagName) return same as Focusable;
    return drawn.get(places.get(element as Focusable) ?? "");
  }

  function putBack(): void {
    drawn = new Map(placed(find()).map(([field, place]) => [place, field]));
    const isDrawnAnew = focused?.isConnected === false;
    const restoreFocus = focused && keepFocus(focused, standIn(focused));
    const changed = [...typed].filter(([field, before]) => {
      const target = standIn(field);
      if (!target) return false;
      // From now on people type into the new one, and a click that was held (defer-hydration.boot.js) is its own.
      if (target !== field) {
        typed.delete(field);
        field.addEventListener("click", () => target.click());
      }
      return restore(field, before, target);
    });
    if (isDrawnAnew) focused = null;
    if (isDrawnAnew || changed.length > 0) restoreFocus?.();
  }

  const listeners = {
    input({ target }: Event) {
      for (const field of typed.keys()) {
        // A radio button is cleared by another one, without an event of its own.
        if (field === target || field.type === "radio") typed.set(field, typedInto(field));
      }
    },
    focusin({ target }: Event) {
      // Once it is gone, React may give the focus to another field (autofocus): that was no person.
      if (!focused || focused.isConnected) focused = target as Element;
    },
    focusout({ target }: Event) {
      // Chrome says the same of an element that is taken away, which is not connected any more by then.
      queueMicrotask(() => {
        const isElsewhere = focused === target && focused !== document.activeElement;
        if (isElsewhere && focused?.isConnected) focused = null;
      });
    },
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
  // In the same turn as React draws the page anew: before a key can be pressed.
  const watch = new MutationObserver(() => {
    if ([...typed.keys()].some((field) => !field.isConnected)) putBack();
  });
  watch.observe(document, { childList: true, subtree: true });

  const letGo = () => {
    watch.disconnect();
    for (const [type, listener] of Object.entries(listeners)) {
      removeEventListener(type, listener, true);
    }
    // The elements that are gone, with the passwords in them.
    for (const map of [places, typed, drawn]) map.clear();
    focused = null;
  };
  addEventListener("foulee:hydrated", letGo, { once: true });
  return putBack;
}

/** Puts back what a field held, where its new element or React has lost it; says whether it did. */
function restore(field: Focusable, before: Content | undefined, target: Focusable): boolean {
  const now = typedInto(field);
  const content = now ?? before;
  if (content === undefined || target.matches(":disabled")) return false;
  // The code came late, and the person types on in the new one.
  const isTypedInto = target === document.activeElement && typedInto(target) !== undefined;
  if (target !== field && isTypedInto) return false;
  const held = heldByReact(target);
  const isForgotten = held !== undefined && String(held) !== String(content);
  const isLost = target === field ? now === undefined : contentOf(target) !== content;
  if (isForgotten || isLost) fill(target, content);
  return isForgotten || isLost;
}

/** Each field with its form, its name and its place among those of that name. */
function placed(fields: readonly Focusable[]): [Focusable, string][] {
  const counts = new Map<string, number>();
  return fields.map((field) => {
    const words = field.getAttribute("aria-label") ?? field.textContent;
    const name = field.dataset.field || field.name || words || field.type;
    const key = [field.form?.getAttribute("action"), field.tagName, name].join("\n");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [field, `${key}\n${count}`];
  });
}

function contentOf(field: Focusable): Content {
  if (isTick(field)) return field.checked;
  if (field instanceof HTMLInputElement && field.files) return field.files;
  return field.value;
}

/** The content of a field where it differs from the served one; undefined where it does not. */
function typedInto(field: Focusable): Content | undefined {
  if (field instanceof HTMLButtonElement) return undefined;
  const content = contentOf(field);
  const isServed = content instanceof FileList ? content.length === 0 : content === servedIn(field);
  return isServed ? undefined : content;
}

/** The value that React gives a controlled field; undefined for a field that keeps its own. */
function heldByReact(field: Focusable): unknown {
  const [, props] = Object.entries(field).find(([key]) => key.startsWith("__reactProps$")) ?? [];
  return (isTick(field) ? props?.checked : props?.value) ?? undefined;
}

/**
 * Fills a field as a person does. React takes an event for a change where the value is not the one that was last set
 * on the element: what was served is set so, and the content by the setter of all elements, which React does not see.
 */
function fill(field: Focusable, content: Content): void {
  if (isTick(field)) {
    // A radio button is cleared by the choice of another.
    if (field.type === "radio" && !content) return;
    field.checked = !content;
    field.click();
    return;
  }
  const isText = "defaultValue" in field && field.type !== "file";
  if (isText) field.value = field.defaultValue;
  const property = content instanceof FileList ? "files" : "value";
  Reflect.set(Object.getPrototypeOf(field), property, content, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (!isText) field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Gives the focus and what was selected in one element to another, or to itself once it is filled anew. */
function keepFocus(from: Element, to: HTMLElement | undefined): () => void {
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  return () => {
    to?.focus({ preventScroll: true });
    // Null in a field for addresses, numbers or dates, and undefined in what is none.
    if (typeof selectionStart !== "number" || !to) return;
    const direction = selectionDirection ?? undefined;
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, direction);
  };
}
