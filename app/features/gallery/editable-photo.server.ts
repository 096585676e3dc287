import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import type { EditedPhoto } from "./gallery-admin.types";

/** A photo as its form opens it, the trash included; null when there is none. */
export async function findEditablePhoto(db: Queryable, id: string): Promise<EditedPhoto | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("gallery_images as g")
    .selectAll("g")
    .select(accountName("g.updated_by").as("updated_by_name"))
    .where("g.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    updatedByName: row.updated_by_name,
    isTrashed: row.deleted_at !== null,
    values: {
      title: row.title,
      description: row.description,
      url: row.image_url,
      alt: row.alt_text,
      isDecorative: row.is_decorative,
      isFeatured: row.is_featured,
      hasConsent: row.has_consent,
    },
  };
}
