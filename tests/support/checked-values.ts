import { checkFields } from "~/records/check-values";
import type { AnyKind } from "~/records/kind";
import { cleanValues } from "~/records/stored-values.server";

/** Sent values as a save stores them: checked by their rules, then cleaned. */
export function checkValues(kind: AnyKind, sent: Record<string, unknown>) {
  const checked = checkFields(kind, sent);
  if (!checked || "errors" in checked) return checked;
  return { values: cleanValues(kind.fields, checked.values) };
}
