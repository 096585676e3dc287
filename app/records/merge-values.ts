import type { Question, Side, Versions } from "~/editing/merging";
import type { Field, Fields } from "./fields";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;

/**
 * The values of two people who started from the same ones. A thing that only one of them changed (a
 * field; an item of a list, by its id; an item added, removed or moved) is taken from that side. A thing
 * that both changed is asked: `sideOf` says whose is taken, by the place of the question.
 */
export function mergeValues<V extends Parts>(
  fields: Fields,
  versions: Versions<V>,
  sideOf: (place: string) => Side,
): { values: V; asked: Question[] } {
  const asked: Question[] = [];
  const ask: Ask = (question) => {
    asked.push(question);
    return sideOf(question.place);
  };
  return { values: mergeParts(fields, versions, "", ask) as V, asked };
}

type Ask = (question: Question) => Side;

function mergeParts(fields: Fields, versions: Versions<Parts>, before: string, ask: Ask): Parts {
  const merged: Parts = {};
  for (const [name, field] of Object.entries(fields)) {
    const { base, mine, theirs } = versions;
    const values = { base: base[name], mine: mine[name], theirs: theirs[name] };
    merged[name] = mergeValue(field, values, `${before}${name}`, ask);
  }
  return merged;
}

function mergeValue(
  field: Field<unknown>,
  versions: Versions<unknown>,
  place: string,
  ask: Ask,
): unknown {
  const { base, mine, theirs } = versions;
  // A space at the end of what is typed stays: one is about to type on.
  if (readsSame(field, mine, theirs)) return mine;
  if (readsSame(field, mine, base)) return theirs;
  if (readsSame(field, theirs, base)) return mine;
  const { input } = field;
  if (input.type === "list") {
    return mergeItems(input.fields, versions as Versions<ListItem[]>, place, ask);
  }
  const areAllThere = base !== null && mine !== null && theirs !== null;
  if (input.type === "group" && !input.isWhole && areAllThere) {
    return mergeParts(input.fields, versions as Versions<Parts>, `${place}.`, ask);
  }
  return versions[ask({ place, about: "value" })];
}

/** Whether two values of a field read the same. */
export function readsSame(field: Field<unknown>, one: unknown, other: unknown): boolean {
  return one === other || readingOf(field, one) === readingOf(field, other);
}

/** Equal for values that read the same. */
export function readingOf({ input, readsAs }: Field<unknown>, value: unknown): string {
  if (input.type === "group")
    return value === null ? "" : partsReading(input.fields, value as Parts);
  if (input.type === "list") {
    const items = value as ListItem[];
    return JSON.stringify(items.map((item) => [item.id, partsReading(input.fields, item)]));
  }
  return JSON.stringify(readsAs ? readsAs(value) : value);
}

function partsReading(fields: Fields, values: Parts): string {
  return JSON.stringify(
    Object.entries(fields).map(([name, field]) => readingOf(field, values[name])),
  );
}

function mergeItems(
  fields: Fields,
  { base, mine, theirs }: Versions<ListItem[]>,
  place: string,
  ask: Ask,
): ListItem[] {
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  const kept = new Map<string, ListItem>();
  for (const id of ids) {
    const versions = { base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) };
    const item = mergeItem(fields, versions, `${place}.${id}`, ask);
    if (item) kept.set(id, item);
  }
  const order = mergeOrder({ base, mine, theirs }, () => ask({ place, about: "order" }));
  return order.flatMap((id) => kept.get(id) ?? []);
}

function find(items: readonly ListItem[], id: string): ListItem | undefined {
  return items.find((item) => item.id === id);
}

/** An item is one thing; it is gone where it is undefined. */
function mergeItem(
  fields: Fields,
  versions: Versions<ListItem | undefined>,
  place: string,
  ask: Ask,
): ListItem | undefined {
  const { base, mine, theirs } = versions;
  const isSame = (one: ListItem | undefined, other: ListItem | undefined) =>
    one && other ? partsReading(fields, one) === partsReading(fields, other) : one === other;
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (!mine) return versions[ask({ place, about: "deleted-here" })];
  if (!theirs) return versions[ask({ place, about: "deleted-there" })];
  return versions[ask({ place, about: "value" })];
}

/**
 * The ids of all items of both sides, in the order of the side that moved some. `askOrder` decides where
 * both moved some, be they different ones: an order is one thing.
 */
function mergeOrder(
  { base, mine, theirs }: Versions<readonly ListItem[]>,
  askOrder: () => Side,
): string[] {
  const isShared = ({ id }: ListItem) =>
    [base, mine, theirs].every((items) => find([...items], id));
  const sharedOrder = (items: readonly ListItem[]) => idsOf(items.filter(isShared)).join();
  const [before, here, there] = [base, mine, theirs].map(sharedOrder);
  const areBothMoved = here !== before && there !== before && here !== there;
  const side = areBothMoved ? askOrder() : there === before && here !== before ? "mine" : "theirs";
  return side === "mine"
    ? withOthers(idsOf(mine), idsOf(theirs))
    : withOthers(idsOf(theirs), idsOf(mine));
}

function idsOf(items: readonly ListItem[]): string[] {
  return items.map(({ id }) => id);
}

/**
 * Adds to `ids` those that only `others` has. Each comes after the id that precedes it in `others`, and
 * after the ids that `others` lacks there: what both sides added at one place stands side by side.
 */
function withOthers(ids: readonly string[], others: readonly string[]): string[] {
  const merged = [...ids];
  others.forEach((id, at) => {
    if (merged.includes(id)) return;
    let place = merged.indexOf(others[at - 1] ?? "") + 1;
    while (place < merged.length && !others.includes(merged[place] ?? "")) place += 1;
    merged.splice(place, 0, id);
  });
  return merged;
}
