import type { Queryable } from "~/platform/database/database.server";

/** What photos are called, by id, and whether visitors see them; those that are no more are left out. */
export async function findPhotoTitles(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { title: string; isShown: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "title", "alt_text", "has_consent", "deleted_at"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, title, alt_text, has_consent, deleted_at }) => [
      id,
      { title: title || alt_text || "sans titre", isShown: has_consent && deleted_at === null },
    ]),
  );
}
