import type { PhotoValues } from "~/features/gallery/photo";
import { PHOTO_STORE } from "~/features/gallery/photo-documents.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import type { GalleryImagesTable } from "~database/schema/club";
import { NOW } from "./article-fixtures";
import { changeContent } from "./change-content";

/** The address of a picture in the gallery's bucket. */
export function photoUrl(name: string): string {
  return `/media/gallery/${name}.jpg?v=1200x800-3fa9c1d2`;
}

/** Adds a photo that visitors see, at the head of the gallery, then gives its row what is asked; returns its id. */
export async function addPhoto(
  database: Database,
  columns: Partial<GalleryImagesTable> = {},
): Promise<string> {
  const id = columns.id ?? newId();
  const written = { id, version: 1, live: photoValues(), workingCopy: null, beside: null };
  await changeContent(database, (trx) =>
    PHOTO_STORE.write(trx, { ...written, userId: null, now: NOW }, null),
  );
  if (Object.keys(columns).length > 0) {
    await database.kysely.updateTable("gallery_images").set(columns).where("id", "=", id).execute();
  }
  return id;
}

/** The values of a photo that visitors see. */
export function photoValues(parts: Partial<PhotoValues> = {}): PhotoValues {
  return {
    title: "Une photo",
    description: "",
    url: photoUrl("photo"),
    alt: "Deux coureurs sur la dune",
    isDecorative: false,
    hasConsent: true,
    isFeatured: false,
    ...parts,
  };
}

/** What the activity log says of the gallery, the oldest first. */
export async function galleryActivity(database: Database) {
  return database.kysely
    .selectFrom("activity_log")
    .select(["action", "subject_id", "label", "user_id"])
    .where("subject", "=", "gallery-image")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The stored files that wait for the cleanup. */
export async function pathsToClean(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom("storage_cleanup_log")
    .select("file_path")
    .where("processed", "=", false)
    .orderBy("file_path")
    .execute();
  return rows.map((row) => row.file_path);
}
