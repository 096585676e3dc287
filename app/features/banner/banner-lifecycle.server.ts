import { trashDeadline } from "~/lib/trash";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed } from "~/platform/database/versioned-rows.server";
import { type BannerAct, findLatestBanner } from "./banner-rows.server";

export type BannerChange =
  | { kind: "done"; expiresAt: string | null }
  /** Another banner is in place: there is never more than one. */
  | { kind: "taken" }
  | { kind: "not-found" };

/** Takes a banner off the home page; for 30 days it can be brought back as it was. */
export async function removeBanner(database: Database, act: BannerAct): Promise<BannerChange> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored) return { kind: "not-found" };
    if (stored.deleted_at === null) {
      await takeOff(trx, act);
      await contentChanged(trx);
    }
    return { kind: "done", expiresAt: stored.expires_at };
  });
}

/** Brings a banner back as it was, unless another has taken its place. */
export async function restoreBanner(database: Database, act: BannerAct): Promise<BannerChange> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored) return { kind: "not-found" };
    if (stored.deleted_at !== null) {
      if (await findLatestBanner(trx)) return { kind: "taken" };
      await setTrashed(trx, "important_info", { ...act, isTrashed: false });
      await note(trx, "restored", stored.title, act);
      await contentChanged(trx);
    }
    return { kind: "done", expiresAt: stored.expires_at };
  });
}

/**
 * Takes off whatever is in place: should an older site have left several, the next one must not
 * come up in the place of the last.
 */
export async function takeOff(
  trx: DatabaseTransaction,
  { userId, now }: Omit<BannerAct, "id">,
): Promise<void> {
  const inPlace = await trx
    .selectFrom("important_info")
    .select(["id", "title"])
    .where("deleted_at", "is", null)
    .execute();
  for (const { id, title } of inPlace) {
    await setTrashed(trx, "important_info", { id, isTrashed: true, userId, now });
    await note(trx, "trashed", title, { id, userId, now });
  }
}

/** Deletes for good a banner that was taken off; one that is in place is not found. */
export async function purgeBanner(
  database: Database,
  act: BannerAct,
): Promise<{ kind: "done" } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored?.deleted_at) return { kind: "not-found" };
    await purge(trx, stored.title, act);
    return { kind: "done" };
  });
}

/** Deletes for good the banners taken off 30 days ago; returns how many. Writes nothing when there is none. */
export async function purgeExpiredBanners(database: Database, now: Date): Promise<number> {
  const deadline = trashDeadline(now);
  const due = (db: Pick<DatabaseTransaction, "selectFrom">) =>
    db
      .selectFrom("important_info")
      .select(["id", "title"])
      .where("deleted_at", "<=", deadline)
      .execute();
  if ((await due(database.kysely)).length === 0) return 0;
  return transaction(database, async (trx) => {
    const expired = await due(trx);
    for (const { id, title } of expired) {
      await purge(trx, title, { id, userId: null, now });
    }
    return expired.length;
  });
}

async function purge(trx: DatabaseTransaction, title: string, act: BannerAct): Promise<void> {
  await trx.deleteFrom("important_info").where("id", "=", act.id).execute();
  await note(trx, "purged", title, act);
}

async function findStored(trx: DatabaseTransaction, id: string) {
  return await trx
    .selectFrom("important_info")
    .select(["title", "expires_at", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function note(
  trx: DatabaseTransaction,
  action: "trashed" | "restored" | "purged",
  label: string,
  { id, userId, now }: BannerAct,
): Promise<void> {
  await recordActivity(trx, {
    action,
    subject: "banner",
    subjectId: id,
    label,
    userId,
    now,
  });
}
