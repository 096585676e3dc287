import { trashDeadline } from "~/lib/trash";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed } from "~/platform/database/versioned-rows.server";
import { notePurgedPicture } from "~/platform/storage/picture-change.server";
import { TEAM_KINDS, type TeamKind } from "./team-kinds";

type Act = { kind: TeamKind; id: string; userId: string | null; now: Date };

export type MemberActResult = { kind: "done"; fullName: string } | { kind: "not-found" };

/** Moves a person to the trash or brings them back as they were; done twice, it is done once. */
export async function setMemberTrashed(
  database: Database,
  { isTrashed, ...act }: Act & { isTrashed: boolean },
): Promise<MemberActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act);
    if (!stored) return { kind: "not-found" };
    await setTrashed(trx, TEAM_KINDS[act.kind].table, { ...act, isTrashed });
    const isChanged = (stored.deleted_at !== null) !== isTrashed;
    if (isChanged) {
      await record(trx, act, isTrashed ? "trashed" : "restored", stored.full_name);
      await contentChanged(trx);
    }
    return { kind: "done", fullName: stored.full_name };
  });
}

/** Deletes for good somebody who is in the trash; anybody else is not found. */
export async function purgeMember(database: Database, act: Act): Promise<MemberActResult> {
  return transaction(database, async (trx) => {
    const stored = await findStored(trx, act);
    if (!stored?.deleted_at) return { kind: "not-found" };
    await trx.deleteFrom(TEAM_KINDS[act.kind].table).where("id", "=", act.id).execute();
    await notePurgedPicture(trx, { url: stored.photo, now: act.now });
    await record(trx, act, "purged", stored.full_name);
    return { kind: "done", fullName: stored.full_name };
  });
}

/**
 * Deletes for good who has been in the trash for 30 days, of both lists, and puts their photos down
 * for cleanup; returns how many. Writes nothing when there is nobody.
 */
export async function purgeExpiredTeam(database: Database, now: Date): Promise<number> {
  let count = 0;
  for (const kind of ["coach", "board-member"] as const) {
    const expired = await database.kysely
      .selectFrom(TEAM_KINDS[kind].table)
      .select("id")
      .where("deleted_at", "<=", trashDeadline(now))
      .execute();
    for (const { id } of expired) {
      const result = await purgeMember(database, { kind, id, userId: null, now });
      if (result.kind === "done") count += 1;
    }
  }
  return count;
}

function findStored(trx: DatabaseTransaction, { kind, id }: Act) {
  return trx
    .selectFrom(TEAM_KINDS[kind].table)
    .select(["full_name", "photo", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function record(
  trx: DatabaseTransaction,
  { kind, id, userId, now }: Act,
  action: ActivityAction,
  label: string,
): Promise<void> {
  await recordActivity(trx, { action, subject: kind, subjectId: id, label, userId, now });
}
