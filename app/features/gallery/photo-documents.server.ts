import type { FieldErrors } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { noteDocument } from "~/records/document-activity.server";
import type { Documents, RecordDocument, Store } from "~/records/documents.server";
import { noteShownFiles } from "~/records/history.server";
import { type EditedPhoto, IMAGE_LOST, type PhotoValues, photo } from "./photo";

type StoredPhoto = RecordDocument<PhotoValues>;

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
      hasConsent: row.has_consent,
      isFeatured: row.is_featured,
    },
  };
}

async function findPhoto(db: Queryable, id: string): Promise<StoredPhoto | null> {
  const record = await findEditablePhoto(db, id);
  if (!record) return null;
  const { version, isTrashed, values } = record;
  return { id, version, isTrashed, live: values, workingCopy: null, record };
}

/** A new photo goes to the head of the gallery; its author is the one who adds it (specification §7). */
export const PHOTO_STORE: Store<PhotoValues, StoredPhoto, null> = {
  find: findPhoto,
  async write(trx, { id, version, live, userId, now }, before) {
    const stamp = now.toISOString();
    const columns = {
      title: live.title,
      description: live.description,
      image_url: live.url,
      alt_text: live.alt,
      is_decorative: live.isDecorative,
      has_consent: live.hasConsent,
      is_featured: live.isFeatured,
      version,
      updated_at: stamp,
      updated_by: userId,
    };
    if (before) {
      await trx.updateTable("gallery_images").set(columns).where("id", "=", id).execute();
    } else {
      const row = {
        ...columns,
        id,
        display_order: await findHeadOrder(trx),
        author_id: userId,
        created_at: stamp,
        deleted_at: null,
        deleted_by: null,
      };
      await trx.insertInto("gallery_images").values(row).execute();
    }
    const stored = await findPhoto(trx, id);
    if (!stored) throw new Error(`The photo ${id} was not written.`);
    return stored;
  },
};

async function findHeadOrder(trx: DatabaseTransaction): Promise<number> {
  const { first } = await trx
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.max("display_order").as("first"))
    .executeTakeFirstOrThrow();
  return (first ?? 0) + 1;
}

/** Photos as documents, without working copy and history. */
export const PHOTO_DOCUMENTS: Documents<PhotoValues, StoredPhoto, null, never> = {
  kind: photo,
  labelOf: ({ title }) => title,
  store: PHOTO_STORE,
  history: null,
  isShown: ({ live }) => live.hasConsent,
  besideOf: () => null,
  async settle(trx, _stored, { values }) {
    const errors: FieldErrors = {};
    if (!(await isStoredImage(trx, values.url))) errors.url = [IMAGE_LOST];
    return { values, errors };
  },
  noteFiles: (trx, { before, after, now }) =>
    noteShownFiles(trx, { before: before ? [before.live] : [], after: [after.live], now }),
  noteSave(trx, { save, before }) {
    const act = { ...save, action: before ? "updated" : "published" } as const;
    return noteDocument(trx, PHOTO_DOCUMENTS, act);
  },
};
