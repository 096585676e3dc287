import { z } from "zod";
import type { ActivitySubject } from "~/platform/activity-log.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import type { Permission } from "~/platform/permissions/permission";
import type { IconName } from "~/ui/icon";
import type { Field } from "./fields";

/** In the order of the form. */
export type Fields = Record<string, Field<unknown>>;

/** What the form of a record holds. */
export type Values<F extends Fields> = { [N in keyof F]: F[N]["empty"] };

type KindIcon = "newspaper" | "image" | "people" | "person" | "heart" | "bag";

/** Everything that the screens say of one kind, in whole sentences. */
export type KindWords = {
  /** As in the menu. */
  icon: KindIcon;
  /** Title of the list. */
  list: string;
  /** The tab of those outside the trash: «Tous». */
  all: string;
  /** What the list is, for those who do not see it. */
  caption: string;
  searchLabel: string;
  searchPlaceholder: string;
  nothingYet: { icon: IconName; title: string; text: string };
  create: string;
  /** Of the page that creates, where it says more. */
  createTitle?: string;
  edit: string;
  remove: string;
  /** Title of the page of one that does not exist. */
  notFound: string;
  /** Said of one that left the list meanwhile. */
  gone: string;
};

/** A kind of record, described once: what it holds, where it is kept, what it is called. */
export type Kind<F extends Fields> = {
  /** In the activity log and in addresses: stored, never renamed. */
  subject: ActivitySubject;
  /** In the copies that browsers keep: stored, never renamed. */
  localCopy: string;
  table: VersionedTable;
  /** The list; `create` and `edit/:id` are below it. */
  path: string;
  permission: Permission;
  french: KindWords;
  fields: F;
  /** The field that names a record. */
  title: keyof F & string;
  /** What the search of the list looks in. */
  searched: readonly (keyof F & string)[];
  /** What the search over all kinds looks in; it shows those that are not the title. */
  foundBy: readonly (keyof F & string)[];
};

export type AnyKind = Kind<Fields>;

/** Describes a kind; the compiler holds title and searches against the fields. */
export function kind<F extends Fields>(description: Kind<F>): Kind<F> {
  return description;
}

export function emptyValues<F extends Fields>({ fields }: Kind<F>): Values<F> {
  return mapFields(fields, ({ empty }) => empty) as Values<F>;
}

/** What the values of a kind may look like in JSON that a browser kept: more than the rules allow. */
export function shapeOf({ fields }: AnyKind): z.ZodType<Record<string, unknown>> {
  return z.object(mapFields(fields, ({ shape }) => shape));
}

/** What a record is called. */
export function titleOf({ title }: AnyKind, values: Record<string, unknown>): string {
  return String(values[title]);
}

/** The one picture of a record, which has a place of its own among the stored files; null when the kind has none. */
export function pictureOf({ fields }: AnyKind) {
  for (const [name, { label, input }] of Object.entries(fields)) {
    if (input.type === "picture") return { name, label, ...input };
  }
  return null;
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

export const createPath = ({ path }: AnyKind): string => `${path}/create`;
export const editPath = ({ path }: AnyKind, id: string): string => `${path}/edit/${id}`;
/** Where a record is saved, thrown away and brought back. */
export const recordPath = ({ subject }: AnyKind, id: string): string =>
  `/admin/fiches/${subject}/${id}`;
