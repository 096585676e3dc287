import type { Queryable } from "~/platform/database/database.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";

/** The stored paths of the photos that visitors see in the gallery, and of their authors' portraits. */
export async function listPublicPhotos(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("gallery_images_with_author")
    .select(["image_url", "author_avatar_url"])
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true)
    .execute();
  return rows.flatMap((row) => [
    ...mentionedPaths(row.image_url),
    ...mentionedPaths(row.author_avatar_url ?? ""),
  ]);
}
