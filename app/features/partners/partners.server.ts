import { sortByName } from "~/lib/short-list";
import type { Queryable } from "~/platform/database/database.server";

/** A partner as pages show it (`logo` of the table is `logo_url` when read: specification §3). */
export type Partner = {
  id: string;
  name: string;
  logo_url: string | null;
  isOnDark: boolean;
  link: string | null;
};

/** Every partner, by name. */
export async function listPartners(db: Queryable): Promise<Partner[]> {
  const partners = await db
    .selectFrom("partners")
    .select(["id", "name", "logo as logo_url", "ground", "link"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  // The two engines do not sort accents alike.
  return sortByName(
    partners.map(({ ground, ...rest }) => ({ ...rest, isOnDark: ground === "dark" })),
    ({ name }) => name,
  );
}

/** How many partners visitors see. */
export async function countPartners(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom("partners")
    .select((eb) => eb.fn.countAll().as("total"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
