import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import { type CheckIntent, ruleOf, ruleOfParts, shapeOfParts } from "./composed-fields";
import type { Field, Fields } from "./fields";
import { type AnyKind, type CheckContext, mapFields } from "./kind";

type Sent = Record<string, unknown>;
type Checkable = Pick<AnyKind, "fields" | "check">;

export type CheckedValues =
  /** The sent values as their rules leave them. */
  | { values: Sent }
  /** `rest` are the sent values without those that are refused. */
  | { errors: FieldErrors; rest: Sent }
  /** A name is no field of the kind. */
  | null;

/** Checks sent values one by one, each by the rule of its field. */
export function checkFields(
  { fields }: Pick<AnyKind, "fields">,
  sent: Sent,
  intent: CheckIntent = "publish",
): CheckedValues {
  const checked = ruleOfParts(fields, intent).safeParse(sent);
  if (checked.success) return { values: checked.data };
  const { issues } = checked.error;
  if (issues.some(({ code }) => code === "unrecognized_keys")) return null;
  const rest = structuredClone(sent);
  for (const { path } of issues) remove(rest, path);
  return { errors: fieldErrorsOf({ issues }, (path) => placeOf(sent, path)), rest };
}

function remove(values: Sent, path: readonly PropertyKey[]): void {
  let at: unknown = values;
  for (const step of path.slice(0, -1)) at = (at as Sent | undefined)?.[String(step)];
  const last = path.at(-1);
  if (typeof at === "object" && at !== null && last !== undefined) {
    (at as Sent)[String(last)] = undefined;
  }
}

/**
 * All errors at once: those of the fields, and those of the kind's check over the other values. A refused
 * value counts as empty there, so that the check only ever sees values that are right one by one.
 */
export function allErrors(
  kind: Checkable,
  checked: NonNullable<CheckedValues>,
  context: CheckContext,
): FieldErrors {
  const { errors, rest } = "errors" in checked ? checked : { errors: {}, rest: checked.values };
  const found = kind.check?.(readable(kind.fields, rest, context.intent), context) ?? {};
  const isSent = ([place]: [string, unknown]) => Object.hasOwn(rest, place.split(".", 1).join());
  return { ...Object.fromEntries(Object.entries(found).filter(isSent)), ...errors };
}

/** Each value as its rule leaves it, inside groups and items too; one that is refused is empty. */
function readable(fields: Fields, sent: Sent, intent: CheckIntent): Sent {
  const shaped: Sent = shapeOfParts(fields).parse(sent);
  return mapFields(fields, (field, name) => readableValue(field, shaped[name], intent));
}

function readableValue(field: Field<unknown>, value: unknown, intent: CheckIntent): unknown {
  const { input, empty } = field;
  if (input.type === "group") return value && readable(input.fields, value as Sent, intent);
  if (input.type === "list") {
    const items = value as ({ id: string } & Sent)[];
    return items.map((item) => ({ id: item.id, ...readable(input.fields, item, intent) }));
  }
  const read = ruleOf(field, intent).safeParse(value);
  return read.success ? read.data : empty;
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
