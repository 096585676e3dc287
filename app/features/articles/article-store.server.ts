import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { Store, WrittenDocument } from "~/records/documents.server";
import type { ArticleRow } from "~database/schema/articles";
import { type ArticleValues, NEW_EVENT } from "./article";
import type { Publication } from "./article.types";
import { replacePhotos } from "./article-files.server";
import { findTopWeight } from "./order-articles.server";
import {
  eventColumns,
  findStoredArticle,
  type StoredArticle,
  toStored,
  valueColumns,
} from "./stored-article.server";

type Written = WrittenDocument<ArticleValues, Publication>;

/** Articles fill the columns of specification §3; their photos have a table of their own. */
export const ARTICLE_STORE: Store<ArticleValues, StoredArticle, Publication> = {
  find: findStoredArticle,
  async write(trx, written, before) {
    const { id, live } = written;
    const row = before ? await update(trx, written, before) : await insert(trx, written);
    if (live.images !== before?.live.images) await replacePhotos(trx, id, live.images);
    return toStored(row, live.images);
  },
};

/** A new article goes to the top (product.md, doubtful point 3). */
async function insert(trx: DatabaseTransaction, written: Written): Promise<ArticleRow> {
  return trx
    .insertInto("articles")
    .values({
      id: written.id,
      ...eventColumns(NEW_EVENT),
      ...valueColumns(written.live),
      ...writtenColumns(written),
      created_at: written.now.toISOString(),
      author_id: written.userId,
      order_weight: await findTopWeight(trx),
      deleted_at: null,
      deleted_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The columns of values that stay the same are left alone. */
async function update(
  trx: DatabaseTransaction,
  written: Written,
  before: StoredArticle,
): Promise<ArticleRow> {
  return trx
    .updateTable("articles")
    .set({
      ...(written.live !== before.live && valueColumns(written.live)),
      ...writtenColumns(written),
    })
    .where("id", "=", written.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function writtenColumns({ version, workingCopy, beside, userId, now }: Written) {
  return {
    version,
    working_copy: workingCopy && JSON.stringify(workingCopy),
    status: beside.status,
    published_from: beside.from,
    published_until: beside.until,
    updated_at: now.toISOString(),
    updated_by: userId,
  };
}
