import { isDeepStrictEqual } from "node:util";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { updateVersioned } from "~/platform/database/versioned-rows.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { findEditablePhoto } from "./editable-photo.server";
import { IMAGE_LOST, type PhotoForm } from "./gallery.schema";
import type { EditedPhoto, PhotoAnswer, PhotoValues } from "./gallery-admin.types";
import { photoPaths } from "./gallery-files";

const REPLACED = "Photo remplacée";

type SavePhoto = {
  id: string;
  form: PhotoForm;
  userId: string | null;
  now: Date;
};

/**
 * Writes what the form of a photo holds over the version that was looked at, in one transaction. The
 * file and thumbnail of a picture that another one replaces are put down for cleanup in it. The same
 * save sent twice, or again after its answer was lost, is one save.
 */
export async function savePhoto(
  database: Database,
  { id, form, userId, now }: SavePhoto,
): Promise<PhotoAnswer> {
  if (!isUuid(id)) return { kind: "not-found" };
  if (!(await isStoredImage(database.kysely, form.url))) {
    return { kind: "invalid", errors: { url: [IMAGE_LOST] } };
  }
  const { version, ...values } = form;
  return transaction(database, async (trx) => {
    const stored = await findEditablePhoto(trx, id);
    if (!stored) return { kind: "not-found" };
    if (stored.isTrashed) return { kind: "trashed" };
    if (isDeepStrictEqual(stored.values, values)) return { kind: "saved", record: stored };
    if (stored.version !== version) return { kind: "conflict", current: stored };
    await writePhoto(trx, stored, { values, userId, now });
    await contentChanged(trx);
    return { kind: "saved", record: (await findEditablePhoto(trx, id)) ?? stored };
  });
}

/** Inside a content write: gives a photo other values, and puts the files that it shows no longer down for cleanup. */
export async function writePhoto(
  trx: DatabaseTransaction,
  stored: EditedPhoto,
  { values, userId, now }: { values: PhotoValues; userId: string | null; now: Date },
): Promise<void> {
  const { id, version } = stored;
  const columns = {
    title: values.title,
    description: values.description,
    image_url: values.url,
    alt_text: values.alt,
    is_decorative: values.isDecorative,
    is_featured: values.isFeatured,
    has_consent: values.hasConsent,
  };
  await updateVersioned(trx, "gallery_images", { id, version, values: columns, userId, now });
  const kept = new Set(photoPaths(values.url));
  const replaced = photoPaths(stored.values.url).filter((path) => !kept.has(path));
  await noteForCleanup(trx, { paths: replaced, reason: REPLACED, now });
  const act = { action: "updated", subject: "gallery-image", subjectId: id } as const;
  await recordActivity(trx, { ...act, label: values.title, userId, now });
}
