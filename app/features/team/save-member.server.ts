import { isDeepStrictEqual } from "node:util";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { updateVersioned } from "~/platform/database/versioned-rows.server";
import { notePictureChange } from "~/platform/storage/picture-change.server";
import type { EditedRecord, SaveAnswer } from "~/records/record";
import { findEditedMember } from "./admin-team.server";
import type { TeamValues } from "./team.schema";
import { TEAM_KINDS, type TeamKind } from "./team-kinds";

type SaveMember = {
  kind: TeamKind;
  /** Made with the form of a new one: sent twice, it is one person. */
  id: string;
  /** The version that was looked at; 0 for a new one. */
  version: number;
  values: TeamValues;
  userId: string | null;
  now: Date;
};

/**
 * Writes what the form of a coach or a board member holds over the version that was looked at, in
 * one transaction; pages show it at the next request. A photo that is no longer shown is put down
 * for cleanup in it. The same save sent twice, or again after its answer was lost, is one save.
 */
export async function saveMember(
  database: Database,
  save: SaveMember,
): Promise<SaveAnswer<TeamValues>> {
  if (!isUuid(save.id)) return { kind: "not-found" };
  return transaction(database, async (trx) => {
    const stored = await findEditedMember(trx, save.kind, save.id);
    if (!stored && save.version !== 0) return { kind: "not-found" };
    if (stored?.isTrashed) return { kind: "trashed" };
    if (stored && isDeepStrictEqual(stored.values, valuesOf(save))) {
      return { kind: "saved", record: stored };
    }
    if (stored && stored.version !== save.version) return { kind: "conflict", current: stored };
    await (stored ? update(trx, save) : insert(trx, save));
    await noteSave(trx, save, stored);
    await contentChanged(trx);
    const record = await findEditedMember(trx, save.kind, save.id);
    return record ? { kind: "saved", record } : { kind: "not-found" };
  });
}

function valuesOf({ values: { fullName, role, photo } }: SaveMember): TeamValues {
  return { fullName, role, photo };
}

function columnsOf({ values }: SaveMember) {
  return { full_name: values.fullName, role: values.role, photo: values.photo ?? null };
}

async function insert(trx: DatabaseTransaction, save: SaveMember): Promise<void> {
  const stamp = save.now.toISOString();
  await trx
    .insertInto(TEAM_KINDS[save.kind].table)
    .values({
      ...columnsOf(save),
      id: save.id,
      created_at: stamp,
      version: 1,
      updated_at: stamp,
      updated_by: save.userId,
      deleted_at: null,
    })
    .execute();
}

async function update(trx: DatabaseTransaction, save: SaveMember): Promise<void> {
  const { id, version, userId, now } = save;
  const change = { id, version, values: columnsOf(save), userId, now };
  await updateVersioned(trx, TEAM_KINDS[save.kind].table, change);
}

async function noteSave(
  trx: DatabaseTransaction,
  { kind, id, values, userId, now }: SaveMember,
  before: EditedRecord<TeamValues> | null,
): Promise<void> {
  const photo = { before: before?.values.photo ?? null, after: values.photo ?? null };
  await notePictureChange(trx, { ...photo, now });
  await recordActivity(trx, {
    action: before ? "updated" : "created",
    subject: kind,
    subjectId: id,
    label: values.fullName,
    userId,
    now,
  });
}
