import { isDeepStrictEqual } from "node:util";
import type { SaveAnswer } from "~/editing/edited-record";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { adoptImage, type ChoosePicture } from "~/platform/pictures/adopt-picture.server";
import type { Services } from "~/platform/services.server";
import { notePictureChange } from "~/platform/storage/cleanup-log.server";
import { type CheckedValues, checkFields } from "./check-values";
import { completeValues, leftOutErrors } from "./complete-values";
import { type AnyKind, addressOf, emptyValues, pictureOf, titleOf } from "./kind";
import { findRecord, insertRecord, type ListedRecord, updateRecord } from "./rows.server";
import type { Rules, Save } from "./rules";
import { cleanValues } from "./stored-values.server";

type Sent = Record<string, unknown>;

/** The sent values checked and cleaned, or their errors; null when a name is no field of the kind. */
export function checkValues(kind: AnyKind, sent: Sent): CheckedValues {
  const checked = checkFields(kind, sent);
  if (!checked || "errors" in checked) return checked;
  return { values: cleanValues(kind.fields, checked.values) };
}

/** Saves a record and moves the picture that waits for it to its place. */
export async function saveWithPicture(
  services: Services,
  rules: Rules,
  save: Save & { userId: string },
): Promise<SaveAnswer<Sent>> {
  const { database } = services;
  const { id, userId, values } = save;
  const picture = pictureOf(rules.kind);
  const url = picture && addressOf(values[picture.name]);
  if (!url) return saveRecord(database, rules, save);
  const image = { url, target: picture.targetFor(id) };
  return adoptImage({ ...services, userId }, image, (choosePicture) =>
    saveRecord(database, rules, save, choosePicture),
  );
}

/**
 * Writes a record over the version that was looked at, in one transaction; pages show it at the next
 * request. The record is read once, unless its kind needs more. A picture that is no longer shown is
 * noted for cleanup. The same save sent twice, or again after its answer was lost, is one save.
 * `choosePicture` settles the address of its picture; without it the address is saved as it is.
 */
export async function saveRecord(
  database: Database,
  rules: Rules,
  save: Save,
  choosePicture?: ChoosePicture,
): Promise<SaveAnswer<Sent>> {
  const { kind } = rules;
  const { id, version, now } = save;
  if (!isUuid(id)) return { kind: "not-found" };
  return transaction(database, async (trx) => {
    const resolved = await rules.resolve?.(trx, save);
    if (resolved) return resolved;
    const stored = await findRecord(trx, kind, id);
    if (!stored && version !== 0) return { kind: "not-found" };
    if (stored?.isTrashed) return { kind: "trashed" };
    const before = stored?.values ?? emptyValues(kind);
    const values = completeValues(kind.fields, save.values, before);
    const picture = pictureOf(kind);
    if (picture && choosePicture) {
      const chosen = await choosePicture(trx, addressOf(before[picture.name]));
      if (!chosen && stored && stored.version !== version) {
        return { kind: "conflict", current: stored };
      }
      if (!chosen) return { kind: "invalid", errors: { [picture.name]: [picture.lost] } };
      values[picture.name] = chosen.url;
    }
    if (stored && isDeepStrictEqual(before, values)) return { kind: "saved", record: stored };
    if (stored && stored.version !== version) return { kind: "conflict", current: stored };
    const errors = {
      ...kind.check?.(values, { intent: "publish", now }),
      ...leftOutErrors(kind.fields, save.values, before),
    };
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
    const record = await writeValues(trx, kind, { ...save, values, before: stored });
    return { kind: "saved", record };
  });
}

/** Writes checked values, notes the picture that they no longer show, and logs the save. */
async function writeValues(
  trx: DatabaseTransaction,
  kind: AnyKind,
  { id, version, values, before, userId, name, now }: Save & { before: ListedRecord<Sent> | null },
): Promise<ListedRecord<Sent>> {
  const written = { id, version: version + 1, values, userId, now };
  await (before ? updateRecord : insertRecord)(trx, kind, written);
  const picture = pictureOf(kind)?.name;
  if (picture) {
    await notePictureChange(trx, {
      before: addressOf(before?.values[picture]),
      after: addressOf(values[picture]),
      now,
    });
  }
  await recordActivity(trx, {
    action: before ? "updated" : "created",
    subject: kind.subject,
    subjectId: id,
    label: titleOf(kind, values),
    userId,
    now,
  });
  await contentChanged(trx);
  return {
    id,
    version: version + 1,
    values,
    updatedAt: now.toISOString(),
    updatedByName: name,
    deletedAt: null,
    isTrashed: false,
  };
}
