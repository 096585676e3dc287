import { z } from "zod";
import { type Ending, endingAt, instantOf, NO_ENDING } from "~/lib/ending";
import { isDay } from "~/lib/french-dates";
import { htmlAsItLooks } from "~/lib/html-as-it-looks";
import { isVisible, NAME_LIMIT, sentLineSchema } from "~/lib/line-schema";
import { lowerFirst } from "~/lib/lower-first";
import { parseMediaUrl } from "~/lib/media-url";
import type { PicturePlace } from "~/lib/pictures";
import { storableLine, storableLines, storableText } from "~/lib/storable-text";
import { tooLong } from "~/lib/too-long";
import { fits } from "~/lib/truncate";
import { readTypedNumber } from "~/lib/typed-number";
import { isUuid } from "~/lib/uuid";
import { SITE_ADDRESS_LIMIT, siteAddress } from "~/lib/web-address";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";

/** A name may be words like others; a street or hours are not. */
export type FactSort = "name" | "words";

/** How a field is typed in, shown and stored. */
export type FieldInput =
  /**
   * `as` is what a telephone's keyboard is made for, and means that the text is no French. `isFact` means
   * that other texts may tell it; `isAddress` that it is a part of an address, and no text.
   */
  | {
      type: "line";
      limit: number;
      isRequired: boolean;
      as?: "email" | "tel";
      isFact?: FactSort | undefined;
      isAddress?: true | undefined;
    }
  | { type: "site-link" }
  /** HTML with bold, italic, lists and links; `limit` counts its code units. */
  | { type: "short-text"; limit: number; placeholder: string }
  /** A value that is none of the choices is shown as the first one, and kept. */
  | { type: "choice"; choices: readonly Choice[] }
  /** A day and a clock of Paris over one instant; `announcement` stands before the moment in a sentence. */
  | { type: "ending"; title: string; announcement: string }
  | {
      type: "picture";
      place: PicturePlace;
      /** The field that says on what ground a logo stands; null where pages do not say. */
      ground: string | null;
      /** The error where the picture is no longer on the site when its form is saved. */
      lost: string;
    }
  /** HTML of the large editor; `limit` counts its code units. */
  | { type: "rich-text"; limit: number }
  | { type: "yes-no" }
  /** `isRequired` marks it; the check of the kind asks for it. `isFact` means that other texts may tell it. */
  | { type: "day"; isRequired: boolean; isFact: boolean }
  | { type: "time"; isRequired: boolean }
  /** `isRow` shows all of them beside each other; a list that opens otherwise. */
  | { type: "one-of"; choices: readonly ShortChoice[]; isRow: boolean }
  /** Several of a few, in the order in which they were chosen. */
  | { type: "some-of"; choices: readonly ShortChoice[] }
  /** A thing that screens name, by its key; `gone` are the words for one that is no more. */
  | { type: "key"; to: KeyTarget; gone: string; lost: string }
  | { type: "percent" }
  /** `unit` stands beside it: `€`. */
  | { type: "number"; unit: string | null; isRequired: boolean }
  | { type: "paragraphs"; limit: number; rows: number; isRequired: boolean }
  /** One text box, a line each. */
  | { type: "lines"; rows: number; isAddress?: true | undefined }
  /** Another record, by its id. */
  | { type: "reference"; to: ReferenceTarget; lost: string }
  | { type: "people"; among: readonly ReferenceTarget[]; most: number; lost: string }
  /** The point that every crop of the picture in the field `of` keeps. */
  | { type: "focus"; of: string }
  /** One of several pictures: it stays where it was uploaded. */
  | { type: "photo" }
  | { type: "group"; fields: Fields; isWhole: boolean; words: GroupWords }
  | { type: "list"; fields: Fields; most: number; words: ListWords };

/** In the order of the form. */
export type Fields = Record<string, Field<unknown>>;

/** The values in the form of a record. */
export type Values<F extends Fields> = { [N in keyof F]: F[N]["empty"] };

/** An item of a list. Its id is made where it is added and never changes. */
export type Item<F extends Fields> = { id: string } & Values<F>;

/** How the history says that a group came or went: «image de couverture ajoutée». */
export type GroupWords = { added: string; removed: string };

