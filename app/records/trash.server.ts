import type { CommandAnswer } from "~/lib/command";
import { trashDeadline } from "~/lib/trash";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { setTrashed } from "~/platform/database/versioned-rows.server";
import { notePurgedPicture } from "~/platform/storage/picture-change.server";
import { type AnyKind, addressOf, pictureOf, titleOf } from "./kind";
import { findRecord, type ListedRecord, recordTables } from "./rows.server";

type Act = { id: string; userId: string | null; now: Date };
type Stored = ListedRecord<Record<string, unknown>>;

/** What the server alone knows of a kind. */
export type ServerKind = {
  kind: AnyKind;
  /** Said after «est dans la corbeille.»: where it still stands. */
  trashedNote?: (title: string) => string;
};

/** Moves a record to the trash or brings it back as it was, and says so; done twice, it is done once. */
export async function setRecordTrashed(
  database: Database,
  { kind, trashedNote = () => "" }: ServerKind,
  { isTrashed, ...act }: Act & { isTrashed: boolean },
): Promise<CommandAnswer> {
  const { id } = act;
  const stored = await transaction(database, async (trx) => {
    const record = await findRecord(trx, kind, id);
    if (record && record.isTrashed !== isTrashed) {
      await setTrashed(trx, kind.table, { ...act, isTrashed });
      await note(trx, kind, isTrashed ? "trashed" : "restored", record, act);
      await contentChanged(trx);
    }
    return record;
  });
  if (!stored) return { ok: false, message: kind.french.gone, undo: null };
  const title = titleOf(kind, stored.values);
  const quoted = `«\u00a0${title}\u00a0»`;
  if (!isTrashed) {
    return { ok: true, message: `${quoted} a retrouvé sa place.`, undo: { intent: "trash", id } };
  }
  const message = `${quoted} est dans la corbeille.${trashedNote(title)}`;
  return { ok: true, message, undo: { intent: "restore", id } };
}

/** Deletes for good a record that is in the trash, its picture put down for cleanup; any other is not found. */
export async function purgeRecord(
  database: Database,
  kind: AnyKind,
  act: Act,
): Promise<{ kind: "done" } | { kind: "not-found" }> {
  return transaction(database, async (trx) => {
    const record = await findRecord(trx, kind, act.id);
    if (!record?.isTrashed) return { kind: "not-found" };
    await recordTables(trx).deleteFrom(kind.table).where("id", "=", act.id).execute();
    const picture = pictureOf(kind);
    if (picture) {
      const url = addressOf(record.values[picture.name]);
      await notePurgedPicture(trx, { url, now: act.now });
    }
    await note(trx, kind, "purged", record, act);
    return { kind: "done" };
  });
}

/** Deletes for good what has been in the trash for 30 days; returns how many. Writes nothing when there is none. */
export async function purgeExpiredRecords(
  database: Database,
  kind: AnyKind,
  now: Date,
): Promise<number> {
  const expired = await recordTables(database.kysely)
    .selectFrom(kind.table)
    .select("id")
    .where("deleted_at", "<=", trashDeadline(now))
    .execute();
  let count = 0;
  for (const { id } of expired) {
    const result = await purgeRecord(database, kind, { id, userId: null, now });
    if (result.kind === "done") count += 1;
  }
  return count;
}

async function note(
  trx: DatabaseTransaction,
  kind: AnyKind,
  action: ActivityAction,
  { id, values }: Stored,
  { userId, now }: Act,
): Promise<void> {
  const label = titleOf(kind, values);
  await recordActivity(trx, { action, subject: kind.subject, subjectId: id, label, userId, now });
}
