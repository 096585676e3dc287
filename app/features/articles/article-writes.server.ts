import { isDeepStrictEqual } from "node:util";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { noteUnusedFiles, recordRevision } from "~/records/history.server";
import type { ArticleRow, ArticlesTable } from "~database/schema/articles";
import { type ArticleValues, NEW_EVENT } from "./article";
import type { EventState, Publication } from "./article.types";
import { replacePhotos } from "./article-files.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import type { RevisionAct } from "./change-summary";
import { findTopWeight } from "./order-articles.server";
import { eventColumns, type StoredArticle, toStored, valueColumns } from "./stored-article.server";

const REPLACED = "Image remplacée ou retirée d’une actualité";

/** The values to write, who writes them, and what the history says of it. */
export type Write = {
  values: ArticleValues;
  act: RevisionAct;
  userId: string | null;
  now: Date;
};

/** Inserts a new article at the top (product.md, doubtful point 3). */
export async function insertValues(
  trx: DatabaseTransaction,
  id: string,
  write: Write & { publication: Publication },
): Promise<StoredArticle> {
  const { values } = write;
  const stamp = write.now.toISOString();
  const row = await trx
    .insertInto("articles")
    .values({
      id,
      ...eventColumns(NEW_EVENT),
      ...valueColumns(values),
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
    .returningAll()
    .executeTakeFirstOrThrow();
  await replacePhotos(trx, id, values.images);
  await recordArticleRevision(trx, { ...write, articleId: id, version: 1 });
  return toStored(row, values.images);
}

/**
 * Makes some values what the row holds, and drops the working copy. Null, with nothing written, when
 * the stored version is not `version` any more.
 */
export async function applyValues(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { publication: Publication; version: number },
): Promise<StoredArticle | null> {
  const { values } = write;
  const row = await updateVersion(trx, stored, write, {
    ...valueColumns(values),
    ...publicationColumns(write.publication),
    working_copy: null,
  });
  if (!row) return null;
  await replacePhotos(trx, row.id, values.images);
  await recordChange(trx, stored, write, [values]);
  return toStored(row, values.images);
}

/** Keeps values aside while visitors still see the row; null as for `applyValues`. */
export async function keepAsWorkingCopy(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { version: number },
): Promise<StoredArticle | null> {
  const { values } = write;
  const row = await updateVersion(trx, stored, write, {
    working_copy: isDeepStrictEqual(values, stored.live) ? null : JSON.stringify(values),
  });
  if (!row) return null;
  await recordChange(trx, stored, write, [stored.live, values]);
  return toStored(row, stored.live.images);
}

/** Changes only when visitors see an article; its content and its working copy stay as they are. */
export async function changePublication(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Omit<Write, "values"> & { publication: Publication },
): Promise<void> {
  const { version } = stored.row;
  await updateVersion(trx, stored, { ...write, version }, publicationColumns(write.publication));
  await recordArticleRevision(trx, {
    ...write,
    articleId: stored.row.id,
    version: version + 1,
    values: stored.live,
  });
}

/** Changes only whether an event takes place, for visitors and in the working copy alike. */
export async function writeEventState(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Omit<Write, "values" | "act"> & { state: EventState },
): Promise<void> {
  const { version } = stored.row;
  const copy = stored.workingCopy && withEventState(stored.workingCopy, write.state);
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
    values: copy ?? withEventState(stored.live, write.state),
  });
}

function withEventState(values: ArticleValues, state: EventState): ArticleValues {
  return { ...values, event: values.event && { ...values.event, state } };
}

async function updateVersion(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: { version: number; userId: string | null; now: Date },
  columns: Partial<ArticlesTable>,
): Promise<ArticleRow | undefined> {
  return trx
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
    .returningAll()
    .executeTakeFirst();
}

async function recordChange(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { version: number },
  remaining: ArticleValues[],
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
  { articleId, ...revision }: Write & { articleId: string; version: number },
): Promise<void> {
  return recordRevision(trx, ARTICLE_HISTORY, { ...revision, ownerId: articleId });
}
