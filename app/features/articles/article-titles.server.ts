import type { Queryable } from "~/platform/database/database.server";
import { publicationStateOf } from "./article-conditions.server";
import { displayTitle } from "./article-text";

type TitledArticle = {
  title: string;
  isEvent: boolean;
  /** Whether visitors see it at `now`. */
  isPublished: boolean;
};

/** The titles of articles in any state, the trash included, by id; those that are no more are left out. */
export async function findArticleTitles(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, TitledArticle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title", "is_event", "status", "deleted_at"])
    .select(["published_from", "published_until"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: displayTitle(row.title),
        isEvent: row.is_event,
        isPublished: publicationStateOf(row, now) === "published",
      },
    ]),
  );
}
