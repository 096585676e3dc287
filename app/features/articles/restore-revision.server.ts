import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { findRevision } from "~/records/history.server";
import { recordArticleActivity } from "./article-activity.server";
import { withOwnIds } from "./article-files.server";
import { ARTICLE_HISTORY } from "./article-history.server";
import type { ArticleAct, SaveResult } from "./article-results.types";
import { applyDocument, keepAsWorkingCopy } from "./article-writes.server";
import {
  findStoredArticle,
  getEditableArticle,
  publicationOf,
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
    const document = await findRevision(trx, ARTICLE_HISTORY, revision);
    if (!stored || !document) return { kind: "not-found" };
    if (stored.row.deleted_at) return { kind: "trashed" };
    const images = await withOwnIds(trx, act.id, document.images);
    const write = { ...act, document: { ...document, images }, act: "restore" as const };
    const isWritten =
      stored.row.status === "published" || stored.workingCopy !== null
        ? await keepAsWorkingCopy(trx, stored, write)
        : await applyDocument(trx, stored, { ...write, publication: publicationOf(stored.row) });
    if (!isWritten) return { kind: "conflict", current: await toEditable(trx, stored, act.now) };
    await recordArticleActivity(trx, { ...act, title: document.title, action: "reverted" });
    return {
      kind: "saved",
      article: await getEditableArticle(trx, act.id, act.now),
      isNew: false,
    };
  });
}
