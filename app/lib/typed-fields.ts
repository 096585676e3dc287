/** A field of a form that a person fills, in the browser. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether a field is chosen rather than written: several of them may share a name. */
export function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

/** The text or choice that a field was served with, or whether it was ticked. */
export function servedIn(field: Field): string | boolean | undefined {
  if (isTick(field)) return field.defaultChecked;
  return field instanceof HTMLSelectElement ? servedChoice(field) : field.defaultValue;
}

/** Whether an uncontrolled field holds something else than what the page was served with. */
export function isChanged(field: Field): boolean {
  return (isTick(field) ? field.checked : field.value) !== servedIn(field);
}

function servedChoice(field: HTMLSelectElement): string | undefined {
  const options = [...field.options];
  const chosen = options.find(({ defaultSelected }) => defaultSelected);
  return (chosen ?? options.find(({ disabled }) => !disabled))?.value;
}

/** A manager fills in the password of now by itself, and a code is another one in half a minute. */
const WORTH_ASKING =
  "input:not([type=hidden], [autocomplete=current-password], [autocomplete=one-time-code]), textarea, select";

/** Whether leaving would lose what somebody typed into the uncontrolled fields of a form. */
export function holdsTyped(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(
    (field) =>
      isField(field) &&
      field.matches(WORTH_ASKING) &&
      !field.matches(":autofill") &&
      isChanged(field),
  );
}
