import { isDeepStrictEqual } from "node:util";
import type { FieldErrors } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { completeValues, leftOutErrors } from "~/records/complete-values";
import { emptyValues } from "~/records/kind";
import { cleanValues } from "~/records/stored-values.server";
import type { ArticleRow } from "~database/schema/articles";
import { type ArticleValues, article, missingForVisitors } from "./article";
import type { Publication } from "./article.types";
import { recordArticleActivity, recordSave } from "./article-activity.server";
import { withOwnIds } from "./article-files.server";
import type { SaveInput, SaveResult } from "./article-results.types";
import { applyValues, insertValues, keepAsWorkingCopy } from "./article-writes.server";
import type { RevisionAct } from "./change-summary";
import { findLostPictures } from "./lost-pictures.server";
import { setTopWeight } from "./order-articles.server";
import { publicationErrors } from "./publication";
import {
  editedValues,
  findStoredArticle,
  publicationOf,
  type StoredArticle,
  toEditable,
} from "./stored-article.server";

/** A save with every value, and with the publication that the row is to have. */
type Save = Omit<SaveInput, "values"> & { values: ArticleValues; act: RevisionAct };

/**
 * Writes what the editor holds, in one transaction that reads the article once; a new one (version 0,
 * id made by the browser) goes to the top. An autosave never changes what visitors see: of a published or
 * scheduled article it writes the working copy. Nothing is written when someone saved in between; the
 * same save sent twice, or again after its answer was lost, is one save.
 */
export async function saveArticle(database: Database, input: SaveInput): Promise<SaveResult> {
  if (!isUuid(input.id)) return { kind: "not-found" };
  const sent = cleanValues(article.fields, input.values);
  return transaction(database, async (trx) => {
    const stored = await findStoredArticle(trx, input.id);
    if (!stored && input.version !== 0) return { kind: "not-found" };
    if (stored?.row.deleted_at) return { kind: "trashed" };
    const before = stored ? editedValues(stored) : emptyValues(article);
    const values = completeValues(article.fields, sent, before) as ArticleValues;
    const errors = {
      ...leftOutErrors(article.fields, sent, before),
      ...(await findErrors(trx, stored, { ...input, values })),
    };
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
    const images = await withOwnIds(trx, input.id, values.images);
    const save = settled({ ...input, values: { ...values, images } }, stored?.row ?? null);
    return stored ? update(trx, stored, save) : create(trx, save);
  });
}

/** Errors, by place, that keep a save from being written. */
async function findErrors(
  trx: DatabaseTransaction,
  stored: StoredArticle | null,
  { id, values, intent, publication, now }: Omit<Save, "act">,
): Promise<FieldErrors> {
  const lost = await findLostPictures(trx, stored, { id, values });
  if (intent !== "save" || publication.status === "draft") return lost;
  const shown = stored?.row.status === "published" ? publicationOf(stored.row) : null;
  return {
    ...missingForVisitors(values),
    ...publicationErrors(publication, shown, now),
    ...lost,
  };
}

async function create(trx: DatabaseTransaction, save: Save): Promise<SaveResult> {
  const stored = await insertValues(trx, save.id, save);
  await recordSave(trx, { ...save, title: save.values.title, before: null });
  if (save.intent === "save") await contentChanged(trx);
  return { kind: "saved", article: await toEditable(trx, stored, save.now), isNew: true };
}

async function update(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  save: Save,
): Promise<SaveResult> {
  const { title } = save.values;
  const written = isAlreadyStored(stored, save) ? stored : await writeSave(trx, stored, save);
  if (!written) return { kind: "conflict", current: await toEditable(trx, stored, save.now) };
  if (written !== stored) {
    await recordSave(trx, { ...save, title, before: stored.row });
    if (save.intent === "save") await contentChanged(trx);
  }
  if (save.toTop && save.intent === "save") {
    await setTopWeight(trx, save.id);
    await recordArticleActivity(trx, { ...save, title, action: "reordered" });
    await contentChanged(trx);
  }
  return { kind: "saved", article: await toEditable(trx, written, save.now), isNew: false };
}

function writeSave(
  trx: DatabaseTransaction,
  stored: StoredArticle,
  save: Save,
): Promise<StoredArticle | null> {
  return goesAside(stored, save)
    ? keepAsWorkingCopy(trx, stored, save)
    : applyValues(trx, stored, save);
}

/** Whether the save leaves the row alone: visitors see it, or saw it until it was taken off the site. */
function goesAside(stored: StoredArticle, save: Save): boolean {
  return (
    save.intent === "autosave" && (stored.row.status === "published" || stored.workingCopy !== null)
  );
}

function isAlreadyStored(stored: StoredArticle, save: Save): boolean {
  if (goesAside(stored, save)) return isDeepStrictEqual(editedValues(stored), save.values);
  return (
    stored.workingCopy === null &&
    isDeepStrictEqual(stored.live, save.values) &&
    isDeepStrictEqual(publicationOf(stored.row), save.publication)
  );
}

function settled(input: Omit<Save, "act">, row: ArticleRow | null): Save {
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
    const values = stored.live;
    const written = stored.workingCopy
      ? await keepAsWorkingCopy(trx, stored, { ...act, values, act: "discard" })
      : stored;
    if (!written) return { kind: "conflict", current: await toEditable(trx, stored, act.now) };
    if (stored.workingCopy) {
      await recordArticleActivity(trx, { ...act, title: values.title, action: "discarded" });
    }
    return { kind: "saved", article: await toEditable(trx, written, act.now), isNew: false };
  });
}
