import { type RefObject, useEffect } from "react";
import type { FieldErrors } from "~/lib/field-errors";

const FOCUSABLE = "input, textarea, select, button, [tabindex]:not([tabindex='-1'])";

/**
 * After a refusal the first field that is wrong, in the order of the page, takes the focus: the
 * control of that name, or the first one inside what carries `data-field="name"`. Two versions to
 * choose from go first.
 */
export function useFirstError(
  container: RefObject<HTMLElement | null>,
  errors: FieldErrors,
  refusals: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: mending a field must not move the focus, a refusal must
  useEffect(() => {
    if (refusals === 0) return;
    const conflict = container.current?.querySelector<HTMLElement>("[data-conflict]");
    const fields =
      container.current?.querySelectorAll<HTMLElement>("[data-field], [name]:not([type=hidden])") ??
      [];
    const first = [...fields].find((field) => nameOf(field) in errors);
    const control = first?.matches(FOCUSABLE)
      ? first
      : first?.querySelector<HTMLElement>(FOCUSABLE);
    (conflict ?? control ?? first)?.focus();
  }, [refusals]);
}

function nameOf(field: HTMLElement): string {
  return field.dataset.field ?? field.getAttribute("name") ?? "";
}
