import type { DatabaseTransaction } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { imageUrlsIn } from "~/platform/rich-text/sanitize-content.server";
import type { ArticlePhoto, ArticleValues } from "./article";

type Pictured = Pick<ArticleValues, "cover" | "content" | "images">;

/** The URLs of every picture of an article: cover, gallery, text. */
export function imageUrlsOf({ cover, images, content }: Pictured): string[] {
  const urls = [
    ...(cover ? [cover.url] : []),
    ...images.map(({ url }) => url),
    ...imageUrlsIn(content),
  ];
  return [...new Set(urls)];
}

/** Makes an article's gallery what `images` says, in that order. */
export async function replacePhotos(
  trx: DatabaseTransaction,
  articleId: string,
  images: readonly ArticlePhoto[],
): Promise<void> {
  await trx.deleteFrom("article_images").where("article_id", "=", articleId).execute();
  if (images.length === 0) return;
  await trx
    .insertInto("article_images")
    .values(
      images.map((image, index) => ({
        id: image.id,
        article_id: articleId,
        image_url: image.url,
        alt_text: image.alt,
        is_decorative: image.isDecorative,
        caption: image.caption,
        display_order: index,
      })),
    )
    .execute();
}

/** The photos under ids that no other article and no earlier photo of the list has. */
export async function withOwnIds(
  trx: DatabaseTransaction,
  articleId: string,
  images: readonly ArticlePhoto[],
): Promise<ArticlePhoto[]> {
  if (images.length === 0) return [];
  const ids = images.map((image) => image.id);
  const foreign = await trx
    .selectFrom("article_images")
    .select("id")
    .where("id", "in", ids)
    .where("article_id", "!=", articleId)
    .execute();
  const taken = new Set(foreign.map((row) => row.id));
  return images.map((image) => {
    const own = taken.has(image.id) ? { ...image, id: newId() } : image;
    taken.add(own.id);
    return own;
  });
}
