import type { Queryable } from "~/platform/database/database.server";
import type { EditableImage } from "./article.types";

/** The pictures of an article's own gallery, in their display order (specification §7). */
export async function listEditableImages(
  db: Queryable,
  articleId: string,
): Promise<EditableImage[]> {
  const rows = await db
    .selectFrom("article_images")
    .select(["id", "image_url", "alt_text", "caption", "is_decorative"])
    .where("article_id", "=", articleId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: row.image_url,
    alt: row.alt_text,
    caption: row.caption,
    isDecorative: row.is_decorative,
  }));
}
