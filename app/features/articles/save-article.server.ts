import { isDeepStrictEqual } from "node:util";
import { isUuid } from "~/lib/uuid";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import type { ArticleRow } from "~database/schema/articles";
import type { ArticleDocument, Publication } from "./article.types";
import { recordArticleActivity, recordSave } from "./article-activity.server";
import { withOwnIds } from "./article-files.server";
import type { SaveInput, SaveResult } from "./article-results.types";
import { applyDocument, insertDocument, keepAsWorkingCopy } from "./article-writes.server";
import type { RevisionAct } from "./change-summary";
import { setTopWeight } from "./order-articles.server";
import { cleanDocument, findSaveErrors } from "./save-checks.server";
import {
  editedDocument,
  findStoredArticle,
  getEditableArticle,
  publicationOf,
  type StoredArticle,
  toEditable,
} from "./stored-article.server";

/** A checked save: clean document, and the publication that the row is to have. */
type Save = SaveInput & { act: RevisionAct };

/**
 * Writes what the editor holds, in one transaction; a new article (version 0, id made by the browser)
 * goes to the top. An autosave never changes what visitors see: of a published or scheduled article
 * it writes the working copy. Nothing is written when someone saved in between; the same save sent
 * twice, or again after its answer was lost, is one save.
 */
export async function saveArticle(database: Database, input: SaveInput): Promise<SaveResult> {
  if (!isUuid(input.id)) return { kind: "not-found" };
  const document = cleanDocument(input.document);
  const errors = await findSaveErrors(database.kysely, { ...input, document });
  if (errors) return { kind: "invalid", errors };
  return transaction(database, async (trx) => {
    const images = await withOwnIds(trx, input.id, document.images);
    const stored = await findStoredArticle(trx, input.id);
    if (stored?.row.deleted_at) return { kind: "trashed" };
    const save = resolved({ ...input, document: { ...document, images } }, stored?.row ?? null);
    if (stored) return update(trx, stored, save);
    return input.version === 0 ? create(trx, save) : { kind: "not-found" };
  });
}

async function create(trx: DatabaseTransaction, save: Save): Promise<SaveResult> {
  await insertDocument(trx, save.id, save);
  await recordSave(trx, { ...save, title: save.document.title, before: null });
  if (save.intent === "save") await contentChanged(trx);
  const article = await getEditableArticle(trx, save.id, save.now);
  return { kind: "saved", article, isNew: true };
}

async function update(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  save: Save,
): Promise<SaveResult> {
  const { title } = save.document;
  if (!isAlreadyStored(stored, save)) {
    const isSaved = await writeSave(trx, stored, save);
    if (!isSaved) return { kind: "conflict", current: await toEditable(trx, stored, save.now) };
    await recordSave(trx, { ...save, title, before: stored.row });
    if (save.intent === "save") await contentChanged(trx);
  }
  if (save.toTop && save.intent === "save") {
    await setTopWeight(trx, save.id);
    await recordArticleActivity(trx, { ...save, title, action: "reordered" });
    await contentChanged(trx);
  }
  const article = await getEditableArticle(trx, save.id, save.now);
  return { kind: "saved", article, isNew: false };
}

function writeSave(trx: DatabaseTransaction, stored: StoredArticle, save: Save): Promise<boolean> {
  return goesAside(stored, save)
    ? keepAsWorkingCopy(trx, stored, save)
    : applyDocument(trx, stored, save);
}

/** Whether the save leaves the row alone: visitors see it, or saw it until it was taken off the site. */
function goesAside(stored: StoredArticle, save: Save): boolean {
  return (
    save.intent === "autosave" && (stored.row.status === "published" || stored.workingCopy !== null)
  );
}

function isAlreadyStored(stored: StoredArticle, save: Save): boolean {
  if (goesAside(stored, save)) return isDeepStrictEqual(editedDocument(stored), save.document);
  return (
    stored.workingCopy === null &&
    isDeepStrictEqual(stored.live, save.document) &&
    isDeepStrictEqual(publicationOf(stored.row), save.publication)
  );
}

function resolved(input: SaveInput, row: ArticleRow | null): Save {
  const { now } = input;
  if (input.intent === "autosave") {
    const { from, until } = input.publication;
    const chosen = from !== null && from > now.toISOString() ? from : null;
    const publication: Publication = { status: "draft", from: chosen, until };
    return { ...input, publication: withFirstDay(publication, row, now), act: "edit" };
  }
  const publication = withFirstDay(input.publication, row, now);
  return { ...input, publication, act: actOf(publication, row, now) };
}

/** An article keeps the day it first appeared; one that appears at once does so now. */
export function withFirstDay(
  publication: Publication,
  row: ArticleRow | null,
  now: Date,
): Publication {
  const clock = now.toISOString();
  if (publication.from !== null) return publication;
  const first = row?.published_from && row.published_from <= clock ? row.published_from : null;
  return { ...publication, from: first ?? (publication.status === "published" ? clock : null) };
}

function actOf(publication: Publication, row: ArticleRow | null, now: Date): RevisionAct {
  if (publication.status === "draft") return row?.status === "published" ? "unpublish" : "edit";
  const isAhead = publication.from !== null && publication.from > now.toISOString();
  return isAhead ? "schedule" : "publish";
}

/** Gives up what was not published yet: the editor shows again what visitors see. The history keeps it. */
export async function discardWorkingCopy(
  database: Database,
  act: { id: string; version: number; userId: string | null; now: Date },
): Promise<SaveResult> {
  return transaction(database, async (trx) => {
    const stored = await findStoredArticle(trx, act.id);
    if (!stored) return { kind: "not-found" };
    if (stored.row.deleted_at) return { kind: "trashed" };
    const document: ArticleDocument = stored.live;
    if (stored.workingCopy) {
      const isDone = await keepAsWorkingCopy(trx, stored, { ...act, document, act: "discard" });
      if (!isDone) return { kind: "conflict", current: await toEditable(trx, stored, act.now) };
      await recordArticleActivity(trx, { ...act, title: document.title, action: "discarded" });
    }
    return {
      kind: "saved",
      article: await getEditableArticle(trx, act.id, act.now),
      isNew: false,
    };
  });
}
