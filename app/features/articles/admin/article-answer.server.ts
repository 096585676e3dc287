import type { Queryable } from "~/platform/database/database.server";
import { listRevisions } from "~/records/history.server";
import { ARTICLE_HISTORY } from "../article-history.server";
import type { EditableArticle, SaveResult } from "../article-results.types";
import type { ArticleAnswer, ArticleRecord } from "./article-editing";

/** The outcome of a save for the editor, with the history after it. */
export async function toArticleAnswer(db: Queryable, result: SaveResult): Promise<ArticleAnswer> {
  if (result.kind === "saved") {
    return { kind: "saved", record: await toArticleRecord(db, result.article) };
  }
  if (result.kind === "conflict") {
    return { kind: "conflict", current: await toArticleRecord(db, result.current) };
  }
  return result;
}

/** An article with its history, the latest version first. */
export async function toArticleRecord(
  db: Queryable,
  article: EditableArticle,
): Promise<ArticleRecord> {
  return { ...article, revisions: await listRevisions(db, ARTICLE_HISTORY, article.id) };
}
