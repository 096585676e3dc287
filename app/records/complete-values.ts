import type { FieldErrors } from "~/lib/field-errors";
import type { Field, Fields } from "./fields";
import { emptyParts } from "./kind";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;

/**
 * The values that were sent over those that are stored. A name that was not sent keeps its stored value,
 * inside groups and inside items (by their id) too: a tab may be older than a field.
 */
export function completeValues(fields: Fields, sent: Parts, stored: Parts): Parts {
  const complete: Parts = {};
  for (const [name, field] of Object.entries(fields)) {
    complete[name] = Object.hasOwn(sent, name)
      ? completeValue(field, sent[name], stored[name])
      : stored[name];
  }
  return complete;
}

function completeValue({ input }: Field<unknown>, sent: unknown, stored: unknown): unknown {
  if (input.type === "group" && sent !== null) {
    const { fields } = input;
    return completeValues(fields, sent as Parts, (stored ?? emptyParts(fields)) as Parts);
  }
  if (input.type === "list") {
    const { fields } = input;
    const former = new Map((stored as ListItem[]).map((item) => [item.id, item]));
    return (sent as ListItem[]).map((item) => {
      const parts = completeValues(fields, item, former.get(item.id) ?? emptyParts(fields));
      return { id: item.id, ...parts };
    });
  }
  return sent;
}

/**
 * Errors, by place, of the parts that a new group or a new item leaves out: nothing that is stored stands
 * in for them, so they are empty, which their rules may refuse.
 */
export function leftOutErrors(fields: Fields, sent: Parts, stored: Parts, at = ""): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { input }] of Object.entries(fields)) {
    const value = sent[name];
    if (!value) continue;
    const place = `${at}${name}`;
    if (input.type === "group") {
      const former = stored[name] as Parts | null;
      Object.assign(errors, partErrors(input.fields, value as Parts, former, place));
    }
    if (input.type === "list") {
      const former = new Map((stored[name] as ListItem[]).map((item) => [item.id, item]));
      for (const item of value as ListItem[]) {
        const itemPlace = `${place}.${item.id}`;
        const before = former.get(item.id) ?? null;
        Object.assign(errors, partErrors(input.fields, item, before, itemPlace));
      }
    }
  }
  return errors;
}

/** `stored` is null for a new group or item. */
function partErrors(
  fields: Fields,
  parts: Parts,
  stored: Parts | null,
  place: string,
): FieldErrors {
  const inside = leftOutErrors(fields, parts, stored ?? emptyParts(fields), `${place}.`);
  return stored ? inside : { ...inside, ...emptyErrors(fields, parts, place) };
}

function emptyErrors(fields: Fields, parts: Parts, place: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { rule, empty }] of Object.entries(fields)) {
    if (Object.hasOwn(parts, name)) continue;
    const message = rule.safeParse(empty).error?.issues[0]?.message;
    if (message !== undefined) errors[`${place}.${name}`] = [message];
  }
  return errors;
}
