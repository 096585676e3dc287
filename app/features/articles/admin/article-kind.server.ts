import { sql } from "kysely";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { columnHasWords } from "~/platform/database/search-condition.server";
import { transaction } from "~/platform/database/transaction.server";
import type { ContentKind } from "~/records/content-kind";
import { listSnapshots, noteUnusedFiles } from "~/records/history.server";
import { article } from "../article";
import type { PublicationState } from "../article.types";
import { recordArticleActivity } from "../article-activity.server";
import { publicationStateOf } from "../article-conditions.server";
import { ARTICLE_HISTORY } from "../article-history.server";
import type { ActResult } from "../article-results.types";
import { displayTitle } from "../article-text";
import { findStoredArticle, type StoredArticle } from "../stored-article.server";
import { ARTICLE_ACTS } from "./article-acts.server";
import { editPath } from "./article-paths";

/** News and events, for code that walks over all kinds of content. */
export const ARTICLES: ContentKind = {
  subject: article.subject,
  table: article.table,
  titleColumn: "title",
  icon: article.icon,
  french: article.french,
  permission: article.permission,
  listPath: article.path,
  acts: ARTICLE_ACTS,
  editPath,
  purge: purgeArticle,
};

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
  const history = await listSnapshots(trx, ARTICLE_HISTORY, id);
  const before = [stored.live, stored.workingCopy, ...history];
  await trx.deleteFrom("articles").where("id", "=", id).execute();
  await noteUnusedFiles(trx, { before, after: [], reason: PURGED, now });
}

type FoundArticle = { id: string; title: string; isEvent: boolean; state: PublicationState };

/**
 * Articles in any state but the trash that have all these words (as `searchWords` gives them)
 * in their title or text; those that have them in the title come first, then in site order.
 */
export async function findArticlesByWords(
  db: Queryable,
  query: { words: readonly string[]; limit: number; now: Date },
): Promise<FoundArticle[]> {
  if (query.words.length === 0) return [];
  const everyWord = (end: string) => columnHasWords("articles.search_text", query.words, end);
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title", "is_event", "status", "deleted_at"])
    .select(["published_from", "published_until"])
    .where("deleted_at", "is", null)
    .where(everyWord("%"))
    // The title is the first line of what search looks in: a word before its end stands in it.
    .orderBy(sql`case when ${everyWord("%\n%")} then 0 else 1 end`)
    .orderBy("order_weight")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(query.limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: displayTitle(row.title),
    isEvent: row.is_event,
    state: publicationStateOf(row, query.now),
  }));
}
