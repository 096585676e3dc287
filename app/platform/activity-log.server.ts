import type { DatabaseTransaction } from "./database/database.server";
import { newId } from "./random.server";

/** What is done; words for it are the business of whoever shows the log, as are the own acts of a subject. */
export type ActivityAction =
  | "created"
  | "updated"
  | "published"
  | "scheduled"
  | "unpublished"
  | "discarded"
  | "reverted"
  | "trashed"
  | "restored"
  | "purged"
  | "reordered"
  | "invited"
  | "invitation-withdrawn"
  | "password-link-made"
  | "deactivated"
  | "reactivated"
  | "signature-chosen"
  | "erased"
  | "role-changed"
  | "signed-in-two-step-on"
  | "signed-in-two-step-off"
  | "password-changed"
  | LoginTrouble
  | "demo-removed"
  | "blocked"
  | "unblocked"
  | "support-asked"
  | "mail-tried"
  | "mail-sent"
  | "mail-declined"
  | "mail-reconsidered"
  | "files-deleted"
  | "stock-corrected"
  | "backup-made"
  | "backup-downloaded"
  | "backup-removed"
  | "backup-restored"
  | "clock-believed";

/** How somebody did not get in: by a wrong password, by a wrong code after the right one, by trying too often. */
export type LoginTrouble = "login-failed" | "login-code-failed" | "login-limited";

export type Activity<Action extends string = ActivityAction> = {
  action: Action;
  /** What it was done to: «partner», «order», «site». Stored, never renamed. */
  subject: string;
  subjectId: string | null;
  /** What it is called now: a title, a name. */
  label: string;
  /** Null for the site itself and the command line. */
  userId: string | null;
  now: Date;
};

/** Longest label kept: enough to recognise what it was. */
const LABEL_LIMIT = 200;
/** How long the same thing done again counts as going on with it. */
const SITTING_MS = 60 * 60_000;

/** What one person does again and again to one thing. */
const CONTINUED: readonly string[] = ["updated", "reordered"];

/**
 * Writes down who did what, in the transaction of the change itself: neither stands without the
 * other. Nothing of what was written or said is kept, only what it is called. Changes (or moves) of
 * one thing by one person, with nothing else done to it in between and an hour at most from one to
 * the next, are one line; changes that follow its creation so belong to the creation.
 */
export async function recordActivity(trx: DatabaseTransaction, activity: Activity): Promise<void> {
  await recordOwnActivity(trx, activity);
}

/** The same of an act on the site as a whole, or on some of it, which `label` tells. */
export async function recordSiteActivity(
  trx: DatabaseTransaction,
  act: Pick<Activity, "action" | "userId" | "now"> & { label?: string },
): Promise<void> {
  await recordActivity(trx, { subject: "site", subjectId: null, label: "", ...act });
}

/** The same of an act that is its subject's own: stored, never renamed, said in words that come with the subject. */
export async function recordOwnActivity(
  trx: DatabaseTransaction,
  activity: Activity<string>,
): Promise<void> {
  const last = await findRecentLine(trx, activity);
  const stamp = activity.now.toISOString();
  const label = labelOf(activity.label);
  if (last && last.user_id === activity.userId) {
    if (activity.action === "updated" && last.action === "created") {
      await setLine(trx, last.id, { label });
      return;
    }
    if (CONTINUED.includes(activity.action) && last.action === activity.action) {
      await setLine(trx, last.id, { label, created_at: stamp });
      return;
    }
  }
  const { userId, action, subject, subjectId } = activity;
  const line = { user_id: userId, action, subject, subject_id: subjectId, label };
  await trx
    .insertInto("activity_log")
    .values({ id: newId(), created_at: stamp, ...line })
    .execute();
}

/**
 * Writes down that somebody did not get into an account (or into one that does not exist: null). One
 * line each of a kind, whatever else happens in between, while an hour at most lies between two.
 */
export async function recordLoginTrouble(
  trx: DatabaseTransaction,
  action: LoginTrouble,
  { subjectId, label, now }: Pick<Activity, "subjectId" | "label" | "now">,
): Promise<void> {
  const stamp = now.toISOString();
  const known = await trx
    .selectFrom("activity_log")
    .select("id")
    .where("created_at", ">", new Date(now.getTime() - SITTING_MS).toISOString())
    .where("subject", "=", "account")
    .where("subject_id", subjectId === null ? "is" : "=", subjectId)
    .where("action", "=", action)
    .limit(1)
    .executeTakeFirst();
  if (known) return await setLine(trx, known.id, { label: labelOf(label), created_at: stamp });
  const line = { user_id: null, action, subject: "account", subject_id: subjectId };
  await trx
    .insertInto("activity_log")
    .values({ id: newId(), created_at: stamp, label: labelOf(label), ...line })
    .execute();
}

/** For what saves itself while somebody types: the line of a recent creation follows its title; nothing is added. */
export async function renameInActivityLog(
  trx: DatabaseTransaction,
  activity: Omit<Activity, "action">,
): Promise<void> {
  const last = await findRecentLine(trx, activity);
  if (last?.action !== "created" || last.user_id !== activity.userId) return;
  await setLine(trx, last.id, { label: labelOf(activity.label) });
}

type Line = { id: string; user_id: string | null; action: string };

/** The newest line about the same thing, if it is of this sitting. */
async function findRecentLine(
  trx: DatabaseTransaction,
  { subject, subjectId, now }: Omit<Activity, "action">,
): Promise<Line | undefined> {
  return await trx
    .selectFrom("activity_log")
    .select(["id", "user_id", "action"])
    .where("created_at", ">", new Date(now.getTime() - SITTING_MS).toISOString())
    .where("subject", "=", subject)
    .where("subject_id", subjectId === null ? "is" : "=", subjectId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function setLine(
  trx: DatabaseTransaction,
  id: string,
  change: { label: string; created_at?: string },
): Promise<void> {
  await trx.updateTable("activity_log").set(change).where("id", "=", id).execute();
}

function labelOf(label: string): string {
  return [...label].slice(0, LABEL_LIMIT).join("");
}
