import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import type { DocumentAnswer } from "~/records/documents.server";
import { saveDocument } from "~/records/save-document.server";
import { discardWorkingCopy, restoreRevision } from "~/records/write-document.server";
import { recordArticleActivity } from "./article-activity.server";
import { ARTICLE_DOCUMENTS } from "./article-documents.server";
import type { ArticleAct, SaveInput, SaveResult } from "./article-results.types";
import { setTopWeight } from "./order-articles.server";
import { type StoredArticle, toEditable } from "./stored-article.server";

/** Saves what the editor holds, in one transaction; a new article goes to the top. */
export async function saveArticle(database: Database, input: SaveInput): Promise<SaveResult> {
  return transaction(database, async (trx) => {
    const asked = { ...input, beside: input.publication };
    const answer = await saveDocument(trx, ARTICLE_DOCUMENTS, asked);
    const isAsked = input.intent === "save" && input.toTop === true;
    if (answer.kind === "saved" && isAsked && !answer.isNew) {
      await moveToTop(trx, answer.stored, input);
    }
    return toResult(trx, answer, input.now);
  });
}

async function moveToTop(
  trx: DatabaseTransaction,
  { id, live }: StoredArticle,
  { userId, now }: SaveInput,
): Promise<void> {
  await setTopWeight(trx, id);
  const activity = { id, title: live.title, action: "reordered", userId, now } as const;
  await recordArticleActivity(trx, activity);
  await contentChanged(trx);
}

type VersionAct = ArticleAct & { version: number };

/** Gives up what was not published yet. */
export async function discardArticleCopy(database: Database, act: VersionAct): Promise<SaveResult> {
  return transaction(database, async (trx) => {
    const answer = await discardWorkingCopy(trx, ARTICLE_DOCUMENTS, act);
    return toResult(trx, answer, act.now);
  });
}

/** Brings an earlier content back into the editor. */
export async function restoreArticleRevision(
  database: Database,
  act: VersionAct & { revisionId: string },
): Promise<SaveResult> {
  return transaction(database, async (trx) => {
    const answer = await restoreRevision(trx, ARTICLE_DOCUMENTS, act);
    return toResult(trx, answer, act.now);
  });
}

async function toResult(
  trx: DatabaseTransaction,
  answer: DocumentAnswer<StoredArticle>,
  now: Date,
): Promise<SaveResult> {
  if (answer.kind === "saved") {
    const { stored, isNew } = answer;
    return { kind: "saved", article: await toEditable(trx, stored, now), isNew };
  }
  if (answer.kind === "conflict") {
    return { kind: "conflict", current: await toEditable(trx, answer.current, now) };
  }
  return answer;
}
