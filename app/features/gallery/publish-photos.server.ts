import { isDeepStrictEqual } from "node:util";
import type { FieldErrors } from "~/lib/field-errors";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { findEditablePhoto } from "./editable-photo.server";
import { type BatchForm, CHANGED_SINCE, IMAGE_LOST, IN_TRASH } from "./gallery.schema";
import type { EditedPhoto, PhotoValues } from "./gallery-admin.types";
import { insertPhotos, type NewPhoto } from "./insert-photos.server";
import { writePhoto } from "./save-photo.server";

type PublishPhotos = {
  form: BatchForm;
  userId: string | null;
  now: Date;
};

export type PublishAnswer =
  | { kind: "published"; count: number }
  | { kind: "invalid"; errors: FieldErrors };

/**
 * Puts new photos at the head of the gallery, in the order given: all of them or none, in one
 * transaction. Their ids were made with the form, so that a batch sent twice is there once; sent
 * again with corrected words, its photos have these, unless somebody changed them meanwhile. A photo
 * without a title of its own has that of the series.
 */
export async function publishPhotos(
  database: Database,
  { form, userId, now }: PublishPhotos,
): Promise<PublishAnswer> {
  const { photos } = form;
  const stored = await Promise.all(photos.map(({ url }) => isStoredImage(database.kysely, url)));
  const lost = photos.filter((_, index) => !stored[index]);
  if (lost.length > 0) {
    const errors = Object.fromEntries(lost.map(({ id }) => [`${id}.url`, [IMAGE_LOST]]));
    return { kind: "invalid", errors };
  }
  return await transaction(database, (trx) => publish(trx, form, { userId, now }));
}

type Act = { userId: string | null; now: Date };

async function publish(
  trx: DatabaseTransaction,
  { photos, seriesTitle, hasConsent }: BatchForm,
  act: Act,
): Promise<PublishAnswer> {
  const sent = new Map<string, NewPhoto>();
  for (const photo of photos) {
    if (sent.has(photo.id)) continue;
    sent.set(photo.id, { ...photo, title: photo.title || seriesTitle, hasConsent });
  }
  const added: NewPhoto[] = [];
  const corrected: Correction[] = [];
  for (const photo of sent.values()) {
    const { id, ...values } = photo;
    const there = await findEditablePhoto(trx, id);
    if (!there) added.push(photo);
    else if (!isDeepStrictEqual(there.values, values)) corrected.push({ there, values });
  }
  const errors = correctionErrors(corrected);
  if (errors) return { kind: "invalid", errors };
  for (const { there, values } of corrected) await writePhoto(trx, there, { values, ...act });
  await insertPhotos(trx, added, act);
  await contentChanged(trx);
  for (const { id, title } of added) {
    const line = { action: "published", subject: "gallery-image", subjectId: id } as const;
    await recordActivity(trx, { ...line, label: title, ...act });
  }
  return { kind: "published", count: photos.length };
}

/** A photo that an earlier sending of this batch put into the gallery, and what it is to be now. */
type Correction = { there: EditedPhoto; values: PhotoValues };

/** Nothing that somebody else did to a photo since then is written over. */
function correctionErrors(corrected: readonly Correction[]): FieldErrors | null {
  const errors: FieldErrors = {};
  for (const { there } of corrected) {
    if (there.isTrashed) errors[`${there.id}.title`] = [IN_TRASH];
    else if (there.version > 1) errors[`${there.id}.title`] = [CHANGED_SINCE];
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
