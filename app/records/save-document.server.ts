import { isDeepStrictEqual } from "node:util";
import type { FieldErrors } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged } from "~/platform/database/transaction.server";
import { completeValues, leftOutErrors } from "./complete-values";
import type { CheckIntent } from "./composed-fields";
import {
  type DocumentAnswer,
  type DocumentSave,
  type Documents,
  editedValues,
  type StoredDocument,
  type WholeSave,
} from "./documents.server";
import { emptyParts } from "./kind";
import { cleanValues } from "./stored-values.server";
import { writeDocument } from "./write-document.server";

/**
 * Saves a document over the version that was looked at, in the transaction of the caller, which reads it
 * once. What is saved while typing goes to the working copy of a document that visitors see. Nothing is
 * written when somebody saved in between; the same save sent twice, or again after its answer was lost, is
 * one save.
 */
export async function saveDocument<
  V extends object,
  S extends StoredDocument<V>,
  B,
  A extends string,
>(
  trx: DatabaseTransaction,
  documents: Documents<V, S, B, A>,
  asked: DocumentSave<V, B>,
): Promise<DocumentAnswer<S>> {
  if (!isUuid(asked.id)) return { kind: "not-found" };
  const sent = cleanValues(documents.kind.fields, asked.values as Parts);
  const first = await documents.answerFirst?.(trx, { ...asked, values: sent as Partial<V> });
  if (first) return first;
  const stored = await documents.store.find(trx, asked.id);
  if (!stored && asked.version !== 0) return { kind: "not-found" };
  if (stored?.isTrashed) return { kind: "trashed" };
  const { save, act, errors } = await completeSave(trx, documents, { stored, sent, asked });
  if (stored && isAlreadyStored(documents, stored, save)) {
    return { kind: "saved", stored, isNew: false };
  }
  if (stored && stored.version !== asked.version) return { kind: "conflict", current: stored };
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  const isAside = stored !== null && goesAside(documents, stored, save);
  const change = isAside
    ? { live: stored.live, workingCopy: save.values, beside: documents.besideOf(stored) }
    : { live: save.values, workingCopy: null, beside: save.beside };
  const written = await writeDocument(trx, documents, stored, { ...save, act, ...change });
  await documents.noteSave(trx, { save, act, before: stored });
  if (save.intent === "save") await contentChanged(trx);
  return { kind: "saved", stored: written, isNew: stored === null };
}

type Asked<V, S, B> = { stored: S | null; sent: Parts; asked: DocumentSave<V, B> };

/** The save with every value, the name of what it does, and the errors that keep it from being written. */
async function completeSave<V extends object, S extends StoredDocument<V>, B, A extends string>(
  trx: DatabaseTransaction,
  documents: Documents<V, S, B, A>,
  { stored, sent, asked }: Asked<V, S, B>,
): Promise<{ save: WholeSave<V, B>; act: A | "edit"; errors: FieldErrors }> {
  const { fields } = documents.kind;
  const before = (stored ? editedValues(stored) : emptyParts(fields)) as Parts;
  const { id, intent } = asked;
  const complete = { id, intent, values: completeValues(fields, sent, before) as V };
  const settled = await documents.settle?.(trx, stored, complete);
  const whole = { ...asked, values: settled?.values ?? complete.values };
  const checkedAs = intentOf(documents, whole);
  const errors = {
    ...(await findErrors(trx, documents, stored, whole)),
    ...settled?.errors,
    ...leftOutErrors(fields, { sent, stored: before, intent: checkedAs }),
  };
  const named = documents.actOf?.(whole, stored);
  const save = { ...whole, beside: named?.beside ?? asked.beside };
  return { save, act: named?.act ?? "edit", errors };
}

type Parts = Record<string, unknown>;

async function findErrors<V extends object, S extends StoredDocument<V>, B, A extends string>(
  trx: DatabaseTransaction,
  documents: Documents<V, S, B, A>,
  stored: S | null,
  save: WholeSave<V, B>,
): Promise<FieldErrors> {
  const { kind, checkBeside, listOthers } = documents;
  const intent = intentOf(documents, save);
  const others = (await listOthers?.(trx, save.id)) ?? [];
  return {
    ...kind.check?.(save.values, { intent, now: save.now, others }),
    ...checkBeside?.(save, stored),
  };
}

function intentOf<V extends object, S extends StoredDocument<V>, B, A extends string>(
  { checkedAs }: Documents<V, S, B, A>,
  save: WholeSave<V, B>,
): CheckIntent {
  const whenLeftOut = save.intent === "save" ? "publish" : "draft";
  return checkedAs?.(save) ?? whenLeftOut;
}

/** Whether a save leaves alone what visitors see, or saw until it was taken off the site. */
function goesAside<V extends object, S extends StoredDocument<V>, B, A extends string>(
  { isShown }: Documents<V, S, B, A>,
  stored: S,
  { intent }: WholeSave<V, B>,
): boolean {
  return intent === "autosave" && (isShown(stored) || stored.workingCopy !== null);
}

function isAlreadyStored<V extends object, S extends StoredDocument<V>, B, A extends string>(
  documents: Documents<V, S, B, A>,
  stored: S,
  save: WholeSave<V, B>,
): boolean {
  if (goesAside(documents, stored, save)) {
    return isDeepStrictEqual(editedValues(stored), save.values);
  }
  return (
    stored.workingCopy === null &&
    isDeepStrictEqual(stored.live, save.values) &&
    isDeepStrictEqual(documents.besideOf(stored), save.beside)
  );
}
