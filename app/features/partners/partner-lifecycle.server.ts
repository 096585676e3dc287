import { trashDeadline } from "~/lib/trash";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed } from "~/platform/database/versioned-rows.server";
import { notePurgedPicture } from "~/platform/storage/picture-change.server";

type Act = { id: string; userId: string | null; now: Date };

export type PartnerActResult = { kind: "done"; name: string } | { kind: "not-found" };

/** Moves a partner to the trash or brings it back as it was; done twice, it is done once. */
export async function setPartnerTrashed(
  database: Database,
  { isTrashed, ...act }: Act & { isTrashed: boolean },
): Promise<PartnerActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored) return { kind: "not-found" };
    await setTrashed(trx, "partners", { ...act, isTrashed });
    const isChanged = (stored.deleted_at !== null) !== isTrashed;
    if (isChanged) {
      await record(trx, act, isTrashed ? "trashed" : "restored", stored.name);
      await contentChanged(trx);
    }
    return { kind: "done", name: stored.name };
  });
}

/**
 * Deletes for good what has been in the trash for 30 days, and puts the logos down for cleanup;
 * returns how many. Writes nothing when there is none.
 */
export async function purgeExpiredPartners(database: Database, now: Date): Promise<number> {
  const expired = await database.kysely
    .selectFrom("partners")
    .select("id")
    .where("deleted_at", "<=", trashDeadline(now))
    .execute();
  let count = 0;
  for (const { id } of expired) {
    const result = await purgePartner(database, { id, userId: null, now });
    if (result.kind === "done") count += 1;
  }
  return count;
}

/** Deletes for good a partner that is in the trash; any other is not found. */
export async function purgePartner(database: Database, act: Act): Promise<PartnerActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act.id);
    if (!stored?.deleted_at) return { kind: "not-found" };
    await trx.deleteFrom("partners").where("id", "=", act.id).execute();
    await notePurgedPicture(trx, { url: stored.logo, now: act.now });
    await record(trx, act, "purged", stored.name);
    return { kind: "done", name: stored.name };
  });
}

function findStored(trx: DatabaseTransaction, id: string) {
  return trx
    .selectFrom("partners")
    .select(["name", "logo", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function record(
  trx: DatabaseTransaction,
  { id, userId, now }: Act,
  action: ActivityAction,
  label: string,
): Promise<void> {
  await recordActivity(trx, { action, subject: "partner", subjectId: id, label, userId, now });
}
