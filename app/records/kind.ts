import { z } from "zod";
import type { EditedRecord } from "~/editing/edited-record";
import { actPath } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";
import type { PicturePlace, RecordTarget } from "~/lib/pictures";
import type { ActivityAction } from "~/platform/activity-log.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import type { Permission } from "~/platform/permissions";
import type { IconName } from "~/ui/icon";
import { type CheckIntent, shapeOfParts } from "./composed-fields";
import type { Field, Fields, NameOfKey, Values } from "./fields";

/** The words for a kind of content where all kinds are shown: trash, activity log, cleanup of files. */
export type ContentWords = {
  /** As in the menu. */
  name: string;
  /** As a tab beside those of other kinds; the name when left out. */
  tab?: string;
  /** One, in a list of several kinds: «Partenaire»; the name when left out. */
  one?: string;
  /** One before its title, in a sentence: «le partenaire». */
  the: string;
  /** The same as what uses a file: «la fiche de l’entraîneur». */
  asFileUser?: string;
  /** The log says its title without quotes: a name, a number. */
  isBare?: boolean;
  /** In the log, instead of what is usually said of an act: «a affiché l’information importante». */
  acts?: Partial<Record<ActivityAction, string>>;
  /** In the log, of a new order of all. */
  reordered?: string;
};

/** The other words of a described kind. */
type KindWords = ContentWords & {
  /** On the button of its form; left out of a sheet, which stays. */
  remove?: string;
  /** The answer where the record is no longer there. */
  gone: string;
  /** The name of a draft that has none yet. */
  unnamed?: string;
};

/** The words of the list of a kind, and the fields that it searches. */
type KindList<Name extends string> = {
  /** The tab of the records outside the trash: «Tous». */
  all: string;
  /** Describes the list to people who do not see it. */
  caption: string;
  /** Heads the column of the titles: «Nom». */
  titleColumn: string;
  /** After its title, once it is saved: «est enregistré». */
  saved: string;
  searchLabel: string;
  searchPlaceholder: string;
  nothingYet: { icon: IconName; title: string; text: string };
  create: string;
  edit: string;
  /** The title of the page that creates, where it says more. */
  createTitle?: string;
  searched: readonly Name[];
  /** The fields that the search over all kinds looks in; it shows those that are not the title. */
  foundBy: readonly Name[];
  /** The reference to a record without which it is not found there: a session belongs to its season. */
  belongsTo?: Name;
  /** Beside the title in that search, before the other fields: what tells records of one title apart. */
  detailOf?(values: Record<string, unknown>, nameOf: NameOfKey): string;
};

/** Fields that stand under one heading in the form; a field in no group is not in the form. */
export type FieldGroup<Name extends string> = {
  title: string;
  /** Those in a list of their own stand beside each other. */
  fields: readonly (Name | readonly Name[])[];
  /** Opened by a press; an error inside opens it. */
  isClosed?: boolean;
};

/** When a record is checked. */
export type CheckContext<V = Record<string, unknown>> = {
  intent: CheckIntent;
  now: Date;
  /** The values of the other records of the kind outside the trash; none for a kind of which there may be thousands. */
  others: readonly V[];
};

/** A kind of record, described once: its fields, its table, its words. */
export type Kind<F extends Fields> = {
  /** In the activity log and in addresses: stored, never renamed. */
  subject: string;
  /** In the copies that browsers keep: stored, never renamed. */
  localCopy: string;
  table: VersionedTable;
  /** Of the list, below which `create` and `edit/:id` are, or of the one screen. */
  path: string;
  /** Where one is created; `create` below the path when left out. */
  createPath?: string;
  /** Below which each is edited; `edit` below the path when left out. */
  editsAt?: string;
  permission: Permission;
  /** As in the menu. */
  icon: IconName;
  french: KindWords;
  fields: F;
  /** The field that names a record; left out of a sheet, which is called as its kind is. */
  title?: keyof F & string;
  /** The parts of a long form; one after the other without headings when left out. */
  groups?: readonly FieldGroup<keyof F & string>[];
  /** Left out where there is one record at a time, on a screen of its own. */
  list?: KindList<keyof F & string>;
  /** A club has one of it: it has an id that never changes, is always there, and has no trash. */
  isSheet?: true;
  /** Of the club's content: what is typed is saved by itself, and visitors see it once it is published. */
  isDrafted?: true;
  /** One that visitors have seen is not thrown away: other things mean it by its key. */
  staysPublished?: true;
  /** The fields of such a kind whose values the server may choose when it is published. */
  settled?: readonly (keyof F & string)[];
  /** Errors, by place, of values that are right one by one: `event.day`, `images.{id}.alt`. */
  check?(values: Values<F>, context: CheckContext<Values<F>>): FieldErrors;
  /**
   * Today's values from those of an older shape: copies in browsers, revisions, working copies. `opened` are the
   * values of the record as it is opened, for a copy in a browser.
   */
  upgrade?(
    kept: Record<string, unknown>,
    opened?: Record<string, unknown>,
  ): Record<string, unknown>;
};

