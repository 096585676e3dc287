import { slug } from "~/lib/slug";
import type { Database } from "~/platform/database/database.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import type { Permission } from "~/platform/permissions";
import type { IconName } from "~/ui/icon";
import type { Acts } from "./acts.server";
import type { ContentWords } from "./kind";

/** A subject of the activity log that is no content, with actions of its own. */
export type LoggedKind = {
  subject: string;
  french: Pick<ContentWords, "the" | "isBare"> & { acts: Readonly<Record<string, string>> };
  /** By action. */
  icons: Readonly<Record<string, IconName>>;
};

/** A kind of content, described as a record or not, for code that walks over all kinds. */
export type ContentKind = {
  /** In the activity log and in addresses: stored, never renamed. */
  subject: string;
  /** A subject that the log shows together with it. */
  alsoLogged?: LoggedKind;
  table: VersionedTable;
  /** The column of its title. */
  titleColumn: string;
  icon: IconName;
  french: ContentWords;
  permission: Permission;
  /** The list, where a form that was sent without scripts leads. */
  listPath: string;
  /** All that a form may ask for but a save: «trash», «restore», and the acts of the kind. */
  acts: Acts;
  /** The screen that shows and changes one. */
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

/** The word for a kind in addresses: «partenaires». */
export function addressWordOf(kind: ContentKind): string {
  return slug(tabOf(kind));
}
