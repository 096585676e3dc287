import type { SaveIntent } from "~/editing/session-state";
import {
  type ActivityAction,
  recordActivity,
  renameInActivityLog,
} from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { ArticleRow } from "~database/schema/articles";
import type { ArticleAct, By } from "./article-results.types";
import { displayTitle } from "./article-text";
import type { RevisionAct } from "./change-summary";

type ArticleActivity = ArticleAct & { title: string; action: ActivityAction };

/** Writes an act on an article into the activity log, in the transaction of the act. */
export async function recordArticleActivity(
  trx: DatabaseTransaction,
  { id, title, ...activity }: ArticleActivity,
): Promise<void> {
  const label = displayTitle(title);
  await recordActivity(trx, { ...activity, subject: "article", subjectId: id, label });
}

type SaveActivity = ArticleAct & {
  title: string;
  intent: SaveIntent;
  act: RevisionAct;
  /** The row before the save; null when the save made it. */
  before: ArticleRow | null;
};

/**
 * What the log says of a save. What saves itself while somebody types stays out of it, but for the
 * first time: a draft is there, and until somebody else acts on it the log calls it by its title.
 */
export async function recordSave(trx: DatabaseTransaction, save: SaveActivity): Promise<void> {
  const { id, title, userId, now } = save;
  if (save.before && save.intent === "autosave") {
    const label = displayTitle(title);
    await renameInActivityLog(trx, { subject: "article", subjectId: id, label, userId, now });
    return;
  }
  await recordArticleActivity(trx, { id, title, userId, now, action: actionOf(save) });
}

function actionOf({ act, before, now }: SaveActivity): ActivityAction {
  const wasPublished = before?.status === "published";
  const wasAhead = wasPublished && (before.published_from ?? "") > now.toISOString();
  if (act === "publish") return wasPublished && !wasAhead ? "updated" : "published";
  if (act === "schedule") return wasAhead ? "updated" : "scheduled";
  if (act === "unpublish") return "unpublished";
  return before ? "updated" : "created";
}

/** All weights were rewritten; the order that people see is the same. */
export async function recordReorganization(trx: DatabaseTransaction, by: By): Promise<void> {
  const whole = { subject: "article", subjectId: null, label: "" } as const;
  await recordActivity(trx, { ...by, ...whole, action: "reordered" });
}
