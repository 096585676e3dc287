import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { recordArticleActivity } from "./article-activity.server";
import { filePathsOf, logUnusedFiles } from "./article-files.server";
import type { ActResult } from "./article-results.types";
import { displayTitle } from "./article-text";
import { listRevisionDocuments } from "./revision-log.server";
import { findStoredArticle, type StoredArticle } from "./stored-article.server";

const PURGED = "Actualité supprimée définitivement";

/**
 * Deletes for good an article that is in the trash, with its images and history, and notes all their
 * files for the storage cleanup. An article that is not in the trash is not found. Without a user
 * it is the site that does it.
 */
export async function purgeArticle(
  database: Database,
  { id, now, userId = null }: { id: string; now: Date; userId?: string | null },
): Promise<ActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStoredArticle(trx, id);
    if (!stored?.row.deleted_at) return { kind: "not-found" };
    await purge(trx, stored, now);
    const { title } = stored.row;
    await recordArticleActivity(trx, { id, title, userId, now, action: "purged" });
    return { kind: "done", title: displayTitle(title) };
  });
}

async function purge(trx: DatabaseTransaction, stored: StoredArticle, now: Date): Promise<void> {
  const { id } = stored.row;
  const history = await listRevisionDocuments(trx, id);
  const before = filePathsOf([stored.live, stored.workingCopy, ...history]);
  await trx.deleteFrom("articles").where("id", "=", id).execute();
  await logUnusedFiles(trx, { before, after: new Set(), reason: PURGED, now });
}
