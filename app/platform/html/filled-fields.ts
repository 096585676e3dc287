import type { Focusable, PutBack } from "./put-back-fields";

/**
 * A hidden field never differs from what was served. A button holds nothing, but may have the focus, or a click that waits
 * (defer-hydration.boot.js).
 */
const findFields = () => [...document.querySelectorAll<Focusable>("input,textarea,select,button")];

/** Of the page as it was served; emptied once it is hydrated, so that elements and passwords that are gone are let go. */
export const fields = findFields() as HTMLInputElement[];

/** Not carried by a page that nobody has filled. Without it the page is hydrated all the same. */
const load = () => import("./put-back-fields").catch(() => undefined);

let kept: Promise<PutBack | undefined> | undefined;
let entered: Element | undefined;

/**
 * Keeps the fields of the page where somebody has filled one, is in one, or React has drawn others. Call before
 * hydration, and after it: a password manager may have filled the page meanwhile.
 */
export async function keepFilledFields(): Promise<PutBack | undefined> {
  const isTouched = fields.some(
    (field) =>
      !field.isConnected ||
      field === document.activeElement ||
      field.checked !== field.defaultChecked ||
      // A choice has no such default; it has the focus.
      field.value !== (field.defaultValue ?? field.value),
  );
  if (isTouched) kept ??= load().then((code) => code?.keepFields(fields, findFields, entered));
  return await kept;
}

/** Does so too for a person who goes into a field while React hydrates. */
export function keepFieldsOnFocus(): void {
  const keep = ({ target }: FocusEvent) => {
    entered = target as Element;
    void keepFilledFields();
  };
  addEventListener("focusin", keep, { once: true });
}

/** React went on by drawing a part of the page anew, or the whole of it. */
export async function onRecoverableError(error: unknown): Promise<void> {
  reportError(error);
  (await load())?.reportRedraw();
}
