import type { Queryable } from "~/platform/database/database.server";
import { type ListedRecord, listPresent } from "~/records/rows.server";
import { type SeasonValues, season } from "./kinds/season";

/** The seasons outside the trash, by their first day; those without one come first. */
export async function listSeasons(db: Queryable): Promise<ListedRecord<SeasonValues>[]> {
  const present = await listPresent(db, season);
  return present.toSorted((a, b) =>
    (a.values.firstDay ?? "") < (b.values.firstDay ?? "") ? -1 : 1,
  );
}
