import { isDeepStrictEqual } from "node:util";
import type { FieldErrors } from "~/lib/field-errors";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { By } from "~/records/documents.server";
import { saveDocument } from "~/records/save-document.server";
import { IMAGE_LOST, type PhotoValues } from "./photo";
import type { BatchPhoto, BatchValues } from "./photo-batch";
import { PHOTO_DOCUMENTS, PHOTO_STORE } from "./photo-documents.server";

/** Errors at the title of a photo that an earlier sending of the batch put into the gallery. */
export const CHANGED_SINCE =
  "Cette photo est déjà dans la galerie, et quelqu’un l’y a changée\u00a0: retirez-la de cet envoi, puis modifiez-la dans la galerie.";
export const IN_TRASH =
  "Cette photo était dans la galerie, et quelqu’un l’a mise à la corbeille\u00a0: rétablissez-la, ou retirez-la de cet envoi.";

type NewPhoto = Omit<BatchPhoto, "fileName">;

/** New photos that have passed the check of their batch. */
export type NewPhotos = Pick<BatchValues, "seriesTitle" | "hasConsent"> & {
  photos: readonly NewPhoto[];
};

type PublishAnswer =
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
  { batch, ...by }: By & { batch: NewPhotos },
): Promise<PublishAnswer> {
  try {
    return await transaction(database, (trx) => publish(trx, batch, by));
  } catch (error) {
    if (error instanceof NotPublished) return { kind: "invalid", errors: error.errors };
    throw error;
  }
}

/** Rolls the transaction back, in which other photos of the batch were written. */
class NotPublished extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super("Some photos of a batch were refused.");
    this.errors = errors;
  }
}

async function publish(trx: DatabaseTransaction, batch: NewPhotos, by: By): Promise<PublishAnswer> {
  const errors: FieldErrors = {};
  // Each goes to the head: the last one first, so that they stand in their order.
  for (const photo of batch.photos.toReversed()) {
    const refused = await putIntoGallery(trx, photo.id, valuesOf(photo, batch), by);
    for (const [name, messages] of Object.entries(refused)) {
      errors[`photos.${photo.id}.${name}`] = messages;
    }
  }
  if (Object.keys(errors).length > 0) throw new NotPublished(errors);
  return { kind: "published", count: batch.photos.length };
}

function valuesOf(photo: NewPhoto, { seriesTitle, hasConsent }: NewPhotos): PhotoValues {
  const { description, url, alt, isDecorative, isFeatured } = photo;
  return {
    title: photo.title || seriesTitle,
    description,
    url,
    alt,
    isDecorative,
    hasConsent,
    isFeatured,
  };
}

/** Writes over its first version only: a later one is somebody else's. Returns the errors of the photo. */
async function putIntoGallery(
  trx: DatabaseTransaction,
  id: string,
  values: PhotoValues,
  by: By,
): Promise<FieldErrors> {
  const stored = await PHOTO_STORE.find(trx, id);
  // The batch was sent before, whatever became of the photo since.
  if (stored && isDeepStrictEqual(stored.live, values)) return {};
  const version = stored ? 1 : 0;
  const save = { ...by, id, version, intent: "save", values, beside: null } as const;
  const answer = await saveDocument(trx, PHOTO_DOCUMENTS, save);
  switch (answer.kind) {
    case "saved":
      return {};
    case "invalid":
      return answer.errors;
    case "conflict":
      return { title: [CHANGED_SINCE] };
    case "trashed":
      return { title: [IN_TRASH] };
    case "not-found":
      return { url: [IMAGE_LOST] };
  }
}
