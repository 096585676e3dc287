import { isDeepStrictEqual } from "node:util";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { updateVersioned } from "~/platform/database/versioned-rows.server";
import { notePictureChange } from "~/platform/storage/picture-change.server";
import type { EditedRecord, SaveAnswer } from "~/records/record";
import { findEditedPartner } from "./admin-partners.server";
import type { PartnerValues } from "./partner.schema";

type SavePartner = {
  /** Made with the form of a new one: sent twice, it is one partner. */
  id: string;
  /** The version that was looked at; 0 for a new one. */
  version: number;
  values: PartnerValues;
  userId: string | null;
  now: Date;
};

/**
 * Writes what the form of a partner holds over the version that was looked at, in one transaction;
 * the home page shows it at the next request. A logo that is no longer shown is put down for cleanup
 * in it. The same save sent twice, or again after its answer was lost, is one save.
 */
export async function savePartner(
  database: Database,
  save: SavePartner,
): Promise<SaveAnswer<PartnerValues>> {
  if (!isUuid(save.id)) return { kind: "not-found" };
  return transaction(database, async (trx) => {
    const stored = await findEditedPartner(trx, save.id);
    if (!stored && save.version !== 0) return { kind: "not-found" };
    if (stored?.isTrashed) return { kind: "trashed" };
    if (stored && isDeepStrictEqual(stored.values, valuesOf(save))) {
      return { kind: "saved", record: stored };
    }
    if (stored && stored.version !== save.version) return { kind: "conflict", current: stored };
    await (stored ? update(trx, save) : insert(trx, save));
    await noteSave(trx, save, stored);
    await contentChanged(trx);
    const record = await findEditedPartner(trx, save.id);
    return record ? { kind: "saved", record } : { kind: "not-found" };
  });
}

function valuesOf({ values: { name, link, logo } }: SavePartner): PartnerValues {
  return { name, link, logo };
}

function columnsOf({ values: { name, link, logo } }: SavePartner) {
  return { name, link: link || null, logo: logo ?? null };
}

async function insert(trx: DatabaseTransaction, save: SavePartner): Promise<void> {
  const stamp = save.now.toISOString();
  await trx
    .insertInto("partners")
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

async function update(trx: DatabaseTransaction, save: SavePartner): Promise<void> {
  const { id, version, userId, now } = save;
  await updateVersioned(trx, "partners", { id, version, values: columnsOf(save), userId, now });
}

async function noteSave(
  trx: DatabaseTransaction,
  { id, values, userId, now }: SavePartner,
  before: EditedRecord<PartnerValues> | null,
): Promise<void> {
  const logo = { before: before?.values.logo ?? null, after: values.logo ?? null };
  await notePictureChange(trx, { ...logo, now });
  await recordActivity(trx, {
    action: before ? "updated" : "created",
    subject: "partner",
    subjectId: id,
    label: values.name,
    userId,
    now,
  });
}
