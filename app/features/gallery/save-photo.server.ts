import type { SaveAnswer } from "~/editing/edited-record";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { type By, toSaveAnswer } from "~/records/documents.server";
import { saveDocument } from "~/records/save-document.server";
import type { PhotoValues } from "./photo";
import { PHOTO_DOCUMENTS } from "./photo-documents.server";

type SavePhoto = By & {
  id: string;
  /** The version that the form was opened with. */
  version: number;
  values: Partial<PhotoValues>;
};

/** Saves the form of one photo. It makes none: new photos come several at once. */
export async function savePhoto(
  database: Database,
  save: SavePhoto,
): Promise<SaveAnswer<PhotoValues>> {
  if (save.version === 0) return { kind: "not-found" };
  const asked = { ...save, intent: "save", beside: null } as const;
  const answer = await transaction(database, (trx) => saveDocument(trx, PHOTO_DOCUMENTS, asked));
  return toSaveAnswer(answer);
}
