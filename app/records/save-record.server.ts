import type { SaveAnswer } from "~/editing/edited-record";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import {
  adoptImage,
  type ChoosePicture,
  keepStagedImage,
} from "~/platform/pictures/adopt-picture.server";
import type { Services } from "~/platform/services.server";
import type { By, DocumentAnswer } from "./documents.server";
import { readKeyNames } from "./key-names.server";
import { addressOf, pictureOf } from "./kind";
import { recordDocuments, type StoredRecord } from "./record-documents.server";
import { findRecord } from "./rows.server";
import type { Rules, Save } from "./rules";
import { saveDocument } from "./save-document.server";
import { amendDocument, discardWorkingCopy } from "./write-document.server";

type Values = Record<string, unknown>;
/**
 * Saves a record and moves the picture that waits for it to its place. That of a draft goes on waiting: its
 * place holds the picture that visitors see.
 */
export async function saveWithPicture(
  services: Services,
  rules: Rules,
  save: Save & { userId: string },
): Promise<SaveAnswer<Values>> {
  const { database } = services;
  const { id, userId, values } = save;
  const { kind } = rules;
  const picture = pictureOf(kind);
  if (!picture) return saveRecord(database, rules, save);
  const draft = kind.isDrafted ? await findRecord(database.kysely, kind, id) : null;
  const inDraft = addressOf(draft?.values[picture.name] ?? null);
  // A tab that is older than the field does not send it.
  const isSent = Object.hasOwn(values, picture.name);
  const url = isSent ? addressOf(values[picture.name]) : inDraft;
  if (!url) return saveRecord(database, rules, save);
  const image = { url, target: picture.targetFor(id) };
  const write = (choosePicture: ChoosePicture) => saveRecord(database, rules, save, choosePicture);
  if (save.intent === "autosave") return keepStagedImage(services, image, write);
  return adoptImage({ ...services, userId }, { ...image, isInDraft: url === inDraft }, write);
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
    const { intent = "save" } = save;
    const asked = { ...save, intent, beside: { isPublished: intent === "save" } };
    return toSaveAnswer(await saveDocument(trx, documents, asked));
  });
}

/** Gives up what is written beside what visitors see; the history keeps it. */
export async function discardDraft(
  database: Database,
  rules: Rules,
  { name, ...act }: By & { id: string; version: number; name: string | null },
): Promise<SaveAnswer<Values>> {
  return transaction(database, async (trx) => {
    const nameOf = await readKeyNames(trx, rules.kind.fields);
    const documents = recordDocuments(rules, { name, nameOf });
    return toSaveAnswer(await discardWorkingCopy(trx, documents, act));
  });
}

/** Some values to change at once on the site and in the working copy, whose other changes stay aside. */
export type RecordAmendment = By & {
  id: string;
  /** The person's name, as lists show it. */
  name: string | null;
  /** The version that was looked at; whatever is stored when left out. */
  version?: number;
  live: Values;
  workingCopy: Values;
};

/** Changes some values of a record in the transaction of the caller. */
export async function amendRecord(
  trx: DatabaseTransaction,
  rules: Rules,
  { name, ...amendment }: RecordAmendment,
): Promise<SaveAnswer<Values>> {
  const nameOf = await readKeyNames(trx, rules.kind.fields);
  const documents = recordDocuments(rules, { name, nameOf });
  return toSaveAnswer(await amendDocument(trx, documents, amendment));
}

function toSaveAnswer(answer: DocumentAnswer<StoredRecord>): SaveAnswer<Values> {
  if (answer.kind === "saved") return { kind: "saved", record: answer.stored.record };
  if (answer.kind === "conflict") return { kind: "conflict", current: answer.current.record };
  return answer;
}