export type ListWords = {
  /** One item, and whether it is feminine: «2 photos ajoutées». */
  noun: string;
  isFeminine?: boolean;
  /** How the history says that items have another order, or other words. */
  moved: string;
  reworded: string;
  /** The error of too many items. */
  tooMany: string;
  /** The error of an item without an id, or of one that is there twice. */
  wrongId: string;
  /** The name of an item, where its first line is not enough: «Marche nordique, licence annuelle». */
  titleOf?(item: Record<string, unknown>, nameOf: NameOfKey): string;
  /** Beside the name of an item that is closed: «145 €». */
  detailOf?(item: Record<string, unknown>): string;
  /** The field of people whose names stand there too. */
  people?: string;
  /** Whether a field of an item is asked for, where that depends on the others; all are when left out. */
  asks?(name: string, item: Record<string, unknown>): boolean;
  /** Adds an item in a drawn form: «Ajouter un tarif». */
  add?: string;
  /** Takes one out: «Supprimer ce tarif». */
  remove?: string;
};

export type ShortChoice = {
  value: string;
  label: string;
  /** In a row, where there is little room: «Lun». */
  short?: string;
  /** How the history says that it was chosen: «événement reporté». */
  chosen?: string;
  /** It is named where it was chosen, and not offered any more. */
  isGone?: true;
};

export type Choice = { value: string; label: string; help: string };

/**
 * A noun stands before «modifié», together with those of other fields: «Titre et texte modifiés». A phrase
 * stands alone: «cadrage modifié».
 */
export type ChangeWords = { noun: string; isFeminine?: boolean } | { phrase: string };

/** The records that a field chooses from. */
export type ReferenceTarget = { subject: string; table: VersionedTable };

/** The same by the key of a record of the club’s content; of what is not stored, such as pages, the code knows the keys. `also` are keys that no record has. */
export type KeyTarget = {
  subject: string;
  isStored: boolean;
  also?: readonly string[];
};

/** The name of the thing with a key; null for one that is unknown. */
export type NameOfKey = (subject: string, key: string) => string | null;

/** Somebody by the record that holds the name, or by a name alone. */
export type Person = { id: string } | { name: string };

/** One value of a record: what it may be, and how it is entered. */
export type Field<V> = {
  label: string;
  /** Where two versions are compared. */
  shortLabel?: string | undefined;
  hint?: string | undefined;
  /** In a sentence: «la description de l’image». The noun of `changed`, or the label in quotes, when left out. */
  named?: string | undefined;
  empty: V;
  /** The JSON that it looks like, even if its rule refuses it: a kept copy is given back as it was typed. */
  shape: z.ZodType<V>;
  /** The values that may be saved; errors are French sentences to show beside the field. */
  rule: z.ZodType<V>;
  /** The same in a draft, where what is required may be missing; `rule` when left out. */
  draftRule?: z.ZodType<V>;
  input: FieldInput;
  /** How the history says that it changed; its label in quotes when left out. */
  changed?: ChangeWords | undefined;
  /** Equal for values that read the same; the values themselves when left out. */
  readsAs?(value: V): unknown;
  /** Where its name is not the column’s. */
  column?: string;
  /** Instead of nothing, where two versions are compared. */
  none?: string | undefined;
};

type LineOptions = {
  /** Begins the sentence about its length: «Le rôle». */
  subject: string;
  /** In characters as a reader counts them. */
  limit?: number;
  /** Instead of the sentence about its length. */
  tooLong?: string;
  /** The error where it is empty; it may be empty when this is left out. */
  required?: string;
  hint?: string;
  none?: string;
  changed?: ChangeWords;
  isFact?: FactSort;
  isAddress?: true;
};

/** A line of at most 120 characters, unless `limit` says so. */
export function line(
  label: string,
  {
    subject,
    limit = NAME_LIMIT,
    tooLong: message,
    required,
    hint,
    none,
    changed,
    isFact,
    isAddress,
  }: LineOptions,
): Field<string> {
  const rule = sentLineSchema(limit, message ?? tooLong(subject, limit));
  return {
    label,
    hint,
    named: nameIn(subject),
    none,
    changed,
    empty: "",
    shape: z.string(),
    rule: required === undefined ? rule : rule.refine(isVisible, required),
    draftRule: rule,
    input: { type: "line", limit, isRequired: required !== undefined, isFact, isAddress },
    // The server stores it without the spaces around it, while it is typed on.
    readsAs: storableLine,
  };
}

