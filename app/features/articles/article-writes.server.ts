import { isDeepStrictEqual } from "node:util";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { noteUnusedFiles, recordRevision } from "~/records/history.server";
import type { ArticlesTable } from "~database/schema/articles";
import type { ArticleDocument, EventState, Publication } from "./article.types";
import { replaceImages } from "./article-files.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import type { RevisionAct } from "./change-summary";
import { findTopWeight } from "./order-articles.server";
import { documentColumns, type StoredArticle } from "./stored-article.server";

const REPLACED = "Image remplacée ou retirée d’une actualité";

/** A document to write, who writes it, and what the history says of it. */
export type Write = {
  document: ArticleDocument;
  act: RevisionAct;
  userId: string | null;
  now: Date;
};

/** Inserts a new article at the top (product.md, doubtful point 3). */
export async function insertDocument(
  trx: DatabaseTransaction,
  id: string,
  write: Write & { publication: Publication },
): Promise<void> {
  const stamp = write.now.toISOString();
  await trx
    .insertInto("articles")
    .values({
      id,
      ...documentColumns(write.document),
      ...publicationColumns(write.publication),
      created_at: stamp,
      author_id: write.userId,
      order_weight: await findTopWeight(trx),
      working_copy: null,
      version: 1,
      updated_at: stamp,
      updated_by: write.userId,
      deleted_at: null,
      deleted_by: null,
    })
    .execute();
  await replaceImages(trx, id, write.document.images);
  await recordArticleRevision(trx, { ...write, articleId: id, version: 1 });
}

/**
 * Makes a document what the row holds, and drops the working copy. False, with nothing written, when
 * the stored version is not `version` any more.
 */
export async function applyDocument(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { publication: Publication; version: number },
): Promise<boolean> {
  const { document } = write;
  const isWritten = await updateVersion(trx, stored, write, {
    ...documentColumns(document),
    ...publicationColumns(write.publication),
    working_copy: null,
  });
  if (!isWritten) return false;
  await replaceImages(trx, stored.row.id, document.images);
  await recordChange(trx, stored, write, [document]);
  return true;
}

/** Keeps a document aside while visitors still see the row; false as for `applyDocument`. */
export async function keepAsWorkingCopy(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { version: number },
): Promise<boolean> {
  const { document } = write;
  const isWritten = await updateVersion(trx, stored, write, {
    working_copy: isDeepStrictEqual(document, stored.live) ? null : JSON.stringify(document),
  });
  if (!isWritten) return false;
  await recordChange(trx, stored, write, [stored.live, document]);
  return true;
}

/** Changes only when visitors see an article; its content and its working copy stay as they are. */
export async function changePublication(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Omit<Write, "document"> & { publication: Publication },
): Promise<void> {
  const { version } = stored.row;
  await updateVersion(trx, stored, { ...write, version }, publicationColumns(write.publication));
  await recordArticleRevision(trx, {
    ...write,
    articleId: stored.row.id,
    version: version + 1,
    document: stored.live,
  });
}

/** Changes only whether an event takes place, for visitors and in the working copy alike. */
export async function writeEventState(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Omit<Write, "document" | "act"> & { state: EventState },
): Promise<void> {
  const { version } = stored.row;
  const live: ArticleDocument = { ...stored.live, eventState: write.state };
  const copy = stored.workingCopy && { ...stored.workingCopy, eventState: write.state };
  await updateVersion(
    trx,
    stored,
    { ...write, version },
    { event_state: write.state, working_copy: copy && JSON.stringify(copy) },
  );
  await recordArticleRevision(trx, {
    ...write,
    act: "edit",
    articleId: stored.row.id,
    version: version + 1,
    document: copy ?? live,
  });
}

async function updateVersion(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: { version: number; userId: string | null; now: Date },
  columns: Partial<ArticlesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("articles")
    .set({
      ...columns,
      version: write.version + 1,
      updated_at: write.now.toISOString(),
      updated_by: write.userId,
    })
    .where("id", "=", stored.row.id)
    .where("version", "=", write.version)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function recordChange(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { version: number },
  remaining: ArticleDocument[],
): Promise<void> {
  await recordArticleRevision(trx, {
    ...write,
    articleId: stored.row.id,
    version: write.version + 1,
  });
  await noteUnusedFiles(trx, {
    before: [stored.live, stored.workingCopy],
    after: remaining,
    reason: REPLACED,
    now: write.now,
  });
}

function publicationColumns({ status, from, until }: Publication) {
  return { status, published_from: from, published_until: until };
}

function recordArticleRevision(
  trx: DatabaseTransaction,
  { articleId, document, ...revision }: Write & { articleId: string; version: number },
): Promise<void> {
  return recordRevision(trx, ARTICLE_HISTORY, {
    ...revision,
    ownerId: articleId,
    values: document,
  });
}
