import type { Field, Fields, Person } from "~/records/fields";
import { type ChangedFact, isFactLine } from "./facts";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;

/** A text that still says what a fact was. */
export type Mention = {
  /** The name of its field in the record, and in an item of a list: `questions.{id}.answer`. */
  place: string;
  /** Its field, as the form calls it: «Questions». */
  label: string;
  /** The words that it says, with some around them. */
  words: string;
  before: string;
  after: string;
};

const AROUND = 60;

/** The texts among some values that say a fact, each once. */
export function mentionsOf(
  fields: Fields,
  values: Parts,
  fact: ChangedFact,
  at: { place: string; label: string } = { place: "", label: "" },
): Mention[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = `${at.place}${name}`;
    const label = at.label || field.label;
    const { input } = field;
    if (input.type === "list") {
      return (values[name] as ListItem[]).flatMap((item) =>
        mentionsOf(input.fields, item, fact, { place: `${place}.${item.id}.`, label }),
      );
    }
    const texts = textsOf(field, values[name]);
    const [found] = texts.flatMap((text) => firstIn(text, fact) ?? []);
    return found ? { place, label, ...found } : [];
  });
}

/** Every text among some values. */
export function textsIn(fields: Fields, values: Parts): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { input } = field;
    if (input.type !== "list") return textsOf(field, values[name]);
    return (values[name] as ListItem[]).flatMap((item) => textsIn(input.fields, item));
  });
}

function firstIn(
  text: string,
  fact: ChangedFact,
): Pick<Mention, "words" | "before" | "after"> | null {
  const found = new RegExp(patternOf(fact), "u").exec(text);
  if (!found) return null;
  const [words] = found;
  const end = found.index + words.length;
  return {
    words,
    before: text.slice(Math.max(0, found.index - AROUND), found.index),
    after: text.slice(end, end + AROUND),
  };
}

/**
 * Values in which a text at a place says some facts as they are by now; null when it said none of them. All in
 * one go: what one fact has become is not taken for another.
 */
export function withFactsReplaced(
  fields: Fields,
  values: Parts,
  place: string,
  facts: readonly ChangedFact[],
): Parts | null {
  const [name = "", id = "", ...inside] = place.split(".");
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return null;
  const { input } = field;
  if (input.type === "list") {
    const items = values[name] as ListItem[];
    const item = items.find((one) => one.id === id);
    const changed = item && withFactsReplaced(input.fields, item, inside.join("."), facts);
    if (!changed) return null;
    return { ...values, [name]: items.map((one) => (one === item ? changed : one)) };
  }
  if (id !== "") return null;
  const texts = textsOf(field, values[name]);
  const replaced = texts.map((text) => replaceFacts(text, facts));
  if (replaced.every((text, index) => text === texts[index])) return null;
  return { ...values, [name]: withTexts(field, values[name], replaced) };
}

function replaceFacts(text: string, facts: readonly ChangedFact[]): string {
  const longestFirst = facts.toSorted((a, b) => b.old.length - a.old.length);
  const any = new RegExp(longestFirst.map(patternOf).join("|"), "gu");
  return text.replace(any, (words) => {
    const fact = longestFirst.find((one) => new RegExp(`^(?:${wordsOf(one)})$`, "u").test(words));
    return fact ? fact.now : words;
  });
}

/** The texts of a field: words that people wrote, names too, and no facts. */
function textsOf({ input }: Field<unknown>, value: unknown): string[] {
  if (input.type === "paragraphs") return [String(value)];
  if (input.type === "people") return typedNames(value as Person[]).map(({ name }) => name);
  if (input.type === "lines") return input.isAddress ? [] : (value as string[]);
  if (input.type !== "line" || input.isAddress) return [];
  return isFactLine(input) ? [] : [String(value)];
}

/** The value of a field whose texts, in the order of `textsOf`, are others. */
function withTexts({ input }: Field<unknown>, value: unknown, texts: readonly string[]): unknown {
  if (input.type === "lines") return texts;
  if (input.type !== "people") return texts[0];
  const people = value as Person[];
  const typed = typedNames(people);
  return people.map((person) => {
    const index = typed.indexOf(person as (typeof typed)[number]);
    return index < 0 ? person : { name: texts[index] };
  });
}

function typedNames(people: readonly Person[]) {
  return people.filter((person) => "name" in person);
}

/** A fact as it stands alone: `50 €` is neither in `150 €` nor in `99,50 €` nor in `1 050 €`. */
function patternOf(fact: ChangedFact): string {
  const inNumber = /^\d/.test(fact.old) ? "(?<!\\d[.,\\s])" : "";
  return `${inNumber}(?<![\\p{L}\\p{N}])(?:${wordsOf(fact)})(?![\\p{L}\\p{N}])`;
}

/** Its words, whatever their spaces and apostrophes: `145€`, `1 250 €`. */
function wordsOf({ old }: ChangedFact): string {
  return old
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/(\d)(?=(?:\d{3})+(?!\d))/g, "$1\\s?")
    .replace(/ €/g, "\\s*€")
    .replace(/ /g, "\\s+");
}
