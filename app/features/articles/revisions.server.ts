import { isUuid } from "~/lib/uuid";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { accountName } from "~/platform/person-names.server";
import type { ArticleDocument, ArticleRevision } from "./article.types";
import { recordArticleActivity } from "./article-activity.server";
import { withOwnIds } from "./article-files.server";
import type { ArticleAct, SaveResult } from "./article-results.types";
import { applyDocument, keepAsWorkingCopy } from "./article-writes.server";
import { parseSnapshot, REVISIONS_KEPT } from "./revision-log.server";
import {
  findStoredArticle,
  getEditableArticle,
  publicationOf,
  toEditable,
} from "./stored-article.server";

/** The history of an article, newest first, 50 entries at most. */
export async function listRevisions(db: Queryable, articleId: string): Promise<ArticleRevision[]> {
  if (!isUuid(articleId)) return [];
  const rows = await db
    .selectFrom("article_revisions")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "article_revisions.author_id")
    .select(["id", "version", "created_at", "summary", "avatar_url"])
    .select(accountName("article_revisions.author_id").as("author_name"))
    .where("article_id", "=", articleId)
    .orderBy("version", "desc")
    .limit(REVISIONS_KEPT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    authorName: row.author_name,
    authorAvatarUrl: row.avatar_url,
    summary: row.summary,
  }));
}

/** The content that an entry of the history holds; null when that article has no such entry. */
export async function findRevision(
  db: Queryable,
  articleId: string,
  revisionId: string,
): Promise<ArticleDocument | null> {
  if (!isUuid(articleId) || !isUuid(revisionId)) return null;
  const row = await db
    .selectFrom("article_revisions")
    .select("snapshot")
    .where("id", "=", revisionId)
    .where("article_id", "=", articleId)
    .executeTakeFirst();
  return row ? parseSnapshot(row.snapshot).document : null;
}

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
    const document = await findRevision(trx, act.id, act.revisionId);
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
