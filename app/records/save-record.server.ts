import type { SaveAnswer } from "~/editing/edited-record";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import {
  adoptImage,
  type ChoosePicture,
  keepStagedImage,
} from "~/platform/pictures/adopt-picture.server";
import type { Services } from "~/platform/services.server";
import { type By, toSaveAnswer } from "./documents.server";
import { readKeyNames } from "./key-names.server";
import { addressOf, picturesOf, type RecordPicture } from "./kind";
import { type ChosenPictures, recordDocuments } from "./record-documents.server";
import { findRecord } from "./rows.server";
import type { Rules, Save } from "./rules";
import { saveDocument } from "./save-document.server";
import { amendDocument, discardWorkingCopy } from "./write-document.server";

type Values = Record<string, unknown>;
/**
 * Saves a record and moves the pictures that wait for it to their places. Those of a draft go on waiting: their
 * places hold the pictures that visitors see.
 */
export async function saveWithPictures(
  services: Services,
  rules: Rules,
  save: Save & { userId: string },
): Promise<SaveAnswer<Values>> {
  const { database } = services;
  const { kind } = rules;
  const pictures = picturesOf(kind);
  const isRead = kind.isDrafted && pictures.length > 0;
  const draft = isRead ? await findRecord(database.kysely, kind, save.id) : null;
  return settlePictures(services, { rules, save, draft: draft?.values ?? {}, pictures });
}

type PicturesToSettle = {
  rules: Rules;
  save: Save & { userId: string };
  draft: Values;
  pictures: readonly RecordPicture[];
  chosen?: ChosenPictures;
};

/** One picture after the other, each around the save of what follows: all are put back when it is not written. */
async function settlePictures(
  services: Services,
  { chosen = new Map(), ...asked }: PicturesToSettle,
): Promise<SaveAnswer<Values>> {
  const { rules, save, draft } = asked;
  const [picture, ...pictures] = asked.pictures;
  if (!picture) return saveRecord(services.database, rules, save, chosen);
  const inDraft = addressOf(draft[picture.name] ?? null);
  // A tab that is older than the field does not send it.
  const isSent = Object.hasOwn(save.values, picture.name);
  const url = isSent ? addressOf(save.values[picture.name]) : inDraft;
  if (!url) return settlePictures(services, { ...asked, pictures, chosen });
  const image = { url, target: picture.targetFor(save.id) };
  const write = (choose: ChoosePicture) =>
    settlePictures(services, {
      ...asked,
      pictures,
      chosen: new Map([...chosen, [picture.name, choose]]),
    });
  if (save.intent === "autosave") return keepStagedImage(services, image, write);
  const { userId } = save;
  return adoptImage({ ...services, userId }, { ...image, isInDraft: url === inDraft }, write);
}

/**
 * Saves a record; pages show it at the next request. `chosen` settles the addresses of its pictures; one that it
 * does not name is saved as it is.
 */
export async function saveRecord(
  database: Database,
  rules: Rules,
  save: Save,
  chosen?: ChosenPictures,
): Promise<SaveAnswer<Values>> {
  return transaction(database, async (trx) => {
    const nameOf = await readKeyNames(trx, rules.kind.fields);
    const documents = recordDocuments(rules, { name: save.name, nameOf }, chosen);
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
