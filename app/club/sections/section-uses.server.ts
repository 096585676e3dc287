import type { Queryable } from "~/platform/database/database.server";
import { listPresent } from "~/records/rows.server";
import { season } from "../kinds/season";
import { session } from "../kinds/session";

/** How much of the site is about a section: it goes, or stays without its label, when the section is retired. */
export type SectionUses = { articles: number; sessions: number; fees: number };

/** Counts the news outside the trash, and the sessions and fees of all seasons, that are about a section. */
export async function countSectionUses(db: Queryable, key: string): Promise<SectionUses> {
  const { total } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("section", "=", key)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const sessions = await listPresent(db, session);
  const fees = (await listPresent(db, season)).flatMap(({ values }) => values.fees);
  return {
    articles: Number(total),
    sessions: sessions.filter(({ values }) => values.section === key).length,
    fees: fees.filter(({ section }) => section === key).length,
  };
}
