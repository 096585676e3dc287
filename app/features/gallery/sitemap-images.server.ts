import type { Queryable } from "~/platform/database/database.server";

/** With the articles, below the 50,000 addresses that a site map may hold. */
const SITEMAP_IMAGES = 4000;

/** Which photos visitors see and when each last changed, the newest first. */
export async function listSitemapImages(
  db: Queryable,
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "updated_at"])
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(SITEMAP_IMAGES)
    .execute();
  return rows.map((row) => ({ id: row.id, updatedAt: row.updated_at }));
}
