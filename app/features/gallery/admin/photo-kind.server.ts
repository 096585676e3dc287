import { bestMatches, matchRank } from "~/lib/word-match";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { purgeRow } from "~/records/acts.server";
import type { ContentKind } from "~/records/content-kind";
import { photo } from "../photo";
import { photoPath } from "./gallery-paths";
import { PHOTO_ACTS, PHOTO_ROWS } from "./photo-acts.server";

/** Photos of the gallery, for those who walk over all kinds of content. */
export const PHOTOS: ContentKind = {
  subject: photo.subject,
  table: photo.table,
  titleColumn: "title",
  icon: photo.icon,
  french: photo.french,
  permission: photo.permission,
  listPath: photo.path,
  acts: PHOTO_ACTS,
  editPath: photoPath,
  purge: (database, act) => purgeRow(database, PHOTO_ROWS, act, listPictures),
};

async function listPictures(trx: DatabaseTransaction, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("gallery_images")
    .select("image_url")
    .where("id", "=", id)
    .execute();
  return rows.map(({ image_url }) => image_url);
}

/** The newest photos that a search reads: many years of a club. */
const READ = 5000;

type FoundPhoto = { id: string; title: string; alt: string };

/** Photos whose title, description or text for the blind has all these words, outside the trash. */
export async function searchGallery(
  db: Queryable,
  query: { words: readonly string[]; limit: number },
): Promise<FoundPhoto[]> {
  if (query.words.length === 0) return [];
  const photos = await db
    .selectFrom("gallery_images")
    .select(["id", "title", "description", "alt_text as alt"])
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(READ)
    .execute();
  const found = bestMatches(
    photos,
    ({ title, description, alt }) => matchRank(query.words, title, `${description}\n${alt}`),
    query.limit,
  );
  return found.map(({ id, title, alt }) => ({ id, title, alt }));
}
