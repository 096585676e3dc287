import type { Queryable } from "~/platform/database/database.server";
import { editedValues } from "~/records/documents.server";
import type { History } from "~/records/history.server";
import type { ArticleValues } from "./article";
import { type RevisionAct, summarizeChange } from "./change-summary";
import { findStoredArticle, readKeptArticle } from "./stored-article.server";

/** The history of articles. */
export const ARTICLE_HISTORY: History<ArticleValues, RevisionAct> = {
  table: "article_revisions",
  owner: "article_id",
  read: readKeptArticle,
  summarize: summarizeChange,
  async listOthers(db: Queryable, articleId: string) {
    const stored = await findStoredArticle(db, articleId);
    return stored ? [stored.live, editedValues(stored)] : [];
  },
  prunedReason: "Version ancienne d’une actualité",
};
