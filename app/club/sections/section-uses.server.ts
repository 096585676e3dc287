import type { Queryable } from "~/platform/database/database.server";
import type { Values } from "~/records/fields";
import { listPresent } from "~/records/rows.server";
import { calls } from "../kinds/calls";
import { menus } from "../kinds/menus";
import { season } from "../kinds/season";
import { session } from "../kinds/session";
import { sectionPageKey } from "../pages";

/** How much of the site is about a section: it goes, or stays without its label, when the section is retired. */
export type SectionUses = {
  articles: number;
  sessions: number;
  fees: number;
  contacts: number;
  menuLinks: number;
};

/** Counts the news outside the trash, the sessions and fees of all seasons, the contacts and the links of menus that are about a section. */
export async function countSectionUses(db: Queryable, key: string): Promise<SectionUses> {
  const { total } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("section", "=", key)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const sessions = await listPresent(db, session);
  const fees = (await listPresent(db, season)).flatMap(({ values }) => values.fees);
  const contacts = (await listPresent(db, calls)).flatMap(({ values }) => values.calls);
  const pages = (await listPresent(db, menus)).flatMap(({ values }) => pagesOf(values));
  return {
    articles: Number(total),
    sessions: sessions.filter(({ values }) => values.section === key).length,
    fees: fees.filter(({ section }) => section === key).length,
    contacts: contacts.filter(({ section }) => section === key).length,
    menuLinks: pages.filter((page) => page === sectionPageKey(key)).length,
  };
}

/** The keys of the pages that menus lead to. */
function pagesOf({
  main,
  navigation,
  registration,
  callPage,
}: Values<typeof menus.fields>): (string | null)[] {
  const inMain = main.flatMap(({ page, footPage, links }) => [
    page,
    footPage,
    ...links.map((link) => link.page),
  ]);
  const inFooter = [...navigation, ...registration].map(({ page }) => page);
  return [callPage, ...inMain, ...inFooter];
}
