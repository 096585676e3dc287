import { callFor } from "~/club/calls";
import { readSite } from "~/club/read-site.server";
import type { Site } from "~/club/site";
import type { Queryable } from "~/platform/database/database.server";
import type { Environment } from "~/platform/environment.server";

/** The settings that the mails of the shop depend on. */
export type ShopSettings = Pick<Environment, "publicUrl" | "contactTo" | "helloassoUrl">;

/** The settings and the part of the club’s content that the mails of the shop tell. */
export type ShopSite = ShopSettings & Pick<Site, "club" | "calls" | "shop" | "association">;

/** The site as the mails of a transaction tell it. */
export async function readShopSite(
  db: Queryable,
  { publicUrl, contactTo, helloassoUrl }: ShopSettings,
  now: Date,
): Promise<ShopSite> {
  const { association, club, calls, shop } = await readSite(db, now);
  return { publicUrl, contactTo, helloassoUrl, association, club, calls, shop };
}

/** The address that gets what buyers write; null where the club gives none. */
export function shopAddress({ contactTo, ...site }: ShopSite): string | null {
  return contactTo ?? (callFor(site, "shop").email || null);
}
