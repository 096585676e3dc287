import { type EditedRecord, hasWorkingCopy, type SaveAnswer } from "~/editing/edited-record";
import type { SaveIntent } from "~/editing/session-state";
import type { FieldErrors } from "~/lib/field-errors";
import {
  type ActivityAction,
  recordActivity,
  renameInActivityLog,
} from "~/platform/activity-log.server";
import type { ChoosePicture } from "~/platform/pictures/adopt-picture.server";
import { notePictureChange } from "~/platform/storage/cleanup-log.server";
import { type BodyAct, bodyHistory } from "./body-history.server";
import {
  type DocumentAnswer,
  type Documents,
  editedValues,
  type RecordDocument,
} from "./documents.server";
import type { NameOfKey } from "./fields";
import { noteUnusedFiles } from "./history.server";
import { addressOf, picturesOf, titleOf } from "./kind";
import { lostReferences } from "./lost-references.server";
import {
  findRecord,
  insertRecord,
  type ListedRecord,
  listCheckedOthers,
  publishedValues,
  updateRecord,
} from "./rows.server";
import { hasBody } from "./rows-of-kind.server";
import type { Rules } from "./rules";

type Values = Record<string, unknown>;
export type StoredRecord = RecordDocument<Values>;
/** Beside the values: whether visitors see them. */
type Beside = { isPublished: boolean };
type RecordDocuments = Documents<Values, StoredRecord, Beside, BodyAct>;

type Naming = {
  /** The name of the person who saves, as lists show it. */
  name: string | null;
  nameOf: NameOfKey;
};

/** By the name of its field, how the address of a picture is chosen. */
export type ChosenPictures = ReadonlyMap<string, ChoosePicture>;

/** The records of a kind as documents; a picture is chosen in the save that moves it. */
export function recordDocuments(
  rules: Rules,
  { name, nameOf }: Naming,
  chosen: ChosenPictures = new Map(),
): RecordDocuments {
  const { kind, resolve, settle } = rules;
  const pictures = picturesOf(kind);
  return {
    kind,
    store: recordStore(rules, name),
    history: hasBody(kind) ? bodyHistory(kind, nameOf) : null,
    listOthers: (trx, id) => listCheckedOthers(trx, kind, id),
    labelOf: (values) => titleOf(kind, values),
    isShown: isPublished,
    besideOf: (stored) => ({ isPublished: isPublished(stored) }),
    actOf: ({ intent, beside }) => ({
      act: kind.isDrafted && intent === "save" ? "publish" : "edit",
      beside,
    }),
    async answerFirst(trx, save) {
      const answer = await resolve?.(trx, { ...save, name });
      return answer ? fromSaveAnswer(answer) : null;
    },
    async settle(trx, stored, { id, intent, values: sent }) {
      const seen = stored && isPublished(stored) ? stored.live : null;
      const save = { id, before: seen, values: sent };
      const settled = intent === "save" ? await settle?.(trx, save) : undefined;
      const values = settled?.values ?? sent;
      const before = stored ? editedValues(stored) : {};
      const errors: FieldErrors = {
        ...settled?.errors,
        ...(await lostReferences(trx, kind.fields, { before, values })),
      };
      const addresses: Values = {};
      for (const { name: field, lost } of pictures) {
        const choose = chosen.get(field);
        if (!choose) continue;
        const picture = await choose(trx, addressOf(before[field] ?? null));
        if (picture) addresses[field] = picture.url;
        else errors[field] = [lost];
      }
      return { values: { ...values, ...addresses }, errors };
    },
    async noteFiles(trx, { before, after, now }) {
      if (pictures.length === 0) return;
      await noteUnusedFiles(trx, {
        before: [before?.workingCopy ?? {}],
        after: [after.live, after.workingCopy],
        reason: "replaced",
        now,
      });
      for (const { name: field } of pictures) {
        await notePictureChange(trx, {
          before: addressOf(before?.live[field] ?? null),
          after: addressOf(after.live[field]),
          now,
        });
      }
    },
    async noteSave(trx, { save, before }) {
      const { id, values, userId, now } = save;
      const label = titleOf(kind, values);
      const told = { subject: kind.subject, subjectId: id, label, userId, now };
      // Saves of a draft that is there already would fill the log.
      if (before && save.intent === "autosave") await renameInActivityLog(trx, told);
      else await recordActivity(trx, { ...told, action: savedAction(save, before) });
    },
  };
}

function isPublished({ record }: StoredRecord): boolean {
  return publishedValues(record) !== null;
}

function savedAction(
  { intent }: { intent: SaveIntent },
  before: StoredRecord | null,
): ActivityAction {
  if (!before) return "created";
  return intent === "save" && !isPublished(before) ? "published" : "updated";
}

/** The rows of a kind; a record gets its key when visitors first see it. */
function recordStore(
  { kind, keyOf, afterSave }: Rules,
  name: string | null,
): RecordDocuments["store"] {
  return {
    async find(db, id) {
      const record = await findRecord(db, kind, id);
      return record && toStored(record);
    },
    async write(trx, { live, workingCopy, beside, ...written }, before) {
      const { id, version, userId, now } = written;
      const seen = before && isPublished(before) ? before.live : null;
      const isFirst = beside.isPublished && seen === null;
      const row = {
        ...written,
        values: live,
        workingCopy,
        key: isFirst ? keyOf?.(live) : undefined,
      };
      if (before) await updateRecord(trx, kind, row);
      else await insertRecord(trx, kind, row);
      if (beside.isPublished && live !== before?.live) {
        await afterSave?.(trx, { id, before: seen, values: live, userId, now });
      }
      return toStored<ListedRecord<Values>>({
        id,
        version,
        values: workingCopy ?? live,
        ...(kind.isDrafted && { published: beside.isPublished ? live : null }),
        updatedAt: now.toISOString(),
        updatedByName: name,
        deletedAt: null,
        isTrashed: false,
      });
    },
  };
}

function fromSaveAnswer(answer: SaveAnswer<Values>): DocumentAnswer<StoredRecord> {
  if (answer.kind === "saved") {
    return { kind: "saved", stored: toStored(answer.record), isNew: false };
  }
  if (answer.kind === "conflict") return { kind: "conflict", current: toStored(answer.current) };
  return answer;
}

function toStored<R extends EditedRecord<Values>>(record: R): StoredRecord {
  const { id, version, isTrashed, values } = record;
  const live = publishedValues(record) ?? values;
  const workingCopy = hasWorkingCopy(record) ? values : null;
  return { id, version, isTrashed, live, workingCopy, record };
}
