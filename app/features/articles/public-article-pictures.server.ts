import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";
import type { CoverImage } from "./article.types";
import { isVisible } from "./article-conditions.server";

/** Texts are long: few at a time, so that other requests are served between two lots. */
const ROWS = 500;

/**
 * The stored paths of the pictures that visitors see with articles at `now`: covers, photos, those
 * of the texts, portraits of the authors. In any order, repeats included.
 */
export async function listPublicArticlePictures(db: Queryable, now: Date): Promise<string[]> {
  const paths: string[] = [];
  const note = (text: string | null) => {
    if (text) paths.push(...mentionedPaths(text));
  };
  // Once over the articles, whose rows are long; the other tables are read whole, and are short.
  const articles = new Set<string>();
  const authors = new Set<string | null>();
  for await (const row of readVisibleArticles(db, now)) {
    articles.add(row.id);
    authors.add(row.author_id);
    note(row.cover_image_url);
    note(row.pictured_content);
  }
  const photos = await db
    .selectFrom("article_images")
    .select(["article_id", "image_url"])
    .execute();
  for (const photo of photos) if (articles.has(photo.article_id)) note(photo.image_url);
  const profiles = await db
    .selectFrom("admin_profiles")
    .select(["user_id", "avatar_url"])
    .where("avatar_url", "is not", null)
    .execute();
  for (const profile of profiles) if (authors.has(profile.user_id)) note(profile.avatar_url);
  return paths;
}

async function* readVisibleArticles(db: Queryable, now: Date) {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("articles")
      .select(["articles.id", "author_id", "cover_image_url"])
      .select(
        sql<string | null>`case when content like '%/media/%' then content end`.as(
          "pictured_content",
        ),
      )
      .where(isVisible(now))
      .where("articles.id", ">", after)
      .orderBy("articles.id")
      .limit(ROWS)
      .execute();
    yield* rows;
    if (rows.length < ROWS) return;
    after = rows.at(-1)?.id ?? "";
    await turn();
  }
}

/** What of an article's cover its share image shows. */
export type SharedCover = Pick<CoverImage, "url" | "focusX" | "focusY">;

/** The cover of each article that visitors see at `now`, by the article's id; null where it has none. */
export async function listPublicCovers(
  db: Queryable,
  now: Date,
): Promise<Map<string, SharedCover | null>> {
  const rows = await db
    .selectFrom("articles")
    .select(["articles.id", "cover_image_url", "cover_focus_x", "cover_focus_y"])
    .where(isVisible(now))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      row.cover_image_url === null
        ? null
        : { url: row.cover_image_url, focusX: row.cover_focus_x, focusY: row.cover_focus_y },
    ]),
  );
}
