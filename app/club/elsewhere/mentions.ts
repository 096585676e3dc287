import type { Field, Fields } from "~/records/fields";
import { type ChangedFact, isFactLine } from "./facts";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;

/** A text that still says what a fact was. */
export type Mention = {
  /** The name of its field in the record, and in an item of a list: `questions.{id}.answer`. */
  place: string;
  /** Its field, as the form calls it: «Questions». */
  label: string;
  /** Some words around the first one. */
  before: string;
  after: string;
};

const AROUND = 60;

/** The texts among some values that say words. */
export function mentionsOf(
  fields: Fields,
  values: Parts,
  words: string,
  at: { place: string; label: string } = { place: "", label: "" },
): Mention[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = `${at.place}${name}`;
    const label = at.label || field.label;
    const { input } = field;
    if (input.type === "list") {
      return (values[name] as ListItem[]).flatMap((item) =>
        mentionsOf(input.fields, item, words, { place: `${place}.${item.id}.`, label }),
      );
    }
    return textsOf(field, values[name]).flatMap((text) => {
      const found = pattern(words).exec(text);
      if (!found) return [];
      const end = found.index + found[0].length;
      return {
        place,
        label,
        before: text.slice(Math.max(0, found.index - AROUND), found.index),
        after: text.slice(end, end + AROUND),
      };
    });
  });
}

/** Values in which a text at a place says other words, each time it said the first; null when it did not. */
export function withWordsReplaced(
  fields: Fields,
  values: Parts,
  place: string,
  { old, now }: Pick<ChangedFact, "old" | "now">,
): Parts | null {
  const [name = "", id = "", ...inside] = place.split(".");
  const field = fields[name];
  if (!field || !Object.hasOwn(fields, name)) return null;
  const { input } = field;
  if (input.type === "list") {
    const items = values[name] as ListItem[];
    const item = items.find((one) => one.id === id);
    const changed = item && withWordsReplaced(input.fields, item, inside.join("."), { old, now });
    if (!changed) return null;
    return { ...values, [name]: items.map((one) => (one === item ? changed : one)) };
  }
  const texts = textsOf(field, values[name]);
  if (id !== "" || !texts.some((text) => pattern(old).test(text))) return null;
  const replaced = texts.map((text) => text.replace(everyOne(old), () => now));
  return { ...values, [name]: input.type === "lines" ? replaced : replaced[0] };
}

/** The texts of a field: words that people wrote, and no facts. */
function textsOf({ input }: Field<unknown>, value: unknown): string[] {
  if (input.type === "paragraphs") return [String(value)];
  if (input.type === "lines") return value as string[];
  return input.type === "line" && !isFactLine(input) ? [String(value)] : [];
}

/** Words as they stand alone: `145 €` is not in `1145 €`. Spaces may be of any kind, and so may apostrophes. */
function pattern(words: string, flags = ""): RegExp {
  const escaped = words
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, `u${flags}`);
}

const everyOne = (words: string) => pattern(words, "g");
