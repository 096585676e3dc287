import type { EditedRecord, SaveAnswer } from "~/editing/edited-record";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { adoptImage, type ChoosePicture } from "~/platform/pictures/adopt-picture.server";
import type { Services } from "~/platform/services.server";
import { notePictureChange } from "~/platform/storage/cleanup-log.server";
import { bodyHistory } from "./body-history.server";
import type { DocumentAnswer, Documents, StoredDocument } from "./documents.server";
import type { NameOfKey } from "./fields";
import { readKeyNames } from "./key-names.server";
import { addressOf, pictureOf, titleOf } from "./kind";
import { lostReferences } from "./lost-references.server";
import {
  findRecord,
  insertRecord,
  type ListedRecord,
  listCheckedOthers,
  updateRecord,
} from "./rows.server";
import { hasBody } from "./rows-of-kind.server";
import type { Rules, Save } from "./rules";
import { saveDocument } from "./save-document.server";

type Values = Record<string, unknown>;
type StoredRecord = StoredDocument<Values> & { record: EditedRecord<Values> };
type RecordDocuments = Documents<Values, StoredRecord, null, never>;

/** Saves a record and moves the picture that waits for it to its place. */
export async function saveWithPicture(
  services: Services,
  rules: Rules,
  save: Save & { userId: string },
): Promise<SaveAnswer<Values>> {
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
 * Saves a record; pages show it at the next request. `choosePicture` settles the address of its picture;
 * without it the address is saved as it is.
 */
export async function saveRecord(
  database: Database,
  rules: Rules,
  save: Save,
  choosePicture?: ChoosePicture,
): Promise<SaveAnswer<Values>> {
  return transaction(database, async (trx) => {
    const nameOf = await readKeyNames(trx, rules.kind.fields);
    const documents = recordDocuments(rules, { name: save.name, nameOf }, choosePicture);
    const asked = { ...save, intent: "save" as const, beside: null };
    return toSaveAnswer(await saveDocument(trx, documents, asked));
  });
}

function toSaveAnswer(answer: DocumentAnswer<StoredRecord>): SaveAnswer<Values> {
  if (answer.kind === "saved") return { kind: "saved", record: answer.stored.record };
  if (answer.kind === "conflict") return { kind: "conflict", current: answer.current.record };
  return answer;
}

type Naming = {
  /** The name of the person who saves, as lists show it. */
  name: string | null;
  nameOf: NameOfKey;
};

/** The records of a kind as documents. */
function recordDocuments(
  { kind, resolve, settle, keyOf, afterSave }: Rules,
  { name, nameOf }: Naming,
  choosePicture?: ChoosePicture,
): RecordDocuments {
  const picture = pictureOf(kind);
  return {
    kind,
    store: {
      async find(db, id) {
        const record = await findRecord(db, kind, id);
        return record && toStored(record);
      },
      async write(trx, { live, ...written }, before) {
        const { id, version, userId, now } = written;
        const row = { ...written, values: live };
        const key = keyOf?.(live);
        if (before) await updateRecord(trx, kind, row);
        else await insertRecord(trx, kind, key === undefined ? row : { ...row, key });
        const save = { id, before: before?.live ?? null, values: live };
        await afterSave?.(trx, { ...save, userId, now });
        return toStored<ListedRecord<Values>>({
          id,
          version,
          values: live,
          updatedAt: now.toISOString(),
          updatedByName: name,
          deletedAt: null,
          isTrashed: false,
        });
      },
    },
    history: hasBody(kind) ? bodyHistory(kind, nameOf) : null,
    listOthers: (trx, id) => listCheckedOthers(trx, kind, id),
    labelOf: (values) => titleOf(kind, values),
    isShown: () => true,
    besideOf: () => null,
    async answerFirst(trx, save) {
      const answer = await resolve?.(trx, { ...save, name });
      return answer ? fromSaveAnswer(answer) : null;
    },
    async settle(trx, stored, { id, values: sent }) {
      const before = stored?.live ?? null;
      const settled = (await settle?.(trx, { id, before, values: sent })) ?? {
        values: sent,
        errors: {},
      };
      const { values } = settled;
      const errors = {
        ...settled.errors,
        ...(await lostReferences(trx, kind.fields, { before: before ?? {}, values })),
      };
      if (!picture || !choosePicture) return { values, errors };
      const chosen = await choosePicture(trx, addressOf(before?.[picture.name] ?? null));
      return chosen
        ? { values: { ...values, [picture.name]: chosen.url }, errors }
        : { values, errors: { ...errors, [picture.name]: [picture.lost] } };
    },
    async noteFiles(trx, { before, after, now }) {
      if (!picture) return;
      await notePictureChange(trx, {
        before: addressOf(before?.live[picture.name] ?? null),
        after: addressOf(after.live[picture.name]),
        now,
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
  return { id, version, isTrashed, live: values, workingCopy: null, record };
}
