import { dayOf } from "~/lib/dates-in-text";
import { clockTime } from "~/lib/french-dates";
import { pluralOf } from "~/lib/french-numbers";
import { numberText } from "~/lib/typed-number";
import type { ChangeWords, Field, FieldInput, Fields, NameOfKey } from "./fields";
import { readsSame } from "./merge-values";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;
type Inputs<T extends FieldInput["type"]> = Extract<FieldInput, { type: T }>;

/** For who knows no names: a key is shown as it is. */
const NO_NAMES: NameOfKey = () => null;

/** The changes between two versions, for the history: «titre et texte modifiés, 2 photos ajoutées»; empty for none. */
export function describeChanges(
  fields: Fields,
  before: Parts,
  after: Parts,
  nameOf: NameOfKey = NO_NAMES,
): string {
  const words = changesOf(fields, before, after, nameOf);
  const phrases = words.flatMap((word) => ("phrase" in word ? word.phrase : []));
  return [modified(words), ...new Set(phrases)].filter(Boolean).join(", ");
}

/** «titre et texte modifiés» */
function modified(words: readonly ChangeWords[]): string {
  const genders = new Map(
    words.flatMap((word) => ("noun" in word ? [[word.noun, word.isFeminine ?? false]] : [])),
  );
  if (genders.size === 0) return "";
  const isFeminine = [...genders.values()].every(Boolean);
  const participle = isFeminine ? "modifiée" : "modifié";
  return `${new Intl.ListFormat("fr").format(genders.keys())} ${participle}${genders.size > 1 ? "s" : ""}`;
}

function changesOf(fields: Fields, before: Parts, after: Parts, nameOf: NameOfKey): ChangeWords[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [old, now] = [before[name], after[name]];
    if (readsSame(field, old, now)) return [];
    const { input } = field;
    if (input.type === "group")
      return groupChanges(input, old as Parts | null, now as Parts | null, nameOf);
    if (input.type === "list") {
      return listChanges(input, old as ListItem[], now as ListItem[], nameOf);
    }
    return [fieldChange(field, old, now, nameOf)];
  });
}

function fieldChange(
  { label, input, changed }: Field<unknown>,
  old: unknown,
  now: unknown,
  nameOf: NameOfKey,
): ChangeWords {
  const choices = input.type === "one-of" ? input.choices : [];
  const chosen = choices.find(({ value }) => value === now)?.chosen;
  if (chosen !== undefined) return { phrase: chosen };
  if (changed) return changed;
  const [before, after] = [shortWords(input, old, nameOf), shortWords(input, now, nameOf)];
  if (before !== null && after !== null) return { phrase: `${label}\u00a0: ${before} → ${after}` };
  return { phrase: `«\u00a0${label}\u00a0» modifié` };
}

/** A value in a word or two; null for longer ones, and for none. */
function shortWords(input: FieldInput, value: unknown, nameOf: NameOfKey): string | null {
  if (value === null || value === undefined) return null;
  if (input.type === "time") return clockTime(String(value));
  if (input.type === "day") return dayOf(String(value));
  if (input.type === "yes-no") return value ? "oui" : "non";
  if (input.type === "number") {
    const typed = numberText(value);
    return input.unit ? `${typed}\u00a0${input.unit}` : typed;
  }
  if (input.type === "key") return nameOf(input.to.subject, String(value));
  if (input.type === "line" && input.as) return String(value) || null;
  if (input.type !== "one-of") return null;
  const chosen = input.choices.find((one) => one.value === value);
  return chosen ? chosen.label : null;
}

function groupChanges(
  { fields, isWhole, words }: Inputs<"group">,
  old: Parts | null,
  now: Parts | null,
  nameOf: NameOfKey,
): ChangeWords[] {
  if (now === null) return [{ phrase: words.removed }];
  if (old === null) return [{ phrase: words.added }];
  if (isWhole) {
    // Another picture brings its own description and its own frame.
    const photos = Object.entries(fields).filter(([, { input }]) => input.type === "photo");
    const replaced = changesOf(Object.fromEntries(photos), old, now, nameOf);
    if (replaced.length > 0) return replaced;
  }
  return changesOf(fields, old, now, nameOf);
}

function listChanges(
  { fields, words }: Inputs<"list">,
  old: readonly ListItem[],
  now: readonly ListItem[],
  nameOf: NameOfKey,
): ChangeWords[] {
  const former = new Map(old.map((item) => [item.id, item]));
  const present = new Set(now.map(({ id }) => id));
  const added = now.filter(({ id }) => !former.has(id)).length;
  const removed = old.filter(({ id }) => !present.has(id)).length;
  const keptBefore = old.filter(({ id }) => present.has(id)).map(({ id }) => id);
  const keptAfter = now.filter(({ id }) => former.has(id)).map(({ id }) => id);
  const isReworded = (item: ListItem) => {
    const before = former.get(item.id);
    return before !== undefined && changesOf(fields, before, item, nameOf).length > 0;
  };
  const phrases = [
    added > 0 && counted(added, words, "ajouté"),
    removed > 0 && counted(removed, words, "retiré"),
    keptBefore.join() !== keptAfter.join() && words.moved,
    rewordedWords(words, former, now.filter(isReworded), nameOf),
  ];
  return phrases.flatMap((phrase) => (phrase ? { phrase } : []));
}

/** «tarif « Marche nordique, licence annuelle » : 145 € → 150 €» for one item that has a name, of all otherwise. */
function rewordedWords(
  words: Inputs<"list">["words"],
  former: ReadonlyMap<string, ListItem>,
  reworded: readonly ListItem[],
  nameOf: NameOfKey,
): string | false {
  const [only, ...others] = reworded;
  if (!only) return false;
  const before = former.get(only.id);
  if (others.length > 0 || !before || !words.titleOf) return words.reworded;
  const name = `${words.noun} «\u00a0${words.titleOf(before, nameOf)}\u00a0»`;
  const [old, present] = [words.detailOf?.(before) ?? "", words.detailOf?.(only) ?? ""];
  if (old !== present) return `${name}\u00a0: ${old} → ${present}`;
  return `${name} ${words.isFeminine ? "modifiée" : "modifié"}`;
}

/** «2 photos ajoutées» */
function counted(
  count: number,
  { noun, isFeminine = false }: Inputs<"list">["words"],
  participle: string,
): string {
  const plural = count > 1 ? "s" : "";
  return `${count} ${count > 1 ? pluralOf(noun) : noun} ${participle}${isFeminine ? "e" : ""}${plural}`;
}
