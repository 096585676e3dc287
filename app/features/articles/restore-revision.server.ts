import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { findRevision } from "~/records/history.server";
import { recordArticleActivity } from "./article-activity.server";
import { withOwnIds } from "./article-files.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import type { ArticleAct, SaveResult } from "./article-results.types";
import { applyValues, keepAsWorkingCopy, type Write } from "./article-writes.server";
import {
  findStoredArticle,
  publicationOf,
  type StoredArticle,
  toEditable,
} from "./stored-article.server";

/**
 * Brings an earlier content back into the editor: into the draft, or into the working copy of an
 * article that visitors see. What it replaces stays in the history.
 */
export async function restoreRevision(
  database: Database,
  act: ArticleAct & { version: number; revisionId: string },
): Promise<SaveResult> {
  return transaction(database, async (trx) => {
    const stored = await findStoredArticle(trx, act.id);
    const revision = { ownerId: act.id, revisionId: act.revisionId };
    const values = await findRevision(trx, ARTICLE_HISTORY, revision);
    if (!stored || !values) return { kind: "not-found" };
    if (stored.row.deleted_at) return { kind: "trashed" };
    const images = await withOwnIds(trx, act.id, values.images);
    const write = { ...act, values: { ...values, images }, act: "restore" as const };
    const written = await writeRestored(trx, stored, write);
    if (!written) return { kind: "conflict", current: await toEditable(trx, stored, act.now) };
    await recordArticleActivity(trx, { ...act, title: values.title, action: "reverted" });
    return { kind: "saved", article: await toEditable(trx, written, act.now), isNew: false };
  });
}

function writeRestored(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  write: Write & { version: number },
): Promise<StoredArticle | null> {
  const { row, workingCopy } = stored;
  return row.status === "published" || workingCopy !== null
    ? keepAsWorkingCopy(trx, stored, write)
    : applyValues(trx, stored, { ...write, publication: publicationOf(row) });
}
