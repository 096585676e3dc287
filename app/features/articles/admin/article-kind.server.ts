import { sql } from "kysely";
import type { Database, Queryable } from "~/platform/database/database.server";
import { columnHasWords } from "~/platform/database/search-condition.server";
import { purgeRow } from "~/records/acts.server";
import type { ContentKind } from "~/records/content-kind";
import { listSnapshots } from "~/records/history.server";
import { article } from "../article";
import type { PublicationState } from "../article.types";
import { publicationStateOf } from "../article-conditions.server";
import { ARTICLE_HISTORY } from "../article-history.server";
import { displayTitle } from "../article-text";
import { findStoredArticle } from "../stored-article.server";
import { ARTICLE_ACTS, ARTICLE_ROWS } from "./article-acts.server";
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

/** Deletes for good an article that is in the trash, with its photos, its history and all their files. */
export function purgeArticle(
  database: Database,
  act: { id: string; now: Date; userId: string | null },
): Promise<{ kind: "done" | "not-found" }> {
  return purgeRow(database, ARTICLE_ROWS, act, async (trx, id) => {
    const stored = await findStoredArticle(trx, id);
    const history = await listSnapshots(trx, ARTICLE_HISTORY, id);
    return [stored?.live, stored?.workingCopy, ...history];
  });
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
