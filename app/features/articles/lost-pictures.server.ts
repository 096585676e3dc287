import type { FieldErrors } from "~/lib/field-errors";
import { parseMediaUrl } from "~/lib/media-url";
import type { Queryable } from "~/platform/database/database.server";
import { isStoredImage } from "~/platform/pictures/stored-pictures.server";
import { type ArticleValues, LOST_PICTURE } from "./article";
import { imageUrlsOf } from "./article-files.server";
import type { StoredArticle } from "./stored-article.server";

/** Those of some pictures that an earlier version of the article had: a copy has those of another article. */
async function formerPictures(
  db: Queryable,
  articleId: string,
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return [];
  const revisions = await db
    .selectFrom("article_revisions")
    .select("snapshot")
    .where("article_id", "=", articleId)
    .execute();
  return urls.filter((url) => revisions.some(({ snapshot }) => snapshot.includes(url)));
}

/**
 * Errors at the pictures that are not on the site. A picture that the article never had must be in its own
 * folder, and each one really stored.
 */
export async function findLostPictures(
  db: Queryable,
  stored: StoredArticle | null,
  { id, values }: { id: string; values: ArticleValues },
): Promise<FieldErrors> {
  const known = new Set(
    [stored?.live, stored?.workingCopy].flatMap((before) => (before ? imageUrlsOf(before) : [])),
  );
  const added = imageUrlsOf(values).filter((url) => !known.has(url));
  if (added.length === 0) return {};
  const lost = new Set<string>();
  // One after the other: they share the connection of the transaction.
  for (const url of added) if (!(await isStoredImage(db, url))) lost.add(url);
  const isOwn = (url: string) => parseMediaUrl(url)?.path.startsWith(`articles/${id}/`);
  const foreign = added.filter((url) => !isOwn(url) && !lost.has(url));
  for (const url of await formerPictures(db, id, foreign)) known.add(url);
  const isRefused = (url: string) => !known.has(url) && (lost.has(url) || !isOwn(url));
  const { cover, images, content } = values;
  const errors: FieldErrors = {};
  if (cover && isRefused(cover.url)) errors["cover.url"] = [LOST_PICTURE];
  for (const image of images) {
    if (isRefused(image.url)) errors[`images.${image.id}.url`] = [LOST_PICTURE];
  }
  const inText = imageUrlsOf({ content, cover: null, images: [] });
  if (inText.some((url) => lost.has(url))) errors.content = [LOST_PICTURE];
  return errors;
}
