import { isUuid } from "~/lib/uuid";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import type { ArticlePhoto } from "./article";
import type { ReorderImagesResult } from "./article-results.types";
import { findStoredArticle, type StoredArticle } from "./stored-article.server";

/**
 * Puts the images of an article in the order of `imageIds` (specification §7), on the site at once.
 * Nothing is written unless the ids are exactly those of the article, each once.
 */
export async function reorderArticleImages(
  database: Database,
  articleId: string,
  imageIds: readonly string[],
): Promise<ReorderImagesResult> {
  if (!isUuid(articleId)) return { kind: "not-found" };
  return transaction(database, async (trx) => {
    const stored = await findStoredArticle(trx, articleId);
    if (!stored || stored.row.deleted_at !== null) return { kind: "not-found" };
    if (!isPermutation(stored.live.images, imageIds)) return { kind: "mismatch" };
    for (const [index, id] of imageIds.entries()) {
      await trx
        .updateTable("article_images")
        .set({ display_order: index })
        .where("id", "=", id)
        .where("article_id", "=", articleId)
        .execute();
    }
    await bumpVersion(trx, stored, imageIds);
    await contentChanged(trx);
    return { kind: "done" };
  });
}

function isPermutation(images: readonly ArticlePhoto[], ids: readonly string[]): boolean {
  const asked = new Set(ids);
  return (
    ids.length === images.length &&
    asked.size === images.length &&
    images.every((image) => asked.has(image.id))
  );
}

/** An editor that is open elsewhere must notice; the copy being edited follows the new order. */
async function bumpVersion(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  imageIds: readonly string[],
): Promise<void> {
  const { row, workingCopy } = stored;
  const rank = new Map(imageIds.map((id, index) => [id, index]));
  const rankOf = (image: ArticlePhoto) => rank.get(image.id) ?? imageIds.length;
  const copy = workingCopy && {
    ...workingCopy,
    images: workingCopy.images.toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
  await trx
    .updateTable("articles")
    .set({ version: row.version + 1, working_copy: copy && JSON.stringify(copy) })
    .where("id", "=", row.id)
    .execute();
}
