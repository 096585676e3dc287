import type { SaveAnswer } from "~/editing/edited-record";
import type { FieldErrors } from "~/lib/field-errors";
import { slug } from "~/lib/slug";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import type { IconName } from "~/ui/icon";
import type { AnyKind, ContentWords } from "./kind";

/** A save that is asked for. */
export type Save = {
  /** Null for the site itself. */
  userId: string | null;
  /** Of the person, as lists say it. */
  name: string | null;
  now: Date;
  /** Made with the form of a new one: sent twice, it is one record. */
  id: string;
  /** The version that was looked at; 0 for a new one. */
  version: number;
  /** What was sent, as the rules of its fields left it; a field that was not sent keeps what is stored. */
  values: Record<string, unknown>;
};

/** What the server alone knows of a kind: how it is unlike the others. */
export type ServerKind = {
  kind: AnyKind;
  /** What is wrong, by field, of values that are right one by one. */
  check?(values: Record<string, unknown>, now: Date): FieldErrors;
  /** Answers a save instead of writing it, in its transaction; null when it is to be written. */
  resolve?(
    trx: DatabaseTransaction,
    save: Save,
  ): Promise<SaveAnswer<Record<string, unknown>> | null>;
  /** Others that go to the trash with one. */
  alsoTrashed?(trx: DatabaseTransaction): Promise<string[]>;
  /** Why one may not come back from there; null when it may. */
  refuseRestoring?(trx: DatabaseTransaction): Promise<string | null>;
  /** Said instead of «est dans la corbeille», «a retrouvé sa place». */
  trashedMessage?(title: string): string;
  restoredMessage?(values: Record<string, unknown>, now: Date): string;
};

/** What is no content and has lines in the activity log: its acts are its own. */
export type LoggedKind = {
  subject: string;
  french: Pick<ContentWords, "the" | "isBare"> & { acts: Readonly<Record<string, string>> };
  /** Of its own acts. */
  icons: Readonly<Record<string, IconName>>;
};

/** A kind of content for those who walk over all kinds, whether it is described as a record or not. */
export type ContentKind = {
  /** In the activity log and in addresses: stored, never renamed. */
  subject: string;
  /** What the log shows together with it. */
  alsoLogged?: LoggedKind;
  table: VersionedTable;
  /** The column of its title. */
  titleColumn: string;
  icon: IconName;
  french: ContentWords;
  /** The address of the command that brings one back. */
  restorePath(id: string): string;
  /** Where one is seen and changed. */
  editPath(id: string): string;
  /** Deletes one for good that is in the trash, and notes its files for cleanup; any other is not found. */
  purge(
    database: Database,
    act: { id: string; userId: string | null; now: Date },
  ): Promise<{ kind: "done" | "not-found" }>;
};

export function tabOf({ french }: ContentKind): string {
  return french.tab ?? french.name;
}

/** What addresses call a kind: «partenaires». */
export function addressWordOf(kind: ContentKind): string {
  return slug(tabOf(kind));
}
