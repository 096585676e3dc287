import { bestMatches, matchRank } from "~/lib/word-match";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { ContentKind } from "~/records/content-kind";
import { noteUnusedFiles } from "~/records/history.server";
import { photo } from "../photo";
import { COMMANDS_PATH, photoPath } from "./gallery-paths";

/** Photos of the gallery, for those who walk over all kinds of content. */
export const PHOTOS: ContentKind = {
  subject: photo.subject,
  table: photo.table,
  titleColumn: "title",
  icon: photo.icon,
  french: photo.french,
  restorePath: () => COMMANDS_PATH,
  editPath: photoPath,
  purge: purgeGalleryImage,
};

const PURGED = "Photo supprimée définitivement";

/**
 * Deletes for good a photo that is in the trash and notes its file and thumbnail for the storage
 * cleanup; any other is not found. Nobody saw it any more: cached pages stay.
 */
async function purgeGalleryImage(
  database: Database,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<{ kind: "done" } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const stored = await trx
      .selectFrom("gallery_images")
      .select(["title", "image_url"])
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .executeTakeFirst();
    if (!stored) return { kind: "not-found" };
    await trx.deleteFrom("gallery_images").where("id", "=", id).execute();
    const act = { action: "purged", subject: photo.subject, subjectId: id } as const;
    await recordActivity(trx, { ...act, label: stored.title, userId, now });
    const before = [stored.image_url];
    await noteUnusedFiles(trx, { before, after: [], reason: PURGED, now });
    return { kind: "done" };
  });
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