/** «Le titre» names a field, «Ce texte» does not. */
function nameIn(subject: string): string | undefined {
  return /^(?:Le |La |L’)/.test(subject) ? lowerFirst(subject) : undefined;
}

const ADDRESS_WRONG =
  "Cette adresse n’est pas complète\u00a0: elle s’écrit comme https://www.exemple.fr.";

/** The address of a site, which may be left out: what was typed, with `https://` before a bare `www.exemple.fr`. */
export function siteLink(
  label: string,
  options: Pick<LineOptions, "hint" | "none"> & { shortLabel: string },
): Field<string> {
  return {
    label,
    ...options,
    empty: "",
    shape: z.string(),
    rule: z.string().transform((typed, context) => {
      if (typed.trim() === "") return "";
      const address = siteAddress(typed);
      if (address !== null) return address;
      const isLong = !fits(typed.trim(), SITE_ADDRESS_LIMIT);
      const message = isLong ? tooLong("Le lien", SITE_ADDRESS_LIMIT) : ADDRESS_WRONG;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
    input: { type: "site-link" },
  };
}

type ShortTextOptions = Pick<LineOptions, "hint" | "none"> & {
  /** In code units of its HTML. */
  limit: number;
  tooLong: string;
  placeholder: string;
};

/** A few lines of text, cleaned by the server. */
export function shortText(
  label: string,
  { limit, tooLong: message, placeholder, hint, none }: ShortTextOptions,
): Field<string> {
  return {
    label,
    hint,
    none,
    empty: "",
    shape: z.string(),
    rule: z.string().max(limit, message).transform(storableText),
    input: { type: "short-text", limit, placeholder },
  };
}

/** Longest word that is kept although it is none of the choices. */
const CHOICE_LIMIT = 40;

/** One of a few; any other word is stored as it is (product.md, doubtful point 2). */
export function choice(
  label: string,
  { choices, wrong }: { choices: readonly [Choice, ...Choice[]]; wrong: string },
): Field<string> {
  const [{ value: first }] = choices;
  return {
    label,
    empty: first,
    shape: z.string(),
    rule: z
      .string()
      .max(CHOICE_LIMIT, wrong)
      .transform((value) => storableLine(value) || first),
    input: { type: "choice", choices },
  };
}

type MaybeChanged = { changed?: ChangeWords };

/** A text of the large editor, cleaned by the server. */
export function richText(
  label: string,
  { limit, tooLong: message, changed }: { limit: number; tooLong: string } & MaybeChanged,
): Field<string> {
  return {
    label,
    changed,
    empty: "",
    shape: z.string(),
    rule: z.string().max(limit, message).transform(storableText),
    input: { type: "rich-text", limit },
    readsAs: htmlAsItLooks,
  };
}

export function yesNo(
  label: string,
  { hint, changed }: { hint?: string } & MaybeChanged = {},
): Field<boolean> {
  return {
    label,
    hint,
    changed,
    empty: false,
    shape: z.boolean(),
    rule: z.boolean(),
    input: { type: "yes-no" },
  };
}

type OneOfOptions<C> = {
  choices: C;
  wrong: string;
  shortLabel?: string;
  hint?: string;
  isRow?: boolean;
};

/** One of a few words, the first when nothing is chosen. */
export function oneOf<const C extends readonly [ShortChoice, ...ShortChoice[]]>(
  label: string,
  { choices, wrong, shortLabel, hint, isRow = false }: OneOfOptions<C>,
): Field<C[number]["value"]> {
  const values = choices.map(({ value }) => value);
  const rule = z.custom<C[number]["value"]>((value) => values.includes(value as string), wrong);
  const empty: C[number]["value"] = choices[0].value;
  return {
    label,
    shortLabel,
    hint,
    empty,
    shape: rule,
    rule,
    input: { type: "one-of", choices, isRow },
  };
}

type SomeOfOptions<C> = Pick<LineOptions, "hint" | "none"> & { choices: C; wrong: string };

/** Several of a few words, each once, in the order in which they were chosen; one that is no more is left out. */
export function someOf<const C extends readonly ShortChoice[]>(
  label: string,
  { choices, wrong, hint, none }: SomeOfOptions<C>,
): Field<C[number]["value"][]> {
  type Word = C[number]["value"];
  const isWord = (value: unknown): value is Word => choices.some((one) => one.value === value);
  return {
    label,
    hint,
    none,
    empty: [],
    shape: z.array(z.unknown()).transform((words) => [...new Set(words.filter(isWord))]),
    rule: z.array(z.custom<Word>(isWord, wrong)).transform((words) => [...new Set(words)]),
    input: { type: "some-of", choices },
  };
}

type KeyOptions = Pick<LineOptions, "hint" | "none" | "changed"> & {
  to: KeyTarget;
  named?: string;
  /** The error of what cannot be a key, or is none. */
  lost: string;
  gone: string;
  shortLabel?: string;
};

/** The key of a section, of a page; null for none. One that is no more stays as it is. */
export function key(
  label: string,
  { to, lost, gone, named, shortLabel, hint, none, changed }: KeyOptions,
): Field<string | null> {
  // Older bodies say "" for none.
  const orNull = z
    .string()
    .nullable()
    .transform((typed) => typed || null);
  return {
    label,
    shortLabel,
    hint,
    named,
    none,
    changed,
    empty: null,
    shape: orNull,
    rule: orNull.pipe(z.string().regex(KEY, lost).nullable()),
    input: { type: "key", to, gone, lost },
  };
}

/** `marche-nordique`, `section:marche-nordique` */
const KEY = /^[a-z0-9-]{1,40}(:[a-z0-9-]{1,40})?$/;

/** A share of a width or height, 0 to 100; the middle when nothing is chosen. */
export function percent(
  label: string,
  { wrong, changed }: { wrong: string } & MaybeChanged,
): Field<number> {
  const number = z.number(wrong).min(0, wrong).max(100, wrong);
  return {
    label,
    changed,
    empty: MIDDLE,
    shape: z.number(),
    rule: number.transform(Math.round),
    input: { type: "percent" },
  };
}

const MIDDLE = 50;

type NumberOptions = Pick<LineOptions, "hint" | "none" | "changed"> & {
  unit?: string;
  isWhole?: boolean;
  least?: number;
  most: number;
  /** The error where it is empty; it may be empty when this is left out. */
  required?: string;
  /** The error of what is no number, or out of bounds; a function where it depends on what was typed. */
  wrong: string | ((typed: string) => string);
};

/** A number with two decimals at most; null for none. The form holds what is typed, be it no number. */
export function number(
  label: string,
  { unit, isWhole = false, least = 0, most, required, wrong, hint, none, changed }: NumberOptions,
): Field<number | null> {
  const read = (typed: number | string | null) =>
    typed === null ? null : readTypedNumber(String(typed));
  const isRight = (value: number | null) =>
    value === null || (value >= least && value <= most && (!isWhole || Number.isInteger(value)));
  const draftRule = z
    .union([z.number(), z.string(), z.null()])
    .transform((typed, context): number | null => {
      const value = read(typed);
      if (isRight(value)) return value;
      const message = typeof wrong === "string" ? wrong : wrong(String(typed));
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
  const rule = draftRule.refine((value) => value !== null || required === undefined, required);
  const shape = z.union([z.number(), z.string()]).nullable();
  return {
    label,
    hint,
    none,
    changed,
    empty: null,
    // A copy in a browser gives back what was typed; what is stored is a number.
    shape: shape as unknown as z.ZodType<number | null>,
    rule: rule as unknown as z.ZodType<number | null>,
    draftRule: draftRule as unknown as z.ZodType<number | null>,
    input: { type: "number", unit: unit ?? null, isRequired: required !== undefined },
    // A text that is no number yet is compared as it is typed.
    readsAs: (value) => (Number.isNaN(read(value)) ? value : read(value)),
  };
}

type LinesOptions = Pick<LineOptions, "hint" | "none" | "changed" | "isAddress"> & {
  most: number;
  /** The error of too many lines. */
  tooMany?: string;
  /** Begins the sentence about the length of a line: «Une ligne». */
  subject: string;
  /** Of a line, in characters as a reader counts them. */
  limit?: number;
};

type ParagraphsOptions = Pick<LineOptions, "hint" | "none" | "changed"> & {
  /** Begins the sentence about its length: «La réponse». */
  subject: string;
  /** In characters as a reader counts them. */
  limit: number;
  required?: string;
  /** The height of its box, in lines. */
  rows?: number;
};

/** A plain text of one paragraph or more: each line is one. */
export function paragraphs(
  label: string,
  { subject, limit, required, rows = 4, hint, none, changed }: ParagraphsOptions,
): Field<string> {
  const rule = z
    .string()
    .transform(storableLines)
    .refine((text) => fits(text, limit), tooLong(subject, limit));
  return {
    label,
    hint,
    named: nameIn(subject),
    none,
    changed,
    empty: "",
    shape: z.string(),
    rule: required === undefined ? rule : rule.refine(isVisible, required),
    draftRule: rule,
    input: { type: "paragraphs", limit, rows, isRequired: required !== undefined },
    readsAs: storableLines,
  };
}

/** Short lines of at most 200 characters, unless `limit` says so, typed in one box; empty ones are left out. */
export function lines(
  label: string,
  {
    most,
    tooMany = `${most} lignes au plus\u00a0: réunissez-en ou retirez-en.`,
    subject,
    limit = LINE_OF_LINES,
    hint,
    none,
    changed,
    isAddress,
  }: LinesOptions,
): Field<string[]> {
  const kept = (typed: readonly string[]) => typed.map(storableLine).filter(isVisible);
  const one = sentLineSchema(limit, tooLong(subject, limit));
  return {
    label,
    hint,
    none,
    changed,
    empty: [],
    shape: z.array(z.string()),
    rule: z.array(z.string()).transform(kept).pipe(z.array(one).max(most, tooMany)),
    input: { type: "lines", rows: Math.min(most, 4), isAddress },
    readsAs: kept,
  };
}

const LINE_OF_LINES = 200;

/** The address of a picture that was uploaded for the record. */
export function photo(
  label: string,
  { lost, changed }: { lost: string } & MaybeChanged,
): Field<string> {
  return {
    label,
    changed,
    empty: "",
    shape: z.string(),
    rule: z.string().refine((url) => parseMediaUrl(url) !== null, lost),
    input: { type: "photo" },
  };
}

/** A point of a picture, in percent of its width and height. */
export type Point = { x: number; y: number };

/** The point of a picture that is kept wherever it is cut; its middle when nothing is chosen. */
export function focus(label: string, { of }: { of: string }): Field<Point> {
  const share = z.number().min(0).max(100).transform(Math.round);
  const point = z.object({ x: share, y: share });
  return {
    label,
    empty: { x: MIDDLE, y: MIDDLE },
    shape: point,
    rule: point,
    input: { type: "focus", of },
  };
}

/** A day of Paris, `YYYY-MM-DD`; null for none. */
export function day(
  label: string,
  {
    hint,
    named,
    isRequired = false,
    isFact = true,
    changed,
  }: {
    hint?: string;
    named?: string;
    isRequired?: boolean;
    isFact?: boolean;
  } & MaybeChanged = {},
): Field<string | null> {
  return {
    label,
    hint,
    named,
    changed,
    empty: null,
    shape: z.string().nullable(),
    rule: z.string().refine(isStorableDay, DAY_WRONG).nullable(),
    input: { type: "day", isRequired, isFact },
  };
}

/** A clock of Paris, `HH:MM`; null for none. */
export function time(
  label: string,
  { isRequired = false, changed }: { isRequired?: boolean } & MaybeChanged = {},
): Field<string | null> {
  return {
    label,
    changed,
    empty: null,
    shape: z.string().nullable(),
    rule: z.string().regex(CLOCK, TIME_WRONG).nullable(),
    input: { type: "time", isRequired },
  };
}

const DAY_WRONG = "Cette date n’existe pas\u00a0: choisissez-la dans le calendrier.";
const TIME_WRONG = "Écrivez l’heure ainsi\u00a0: 18:30, entre 00:00 et 23:59.";

type ReferenceOptions = Pick<LineOptions, "hint" | "none"> & {
  to: ReferenceTarget;
  /** The error of one that is in the trash, or gone. */
  lost: string;
};

/** Another record by its id; null for none. */
export function reference(
  label: string,
  { to, lost, hint, none }: ReferenceOptions,
): Field<string | null> {
  return {
    label,
    hint,
    none,
    empty: null,
    shape: z.string().nullable(),
    rule: z.string().refine(isUuid, lost).nullable(),
    input: { type: "reference", to, lost },
  };
}

type PeopleOptions = Pick<LineOptions, "hint" | "none"> & {
  /** The lists of people that one chooses from. */
  among: readonly ReferenceTarget[];
  most: number;
  /** The error of somebody whose record is in the trash, or gone. */
  lost: string;
};

/** A few people: records, or names of people who have none. */
export function people(
  label: string,
  { among, most, lost, hint, none }: PeopleOptions,
): Field<Person[]> {
  const person: z.ZodType<Person> = z.union([
    z.object({ id: z.string() }),
    z.object({ name: z.string() }),
  ]);
  const draftRule = z
    .array(person)
    .max(most, `${most}\u00a0personnes au plus.`)
    .transform((typed) => typed.map(storablePerson))
    .refine((all) => all.every(hasShortName), tooLong("Un nom", NAME_LIMIT))
    .refine(hasEachOnce, "Cette personne est déjà choisie\u00a0: retirez-la une fois.");
  return {
    label,
    hint,
    none,
    empty: [],
    shape: z.array(person),
    rule: draftRule.refine(
      (all) => all.every(isNamed),
      "Choisissez une personne, ou écrivez son nom.",
    ),
    draftRule,
    input: { type: "people", among, most, lost },
    readsAs: (typed) => typed.map(storablePerson),
  };
}

function storablePerson(person: Person): Person {
  return "name" in person ? { name: storableLine(person.name) } : { id: person.id };
}

const isNamed = (person: Person) => ("name" in person ? isVisible(person.name) : isUuid(person.id));
const hasEachOnce = (all: readonly Person[]) =>
  new Set(all.map((person) => JSON.stringify(person))).size === all.length;
const hasShortName = (person: Person) => !("name" in person) || fits(person.name, NAME_LIMIT);

type EndingOptions = {
  column: string;
  /** Above the day and the clock: «La retirer automatiquement». */
  title: string;
  /** Begins the sentence that says when: «Sera retirée automatiquement». */
  announcement: string;
};

/** When something goes away by itself, if ever: at a clock of Paris, or with the day. */
export function ending(
  label: string,
  { column, title, announcement }: EndingOptions,
): Field<Ending> {
  const part = z.string().nullable();
  return {
    label,
    empty: NO_ENDING,
    shape: z.object({ day: part, time: part }),
    rule: z
      .object({
        day: part.refine((day) => day === null || isStorableDay(day), DAY_WRONG),
        time: part.refine((time) => time === null || CLOCK.test(time), TIME_WRONG),
      })
      .refine(({ day, time }) => day !== null || time === null, {
        path: ["day"],
        message: "Choisissez aussi le jour, ou effacez l’heure.",
      })
      // As it is read back: sent twice, it is the same.
      .transform((typed) => endingAt(instantOf(typed))),
    none: "Sans date de fin",
    input: { type: "ending", title, announcement },
    readsAs: instantOf,
    column,
  };
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

function isStorableDay(day: string): boolean {
  return isDay(day) && day >= "1900-01-01" && day <= "2199-12-31";
}

type PictureOptions = PicturePlace &
  Required<Pick<LineOptions, "hint" | "none">> & {
    /** The error where the picture is no longer on the site when its form is saved. */
    lost: string;
    ground?: string;
  };

/** The one picture of a record, by its stored address. */
export function picture(label: string, options: PictureOptions): Field<string | null> {
  const { hint, none, lost, ground = null, ...place } = options;
  return {
    label,
    hint,
    none,
    empty: null,
    shape: z.string().nullable(),
    rule: z
      .string()
      .refine((url) => parseMediaUrl(url) !== null, lost)
      .nullable(),
    input: { type: "picture", place, ground, lost },
  };
}
