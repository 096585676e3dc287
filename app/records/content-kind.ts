import { slug } from "~/lib/slug";
import type { ActivityAction } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import type { IconName } from "~/ui/icon";

/** What a kind of content is called where all kinds are shown: trash, activity log, cleanup of files. */
export type ContentWords = {
  /** As in the menu. */
  name: string;
  /** As a tab beside those of other kinds; the name when left out. */
  tab?: string;
  /** One, in a list of several kinds: «Partenaire». */
  one: string;
  /** One before its title, in a sentence: «le partenaire». */
  the: string;
  /** The same where it is said to use a file: «la fiche de l’entraîneur». */
  theUser?: string;
  /** The log names persons without quotes. */
  isPerson?: boolean;
  /** In the log, instead of what is usually said of an act: «a affiché l’information importante». */
  acts?: Partial<Record<ActivityAction, string>>;
  /** In the log, of a new order of all. */
  reordered?: string;
};

/** A kind of content for those who walk over all kinds, whether it is described as a record or not. */
export type ContentKind = {
  /** In the activity log and in addresses: stored, never renamed. */
  subject: string;
  /** What the log shows together with it. */
  alsoLogged?: readonly string[];
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
