import type { ReactNode } from "react";
import type { Merging, Question, Versions } from "~/editing/merging";
import { pluralOf } from "~/lib/french-numbers";
import { describeChanges } from "./describe-changes";
import type { Field, FieldInput, Fields, NameOfKey, Values } from "./fields";
import { type Kind, titleOf } from "./kind";
import { mergeValues } from "./merge-values";
import { itemTitle, type ShownContext, showParts, showValue } from "./shown-values";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;
type ListInput = Extract<FieldInput, { type: "list" }>;

/** How the fields of one kind are shown otherwise than by their sort, by name; and the items of its lists. */
export type OwnShown<F extends Fields> = {
  fields?: { [N in keyof F]?: (values: Values<F>, today: string) => ReactNode };
  items?: { [N in keyof F]?: (item: never, today: string) => ReactNode };
};

/** How two versions of a described record come together, and how what is asked is shown. */
export function mergingOf<F extends Fields>(
  kind: Pick<Kind<F>, "fields" | "title" | "french">,
  { own = {}, nameOf = () => null }: { own?: OwnShown<F>; nameOf?: NameOfKey } = {},
): Merging<Values<F>> {
  const { fields } = kind;
  return {
    merge: ({ base, mine, theirs }, sideOf) =>
      mergeValues<Values<F>>(fields, { base, mine, theirs }, sideOf),
    label: (question, versions) => labelOf(fields, question, versions, nameOf),
    show(question, values, today) {
      const place = findPlace(fields, question);
      if (!place) return null;
      const context = { today, title: titleOf(kind, values) };
      const whole = own.fields?.[place.name];
      if (question.about !== "order" && place.part === null && place.id === null && whole) {
        return whole(values, today);
      }
      if (place.id === null) return showPlace(place, values, context);
      const item = findItem(values[place.name], place.id);
      if (!item) return <em>{goneWord(place.field.input as ListInput)}</em>;
      const one = own.items?.[place.name];
      return one ? one(item as never, today) : showParts(itemFields(place.field), item, context);
    },
    describe: (before, after) => describeChanges(fields, before, after, nameOf),
  };
}

type Place = {
  name: string;
  field: Field<unknown>;
  /** The part of a group. */
  part: string | null;
  /** The item of a list. */
  id: string | null;
};

function findPlace(fields: Fields, { place }: Question): Place | null {
  const [name = "", inside = null] = place.split(".");
  const field = fields[name];
  if (!field) return null;
  const isList = field.input.type === "list";
  return { name, field, part: isList ? null : inside, id: isList ? inside : null };
}

function labelOf(
  fields: Fields,
  question: Question,
  versions: Versions<Parts>,
  nameOf: NameOfKey,
): string {
  const place = findPlace(fields, question);
  if (!place) return "";
  const { name, field, part, id } = place;
  const label = field.shortLabel ?? field.label;
  if (question.about === "order" && field.input.type === "list") {
    return `Ordre des ${pluralOf(field.input.words.noun)}`;
  }
  if (id !== null && field.input.type === "list") {
    const { mine, theirs } = versions;
    const item = findItem(mine[name], id) ?? findItem(theirs[name], id) ?? {};
    const { words } = field.input;
    const { noun } = words;
    const title = itemTitle(field.input.fields, item, words, nameOf);
    return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} «\u00a0${title}\u00a0»`;
  }
  const inner = part === null ? null : groupField(field, part);
  return inner ? `${label}\u00a0: ${(inner.shortLabel ?? inner.label).toLowerCase()}` : label;
}

function groupField({ input }: Field<unknown>, part: string): Field<unknown> | null {
  return (input.type === "group" && input.fields[part]) || null;
}

function itemFields({ input }: Field<unknown>): Fields {
  return input.type === "list" ? input.fields : {};
}

function findItem(items: unknown, id: string): ListItem | null {
  return (items as ListItem[]).find((item) => item.id === id) ?? null;
}

/** A whole field, the order of a list, or one part of a group. */
function showPlace({ name, field, part }: Place, values: Parts, context: ShownContext): ReactNode {
  const inner = part === null ? null : groupField(field, part);
  if (!inner || part === null) return showValue(field, values[name], context);
  const group = values[name] as Parts | null;
  return group && showValue(inner, group[part], context);
}

function goneWord({ words }: ListInput): string {
  return words.isFeminine ? "Retirée" : "Retiré";
}
