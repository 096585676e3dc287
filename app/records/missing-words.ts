import type { FieldErrors } from "~/lib/field-errors";
import { pluralOf } from "~/lib/french-numbers";
import { plainText } from "~/lib/plain-text";
import type { Field, Fields, ListWords } from "./fields";

type Parts = Record<string, unknown>;
type Missing = {
  words: string;
  /** The list in one of whose items it is missing. */
  list: ListWords | null;
};

/**
 * The reason why values are not on the site, by the errors beside them: «il manque le titre et la description
 * de 2 photos». An error about a value that is there is one to correct.
 */
export function missingWords(fields: Fields, errors: FieldErrors, values: Parts): string {
  const found = Object.keys(errors).map((place) => findMissing(fields, values, place.split(".")));
  const missing = found.filter((one) => one !== null);
  if (missing.length === 0) return "corrigez ce qui est signalé en rouge";
  const named = new Intl.ListFormat("fr").format(counted(missing));
  const hasWrong = missing.length < found.length;
  return `il manque ${named}${hasWrong ? ", et il faut corriger ce qui est signalé en rouge" : ""}`;
}

/** Null for a value that is there, and for a place that is no field. */
function findMissing(
  fields: Fields,
  values: Parts,
  [name = "", ...inside]: readonly string[],
): Missing | null {
  const field = fields[name];
  if (!field) return null;
  const { input } = field;
  const value = values[name];
  if (inside.length === 0)
    return isMissing(field, value) ? { words: namedField(field), list: null } : null;
  if (input.type === "group") return findMissing(input.fields, (value ?? {}) as Parts, inside);
  if (input.type !== "list") return null;
  const [id, ...part] = inside;
  const item = (value as Parts[]).find((one) => one.id === id);
  const missing = item ? findMissing(input.fields, item, part) : null;
  return missing && { ...missing, list: input.words };
}

function isMissing({ input }: Field<unknown>, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "string") return false;
  const isHtml = input.type === "rich-text" || input.type === "short-text";
  return (isHtml ? plainText(value) : value.trim()) === "";
}

function namedField({ label, named, changed, input }: Field<unknown>): string {
  if (named !== undefined) return named;
  if (input.type === "list") return `${input.words.isFeminine ? "une" : "un"} ${input.words.noun}`;
  if (!changed || "phrase" in changed) return `«\u00a0${label}\u00a0»`;
  const { noun, isFeminine } = changed;
  if (/^[aeéèêiouyh]/.test(noun)) return `l’${noun}`;
  return `${isFeminine ? "la" : "le"} ${noun}`;
}

/** Each once, those of several items with their number: «la description de 2 photos». */
function counted(missing: readonly Missing[]): string[] {
  const counts = new Map<string, number>();
  const keyOf = ({ words, list }: Missing) => JSON.stringify([words, list?.noun]);
  for (const one of missing) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const firsts = missing.filter(
    (one, index) => missing.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  return firsts.map((one) => {
    const { words, list } = one;
    if (!list) return words;
    const count = counts.get(keyOf(one)) ?? 1;
    if (count > 1) return `${words} de ${count} ${pluralOf(list.noun)}`;
    return `${words} d’${list.isFeminine ? "une" : "un"} ${list.noun}`;
  });
}
