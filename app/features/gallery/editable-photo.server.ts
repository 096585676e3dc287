import { fullName } from "~/lib/person-name";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import type { EditedPhoto } from "./gallery-admin.types";

/** A photo as its form opens it, the trash included; null when there is none. */
export async function findEditablePhoto(db: Queryable, id: string): Promise<EditedPhoto | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("gallery_images as g")
    .leftJoin("admin_profiles as p", "p.user_id", "g.updated_by")
    .selectAll("g")
    .select(["p.first_name", "p.last_name"])
    .where("g.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updated_at,
    updatedByName: fullName(row.first_name, row.last_name),
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
