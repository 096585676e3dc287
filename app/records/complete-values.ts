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
