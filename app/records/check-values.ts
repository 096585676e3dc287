import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import { ruleOfParts } from "./composed-fields";
import { type AnyKind, type CheckContext, shapeOf } from "./kind";

type Sent = Record<string, unknown>;

/** The sent values as their rules leave them, or their errors; null when a name is no field of the kind. */
export type CheckedValues = { values: Sent } | { errors: FieldErrors } | null;

export function checkRules({ fields }: AnyKind, sent: Sent): CheckedValues {
  const checked = ruleOfParts(fields).safeParse(sent);
  if (checked.success) return { values: checked.data };
  const { issues } = checked.error;
  if (issues.some(({ code }) => code === "unrecognized_keys")) return null;
  return { errors: fieldErrorsOf({ issues }, (path) => placeOf(sent, path)) };
}

/** All that is wrong at once: the errors of the rules, and of the kind's check over the values as sent. */
export function allErrors(
  kind: AnyKind,
  { sent, errors }: { sent: Sent; errors: FieldErrors },
  context: CheckContext,
): FieldErrors {
  const found = kind.check?.(shapeOf(kind).parse(sent), context) ?? {};
  const isSent = ([place]: [string, unknown]) => Object.hasOwn(sent, place.split(".", 1).join());
  return { ...Object.fromEntries(Object.entries(found).filter(isSent)), ...errors };
}

/** The name of a place in the form: `event.day`, `images.{id}.alt` for a part of an item. */
function placeOf(values: unknown, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  let at = values;
  for (const step of path) {
    const inner = (at as Record<PropertyKey, unknown> | undefined)?.[step];
    names.push(typeof step === "number" ? idOf(inner) : String(step));
    at = inner;
  }
  // An item without a readable id cannot be named: the error is the list's.
  const unnamed = names.indexOf("");
  return names.slice(0, unnamed === -1 ? names.length : unnamed).join(".");
}

function idOf(item: unknown): string {
  const { id } = (item ?? {}) as { id?: unknown };
  return typeof id === "string" && isUuid(id) ? id : "";
}
