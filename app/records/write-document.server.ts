import { isDeepStrictEqual } from "node:util";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged } from "~/platform/database/transaction.server";
import { noteDocument } from "./document-activity.server";
import type { By, DocumentAnswer, Documents, StoredDocument } from "./documents.server";
import { findRevision, recordRevision } from "./history.server";

type Change<V, B, A> = By & {
  id: string;
  live: V;
  workingCopy: V | null;
  beside: B;
  act: A | "edit";
  /** The values that the history keeps, where they are not those that are being edited. */
  kept?: V;
};

/**
 * Stores the next version of a document with its history, and notes the files that it no longer uses; the
 * caller has looked at the version that is stored. A working copy that says what visitors see is none.
 */
export async function writeDocument<
  V extends object,
  S extends StoredDocument<V>,
  B,
  A extends string,
>(
  trx: DatabaseTransaction,
  { store, history, noteFiles }: Documents<V, S, B, A>,
  before: S | null,
  { id, live, workingCopy, beside, act, kept, userId, now }: Change<V, B, A>,
): Promise<S> {
  const version = (before?.version ?? 0) + 1;
  const copy = isDeepStrictEqual(workingCopy, live) ? null : workingCopy;
  const written = { id, version, live, workingCopy: copy, beside, userId, now };
  const after = await store.write(trx, written, before);
  if (history) {
    const values = kept ?? copy ?? live;
    await recordRevision(trx, history, { ownerId: id, version, act, values, userId, now });
  }
  await noteFiles(trx, { before, after, now });
  return after;
}

type Amendment<V> = By & {
  id: string;
  /** The version that was looked at; whatever is stored when left out. */
  version?: number;
  /** The values that change where visitors see them, and in the working copy. */
  live: Partial<V>;
  workingCopy: Partial<V>;
};

/**
 * Changes some texts of a document at once where visitors see it and in its working copy, whose other
 * changes stay aside. Nothing is written of values that the check of the kind refuses; nothing is settled, so
 * that addresses and the like are not for it.
 */
export async function amendDocument<
  V extends object,
  S extends StoredDocument<V>,
  B,
  A extends string,
>(
  trx: DatabaseTransaction,
  documents: Documents<V, S, B, A>,
  { version, ...act }: Amendment<V>,
): Promise<DocumentAnswer<S>> {
  const stored = await documents.store.find(trx, act.id);
  if (!stored) return { kind: "not-found" };
  if (stored.isTrashed) return { kind: "trashed" };
  if (version !== undefined && stored.version !== version) {
    return { kind: "conflict", current: stored };
  }
  const live = { ...stored.live, ...act.live };
  const intent = documents.isShown(stored) ? "publish" : "draft";
  const others = (await documents.listOthers?.(trx, act.id)) ?? [];
  const errors = documents.kind.check?.(live, { intent, now: act.now, others }) ?? {};
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  const written = await writeDocument(trx, documents, stored, {
    ...act,
    live,
    workingCopy: stored.workingCopy && { ...stored.workingCopy, ...act.workingCopy },
    beside: documents.besideOf(stored),
    act: "edit",
  });
  await noteDocument(trx, documents, { ...act, values: live, action: "updated" });
  if (intent === "publish") await contentChanged(trx);
  return { kind: "saved", stored: written, isNew: false };
}

type VersionAct = By & { id: string; version: number };

/** Gives up what was not published yet: the editor shows again what visitors see. The history keeps it. */
export async function discardWorkingCopy<
  V extends object,
  S extends StoredDocument<V>,
  B,
  A extends string,
>(
  trx: DatabaseTransaction,
  documents: Documents<V, S, B, A | "discard">,
  act: VersionAct,
): Promise<DocumentAnswer<S>> {
  const stored = await documents.store.find(trx, act.id);
  if (!stored) return { kind: "not-found" };
  if (stored.isTrashed) return { kind: "trashed" };
  if (!stored.workingCopy) return { kind: "saved", stored, isNew: false };
  if (stored.version !== act.version) return { kind: "conflict", current: stored };
  const written = await writeDocument(trx, documents, stored, {
    ...act,
    live: stored.live,
    workingCopy: null,
    beside: documents.besideOf(stored),
    act: "discard",
  });
  await noteDocument(trx, documents, { ...act, values: stored.live, action: "discarded" });
  return { kind: "saved", stored: written, isNew: false };
}

/**
 * Brings an earlier version back into the editor: to the working copy of a document that visitors see, else
 * in place. What it replaces stays in the history.
 */
export async function restoreRevision<
  V extends object,
  S extends StoredDocument<V>,
  B,
  A extends string,
>(
  trx: DatabaseTransaction,
  documents: Documents<V, S, B, A | "restore">,
  act: VersionAct & { revisionId: string },
): Promise<DocumentAnswer<S>> {
  const { store, history, settle, isShown, besideOf } = documents;
  const stored = await store.find(trx, act.id);
  const revision = { ownerId: act.id, revisionId: act.revisionId };
  const found = history && (await findRevision(trx, history, revision));
  if (!stored || !found) return { kind: "not-found" };
  if (stored.isTrashed) return { kind: "trashed" };
  if (stored.version !== act.version) return { kind: "conflict", current: stored };
  const brought = { id: act.id, intent: "autosave", values: found } as const;
  const { values } = (await settle?.(trx, stored, brought)) ?? { values: found };
  const isAside = isShown(stored) || stored.workingCopy !== null;
  const written = await writeDocument(trx, documents, stored, {
    ...act,
    live: isAside ? stored.live : values,
    workingCopy: isAside ? values : null,
    beside: besideOf(stored),
    act: "restore",
  });
  await noteDocument(trx, documents, { ...act, values, action: "reverted" });
  return { kind: "saved", stored: written, isNew: false };
}
