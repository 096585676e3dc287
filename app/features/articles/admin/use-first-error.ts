import { type RefObject, useEffect } from "react";
import type { FieldErrors } from "../article-results.types";

const FOCUSABLE = "input, textarea, select, button, [tabindex]:not([tabindex='-1'])";

/** After a refusal the first field that is wrong, in the order of the page, takes the focus. */
export function useFirstError(
  container: RefObject<HTMLElement | null>,
  errors: FieldErrors,
  refusals: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: mending a field must not move the focus, a refusal must
  useEffect(() => {
    if (refusals === 0) return;
    const fields = container.current?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
    const first = [...fields].find((field) => (field.dataset.field ?? "") in errors);
    const control = first?.matches(FOCUSABLE)
      ? first
      : first?.querySelector<HTMLElement>(FOCUSABLE);
    (control ?? first)?.focus();
  }, [refusals]);
}
