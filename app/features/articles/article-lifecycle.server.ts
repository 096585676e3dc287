import type { ActivityAction } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { writeDocument } from "~/records/write-document.server";
import { type ArticleValues, missingForVisitors } from "./article";
import type { EventState, Publication } from "./article.types";
import { recordArticleActivity } from "./article-activity.server";
import { ARTICLE_DOCUMENTS, withFirstDay } from "./article-documents.server";
import type { ActResult, ArticleAct } from "./article-results.types";
import { displayTitle } from "./article-text";
import type { RevisionAct } from "./change-summary";
import { findStoredArticle, publicationOf, type StoredArticle } from "./stored-article.server";

/** Takes an article off the site, back to draft; its content and unpublished changes stay as they are. */
export async function unpublishArticle(database: Database, act: ArticleAct): Promise<ActResult> {
  return transaction(database, async (trx) => {
    const stored = await findActive(trx, act.id);
    if (!stored) return { kind: "not-found" };
    if (stored.row.status === "draft") return done(stored);
    const publication = { ...publicationOf(stored.row), status: "draft" as const };
    await changePublication(trx, stored, act, { act: "unpublish", publication });
    await record(trx, stored, act, "unpublished");
    await contentChanged(trx);
    return done(stored);
  });
}

/**
 * Puts an article back on the site exactly as it was when it was taken off; what was edited since
 * stays aside. Not found when what it holds may not be published: it was never there.
 */
export async function undoUnpublish(database: Database, act: ArticleAct): Promise<ActResult> {
  return transaction(database, async (trx) => {
    const stored = await findActive(trx, act.id);
    if (!stored) return { kind: "not-found" };
    if (stored.row.status === "published") return done(stored);
    if (Object.keys(missingForVisitors(stored.live)).length > 0) return { kind: "not-found" };
    const back = { ...publicationOf(stored.row), status: "published" as const };
    const publication = withFirstDay(back, stored, act.now);
    await changePublication(trx, stored, act, { act: "publish", publication });
    await record(trx, stored, act, "published");
    await contentChanged(trx);
    return done(stored);
  });
}

/**
 * Says of an event whether it takes place, on the site at once and in what is being written of it.
 * Not found when it is no event. `before` is what undoes it.
 */
export async function changeEventState(
  database: Database,
  act: ArticleAct & { state: EventState },
): Promise<{ kind: "done"; title: string; before: EventState } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const stored = await findActive(trx, act.id);
    if (!stored?.live.event) return { kind: "not-found" };
    const before = stored.live.event.state;
    if (before !== act.state) {
      const { live, workingCopy } = stored;
      await writeDocument(trx, ARTICLE_DOCUMENTS, stored, {
        ...act,
        live: withEventState(live, act.state),
        workingCopy: workingCopy && withEventState(workingCopy, act.state),
        beside: publicationOf(stored.row),
        act: "edit",
      });
      await record(trx, stored, act, "updated");
      await contentChanged(trx);
    }
    return { ...done(stored), before };
  });
}

function withEventState(values: ArticleValues, state: EventState): ArticleValues {
  return { ...values, event: values.event && { ...values.event, state } };
}

/** Changes only when visitors see an article; its content and its working copy stay as they are. */
async function changePublication(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  by: ArticleAct,
  { act, publication }: { act: RevisionAct; publication: Publication },
): Promise<void> {
  const { live, workingCopy } = stored;
  const change = { ...by, live, workingCopy, beside: publication, act, kept: live };
  await writeDocument(trx, ARTICLE_DOCUMENTS, stored, change);
}

async function record(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  act: ArticleAct,
  action: ActivityAction,
): Promise<void> {
  await recordArticleActivity(trx, { ...act, title: stored.row.title, action });
}

/** An article that is not in the trash. */
async function findActive(trx: DatabaseTransaction, id: string): Promise<StoredArticle | null> {
  const stored = await findStoredArticle(trx, id);
  return stored && stored.row.deleted_at === null ? stored : null;
}

function done(stored: StoredArticle): ActResult & { kind: "done" } {
  return { kind: "done", title: displayTitle(stored.row.title) };
}
