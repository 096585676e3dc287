import { recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { writeContent } from "~/platform/database/write.server";
import type { FieldErrors } from "~/ui/editing/edited-record";
import { type BatchForm, IMAGE_LOST } from "./gallery.schema";
import { insertPhotos } from "./insert-photos.server";

type PublishPhotos = {
  form: BatchForm;
  userId: string;
  now: Date;
  /** Whether the file behind an address was stored: media knows. */
  isStored: (url: string) => Promise<boolean>;
};

export type PublishAnswer =
  | { kind: "published"; count: number }
  | { kind: "invalid"; errors: FieldErrors };

/**
 * Puts new photos at the head of the gallery, in the order given: all of them or none, in one
 * transaction. Their ids were made with the form, so that a batch sent twice is there once. A photo
 * without a title of its own has that of the series.
 */
export async function publishPhotos(
  database: Database,
  { form, userId, now, isStored }: PublishPhotos,
): Promise<PublishAnswer> {
  const { photos, seriesTitle, hasConsent } = form;
  const stored = await Promise.all(photos.map(({ url }) => isStored(url)));
  const lost = photos.filter((_, index) => !stored[index]);
  if (lost.length > 0) {
    const errors = Object.fromEntries(lost.map(({ id }) => [`${id}.url`, [IMAGE_LOST]]));
    return { kind: "invalid", errors };
  }
  await writeContent(database, async (trx) => {
    const ids = photos.map(({ id }) => id);
    const there = await trx
      .selectFrom("gallery_images")
      .select("id")
      .where("id", "in", ids)
      .execute();
    const known = new Set(there.map(({ id }) => id));
    const added = photos
      .filter(({ id }, index) => !known.has(id) && ids.indexOf(id) === index)
      .map((photo) => ({ ...photo, title: photo.title || seriesTitle, hasConsent }));
    await insertPhotos(trx, added, { userId, now });
    for (const { id, title } of added) {
      const act = { action: "published", subject: "gallery-image", subjectId: id } as const;
      await recordActivity(trx, { ...act, label: title, userId, now });
    }
  });
  return { kind: "published", count: photos.length };
}
