import type { Queryable } from "~/platform/database/database.server";
import type { History } from "~/records/history.server";
import type { ArticleDocument } from "./article.types";
import { type RevisionAct, summarizeChange } from "./change-summary";
import { editedDocument, findStoredArticle, readDocument } from "./stored-article.server";

/** The history of articles. */
export const ARTICLE_HISTORY: History<ArticleDocument, RevisionAct> = {
  table: "article_revisions",
  owner: "article_id",
  read: readDocument,
  summarize: summarizeChange,
  async listOthers(db: Queryable, articleId: string) {
    const stored = await findStoredArticle(db, articleId);
    return stored ? [stored.live, editedDocument(stored)] : [];
  },
  prunedReason: "Version ancienne d’une actualité",
};