/** A kind whose records can be thrown away. */
export type RemovableKind<F extends Fields> = Kind<F> & {
  french: { remove: string };
  title: keyof F & string;
};
/** Without words for its removal it stays. */
export type ListedKind<F extends Fields> = Kind<F> & {
  title: keyof F & string;
  list: KindList<keyof F & string>;
};
export type SheetKind<F extends Fields> = Kind<F> & { isSheet: true };
export type AnyKind = Kind<Fields>;

/** Describes a kind; the compiler holds title and searches against the fields. */
export function kind<F extends Fields>(description: RemovableKind<F>): RemovableKind<F> {
  return description;
}

/** The same of a kind that has a list. */
export function listedKind<F extends Fields>(description: ListedKind<F>): ListedKind<F> {
  return description;
}

/** The same of a sheet. */
export function sheetKind<F extends Fields>(description: SheetKind<F>): SheetKind<F> {
  return description;
}

export function isListed(kind: AnyKind): kind is ListedKind<Fields> {
  return kind.list !== undefined;
}

export function emptyValues<F extends Fields>({ fields }: Kind<F>): Values<F> {
  return emptyParts(fields);
}

export function emptyParts<F extends Fields>(fields: F): Values<F> {
  return mapFields(fields, ({ empty }) => empty) as Values<F>;
}

/** A record that is not stored yet. It has its id already, so that the form sent twice makes one. */
export function newRecord<F extends Fields>(kind: Kind<F>, id: string): EditedRecord<Values<F>> {
  return {
    id,
    version: 0,
    values: emptyValues(kind),
    updatedAt: null,
    updatedByName: null,
    isTrashed: false,
  };
}

/** The shape of a kind's values in JSON that a browser kept: it allows more than the rules. */
export function shapeOf({ fields, upgrade }: AnyKind): z.ZodType<Record<string, unknown>> {
  const shape = shapeOfParts(fields);
  if (!upgrade) return shape;
  return z
    .record(z.string(), z.unknown())
    .transform((kept) => upgrade(kept))
    .pipe(shape);
}

/**
 * The values in a copy that a browser kept, be it one of an older version of the site. A field that is
 * missing or cannot be read has the value of the record that is opened; null when nothing can be read.
 */
export function readKeptCopy<F extends Fields>(
  { fields, upgrade }: Pick<Kind<F>, "fields" | "upgrade">,
  kept: unknown,
  opened: Values<F>,
): Values<F> | null {
  if (typeof kept !== "object" || kept === null) return null;
  const upgraded: Record<string, unknown> = upgrade ? upgrade({ ...kept }, opened) : { ...kept };
  return mapFields(fields, ({ shape }, name) => {
    const read = shape.safeParse(upgraded[name]);
    return read.success ? read.data : opened[name];
  }) as Values<F>;
}

/** The title of a record. */
export function titleOf(
  { title, french }: Pick<AnyKind, "title" | "french">,
  values: Record<string, unknown>,
): string {
  if (title === undefined) return french.name;
  return String(values[title]) || (french.unnamed ?? "");
}

export type RecordPicture = {
  name: string;
  label: string;
  lost: string;
  place: PicturePlace;
  targetFor(id: string): RecordTarget;
};

/** The pictures of a record, each of which has a folder of its own among the stored files. */
export function picturesOf({ subject, fields }: AnyKind): RecordPicture[] {
  const named = Object.entries(fields).flatMap(([name, { label, input }]) =>
    input.type === "picture" ? [{ name, label, lost: input.lost, place: input.place }] : [],
  );
  return named.map((picture, index) => {
    const { name, place } = picture;
    const of = index === 0 ? subject : `${subject}.${name}`;
    return {
      ...picture,
      targetFor: (id) => ({ kind: "record", subject: of, id, place }),
    };
  });
}

/** The first of them, which stands for the record in lists; null when the kind has none. */
export function pictureOf(kind: AnyKind): RecordPicture | null {
  return picturesOf(kind)[0] ?? null;
}

/** The stored address of a picture; null when there is none. */
export function addressOf(picture: unknown): string | null {
  return typeof picture === "string" ? picture : null;
}

export function mapFields<T>(
  fields: Fields,
  of: (field: Field<unknown>, name: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));
}

export const createPath = (kind: AnyKind): string => kind.createPath ?? `${kind.path}/create`;
export const editPath = ({ path, list, editsAt = `${path}/edit` }: AnyKind, id: string): string =>
  list ? `${editsAt}/${id}` : path;
/** The address that saves a record, throws it away and brings it back. */
export const recordPath = ({ subject }: AnyKind, id: string): string => actPath(subject, id);
