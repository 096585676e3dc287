import { bestMatches, matchRank } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";

/** The newest photos that a search reads: many years of a club. */
const READ = 5000;

export type FoundPhoto = { id: string; title: string; alt: string };

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
