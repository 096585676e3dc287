import { dayOf } from "~/lib/dates-in-text";
import { clockTime } from "~/lib/french-dates";
import { typedNumber } from "~/lib/typed-number";
import type { Field, Fields } from "~/records/fields";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;

/** A fact as sentences say it: `145 €`, `17h30`, `1er mars`, a phone number, a name. */
export type ChangedFact = {
  old: string;
  now: string;
  /** Elsewhere the same words may mean something else: an hour, a day, a name like «marche nordique». */
  isCommon: boolean;
};

/** A save changes a few; more are a copy of something else. */
const MOST_FACTS = 40;
const SHORTEST = 2;
const LONGEST = 200;

/**
 * The facts of a record that a save has changed into others: prices, hours, days, phones, addresses, and the
 * lines that are facts. One that came or went is none: no word can take its place.
 */
export function changedFacts(fields: Fields, before: Parts, after: Parts): ChangedFact[] {
  const changed = new Map<string, ChangedFact>();
  for (const fact of listChanges(fields, before, after)) {
    changed.set(JSON.stringify([fact.old, fact.now]), fact);
  }
  return [...changed.values()].slice(0, MOST_FACTS);
}

function listChanges(fields: Fields, before: Parts, after: Parts): ChangedFact[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { input } = field;
    if (input.type !== "list") return changedFact(field, before[name], after[name]);
    return changedInItems(input.fields, before[name] as ListItem[], after[name] as ListItem[]);
  });
}

function changedInItems(
  fields: Fields,
  before: readonly ListItem[],
  after: readonly ListItem[],
): ChangedFact[] {
  const former = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((item) => {
    const old = former.get(item.id);
    return old ? listChanges(fields, old, item) : [];
  });
}

function changedFact(field: Field<unknown>, before: unknown, after: unknown): ChangedFact[] {
  const [old, now] = [factWords(field, before), factWords(field, after)];
  if (old === null || now === null || old === now) return [];
  return [{ old, now, isCommon: isCommon(field) }];
}

function isCommon({ input }: Field<unknown>): boolean {
  if (input.type === "line") return input.isFact === "name";
  return input.type === "time" || input.type === "day";
}

/** Every fact that some values state. */
export function factsOf(fields: Fields, values: Parts): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { input } = field;
    if (input.type === "list") {
      return (values[name] as ListItem[]).flatMap((item) => factsOf(input.fields, item));
    }
    return factWords(field, values[name]) ?? [];
  });
}

/** A value as a sentence says it; null for nothing, and for what is no fact. */
function factWords({ input }: Field<unknown>, value: unknown): string | null {
  if (value === null || value === "" || value === undefined) return null;
  if (input.type === "time") return clockTime(String(value));
  if (input.type === "day") {
    return input.isFact ? dayOf(String(value)).replace(/ \d{4}$/, "") : null;
  }
  if (input.type === "number") {
    return input.unit === "€" && typeof value === "number" ? `${typedNumber(value)} €` : null;
  }
  if (!isFactLine(input)) return null;
  const words = String(value).trim();
  return words.length >= SHORTEST && words.length <= LONGEST ? words : null;
}

/** Whether a line is a fact that other texts may tell, and no sentence of its own. */
export function isFactLine(input: Field<unknown>["input"]): boolean {
  return input.type === "line" && (input.as !== undefined || input.isFact !== undefined);
}
