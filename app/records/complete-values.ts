import type { FieldErrors } from "~/lib/field-errors";
import { type CheckIntent, ruleOf } from "./composed-fields";
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

type LeftOut = {
  sent: Parts;
  stored: Parts;
  intent: CheckIntent;
  /** The place of these fields in the whole form. */
  at?: string;
};

/**
 * Errors, by place, of the parts that a new group or a new item leaves out: nothing that is stored stands
 * in for them, so they are empty, which their rules may refuse.
 */
export function leftOutErrors(
  fields: Fields,
  { sent, stored, intent, at = "" }: LeftOut,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { input }] of Object.entries(fields)) {
    const value = sent[name];
    if (!value) continue;
    const place = `${at}${name}`;
    if (input.type === "group") {
      const former = stored[name] as Parts | null;
      const part = { parts: value as Parts, stored: former, place, intent };
      Object.assign(errors, partErrors(input.fields, part));
    }
    if (input.type === "list") {
      const former = new Map((stored[name] as ListItem[]).map((item) => [item.id, item]));
      for (const item of value as ListItem[]) {
        const itemPlace = `${place}.${item.id}`;
        const before = former.get(item.id) ?? null;
        const part = { parts: item, stored: before, place: itemPlace, intent };
        Object.assign(errors, partErrors(input.fields, part));
      }
    }
  }
  return errors;
}

type SentPart = {
  parts: Parts;
  /** Null for a new group or item. */
  stored: Parts | null;
  place: string;
  intent: CheckIntent;
};

function partErrors(fields: Fields, part: SentPart): FieldErrors {
  const { parts, place, intent } = part;
  const stored = part.stored ?? emptyParts(fields);
  const inside = leftOutErrors(fields, { sent: parts, stored, intent, at: `${place}.` });
  return part.stored ? inside : { ...inside, ...emptyErrors(fields, part) };
}

function emptyErrors(fields: Fields, { parts, place, intent }: SentPart): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(parts, name)) continue;
    const { error } = ruleOf(field, intent).safeParse(field.empty);
    const message = error?.issues[0]?.message;
    if (message !== undefined) errors[`${place}.${name}`] = [message];
  }
  return errors;
}
