export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Whether it is chosen rather than written: several of them may share a name. */
export function isTick(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

/** Whether an uncontrolled field holds something else than what the page was made with. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== firstChoice(field)?.value;
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function firstChoice({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
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
