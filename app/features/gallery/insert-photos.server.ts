import type { DatabaseTransaction } from "~/platform/database/database.server";

/** A photo that the gallery does not hold yet. */
export type NewPhoto = {
  id: string;
  title: string;
  description: string;
  /** Address with its version. */
  url: string;
  alt: string;
  isDecorative: boolean;
  isFeatured: boolean;
  hasConsent: boolean;
};

/**
 * Inside a content write: puts photos at the head of the gallery, in the order given. Their author
 * is whoever adds them (specification §7).
 */
export async function insertPhotos(
  trx: DatabaseTransaction,
  photos: readonly NewPhoto[],
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  if (photos.length === 0) return;
  const { first } = await trx
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.max("display_order").as("first"))
    .executeTakeFirstOrThrow();
  const stamp = now.toISOString();
  await trx
    .insertInto("gallery_images")
    .values(
      photos.map((photo, index) => ({
        id: photo.id,
        title: photo.title,
        description: photo.description,
        image_url: photo.url,
        alt_text: photo.alt,
        is_decorative: photo.isDecorative,
        is_featured: photo.isFeatured,
        has_consent: photo.hasConsent,
        display_order: (first ?? 0) + photos.length - index,
        author_id: userId,
        created_at: stamp,
        updated_at: stamp,
        updated_by: userId,
        version: 1,
        deleted_at: null,
        deleted_by: null,
      })),
    )
    .execute();
}
