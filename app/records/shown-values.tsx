import type { ReactNode } from "react";
import { type Ending, instantOf } from "~/lib/ending";
import { clockTime, shortDate } from "~/lib/french-dates";
import { thumbnailOf } from "~/lib/media-url";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { typedNumber } from "~/lib/typed-number";
import { Picture } from "~/ui/picture";
import type {
  Choice,
  Field,
  FieldInput,
  Fields,
  ListWords,
  NameOfKey,
  Person,
  Point,
} from "./fields";
import { addressOf } from "./kind";
import { KeyName, ReferenceName, useNames } from "./references";

type Parts = Record<string, unknown>;
type ListItem = { id: string } & Parts;

/** The day and the title that some values need to be shown. */
export type ShownContext = {
  /** Day of Paris. */
  today: string;
  /** The title of the record: the description of its picture. */
  title: string;
};

type Show<I extends FieldInput> = (
  value: unknown,
  input: I,
  field: Field<unknown>,
  context: ShownContext,
) => ReactNode;

const text = (value: unknown) => String(value ?? "");

/** How a value of each sort of input reads where two versions stand side by side. */
const SHOWN: { [T in FieldInput["type"]]: Show<Extract<FieldInput, { type: T }>> } = {
  line: text,
  "site-link": text,
  "short-text": showHtml,
  "rich-text": showHtml,
  choice: (value, { choices }) => shownChoice(choices, value)?.label,
  "one-of": (value, { choices }) => choices.find((one) => one.value === value)?.label,
  "some-of": (value, { choices }) => (
    <ul>
      {(value as string[]).map((word) => (
        <li key={word}>{choices.find((one) => one.value === word)?.label}</li>
      ))}
    </ul>
  ),
  key: (value, { to, gone }) => <KeyName subject={to.subject} value={String(value)} gone={gone} />,
  "yes-no": (value) => (value ? "Oui" : "Non"),
  percent: (value) => `${value}\u00a0%`,
  number: (value, { unit }) => {
    const shown = typeof value === "number" ? typedNumber(value) : text(value);
    return unit ? `${shown}\u00a0${unit}` : shown;
  },
  paragraphs: (value) => <span style={{ whiteSpace: "pre-line" }}>{text(value)}</span>,
  lines: (value) => (
    <ul>
      {(value as string[]).map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  ),
  reference: (value, { to }) => <ReferenceName among={[to]} id={String(value)} />,
  people: (value, { among }) => (
    <ul>
      {(value as Person[]).map((person) => (
        <li key={JSON.stringify(person)}>
          {"name" in person ? person.name : <ReferenceName among={among} id={person.id} />}
        </li>
      ))}
    </ul>
  ),
  day: (value, _, __, { today }) => shortDate(String(value), today),
  time: (value) => clockTime(String(value)),
  ending: (value, _, { none }, { today }) => endInWords(value as Ending, today) ?? none,
  focus: (value) => focusWords(value as Point),
  picture: (value, { place }, { label }, { title }) => (
    <span className={`al-${place.look}`}>
      <Picture
        src={addressOf(value)}
        alt={`${label}\u00a0: ${title}`}
        sizes="20rem"
        widths={[320]}
      />
    </span>
  ),
  photo: (value) => <img src={thumbnailOf(String(value)) ?? String(value)} alt="" />,
  group: (value, { fields }, _, context) => showParts(fields, value as Parts, context),
  list: (value, { fields, words }) => (
    <ol>
      {(value as ListItem[]).map((item) => (
        <li key={item.id}>
          <ItemWords fields={fields} item={item} words={words} />
        </li>
      ))}
    </ol>
  ),
};

/** A value as two versions of a record show it; nothing reads as the field says. */
export function showValue(field: Field<unknown>, value: unknown, context: ShownContext): ReactNode {
  if (isNothing(field, value)) return field.none;
  // Each entry takes the input of its own sort.
  const show = SHOWN[field.input.type] as Show<FieldInput>;
  return show(value, field.input, field, context);
}

function isNothing({ input, empty }: Field<unknown>, value: unknown): boolean {
  const isAlwaysSomething = input.type === "choice" || input.type === "one-of";
  return !isAlwaysSomething && JSON.stringify(value) === JSON.stringify(empty);
}

/** The parts of a group or of an item that are filled in, each with its label. */
export function showParts(fields: Fields, parts: Parts, context: ShownContext): ReactNode {
  const filled = Object.entries(fields).filter(
    ([name, field]) => field.input.type !== "percent" && !isNothing(field, parts[name]),
  );
  return filled.map(([name, field]) => (
    <span key={name} style={{ display: "block" }}>
      {field.input.type !== "photo" && `${field.shortLabel ?? field.label}\u00a0: `}
      {showValue(field, parts[name], context)}
    </span>
  ));
}

type ItemWordsProps = { fields: Fields; item: Parts; words: ListWords };

function ItemWords({ fields, item, words }: ItemWordsProps) {
  const title = itemTitle(fields, item, words, useNames());
  return [title, words.detailOf?.(item)].filter(Boolean).join("\u00a0: ");
}

/** The first words of an item, by which people know it. */
export function itemTitle(
  fields: Fields,
  item: Parts,
  { titleOf }: Pick<ListWords, "titleOf">,
  nameOf: NameOfKey,
): string {
  if (titleOf) return titleOf(item, nameOf) || "Sans nom";
  const lines = Object.entries(fields).filter(([, { input }]) => input.type === "line");
  return lines.map(([name]) => text(item[name]).trim()).find(Boolean) ?? "Sans nom";
}

function focusWords({ x, y }: Point): string {
  return `${x}\u00a0% de la largeur, ${y}\u00a0% de la hauteur`;
}

function showHtml(html: unknown): ReactNode {
  return <div className="notice-body" dangerouslySetInnerHTML={{ __html: text(html) }} />;
}

/** A value that is none of the choices counts as the first one. */
export function shownChoice(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((one) => one.value === value) ?? choices[0];
}

function endInWords(ending: Ending, today: string): string | null {
  const end = instantOf(ending);
  return end && `${shortDate(parisDay(end), today)} à ${clockTime(parisClock(end))}`;
}
