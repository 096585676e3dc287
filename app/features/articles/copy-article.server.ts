import { addDays } from "~/lib/french-dates";
import { fits } from "~/lib/truncate";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { editedValues } from "~/records/documents.server";
import { writeDocument } from "~/records/write-document.server";
import { ARTICLE_LIMITS, type ArticleEvent, type ArticleValues } from "./article";
import { recordArticleActivity } from "./article-activity.server";
import { ARTICLE_DOCUMENTS } from "./article-documents.server";
import type { ArticleAct, By } from "./article-results.types";
import { displayTitle } from "./article-text";
import { MOST_COPIES } from "./repeat-days";
import { findStoredArticle, type StoredArticle } from "./stored-article.server";

/** Copies of an article, by their ids; nothing was made unless it is `done`. */
export type CopyResult =
  | { kind: "done"; title: string; ids: string[] }
  /** The days are not those of later events, or too many. */
  | { kind: "wrong-days" }
  | { kind: "not-found" };

const DRAFT = {
  status: "draft",
  from: null,
  until: null,
} as const;

/**
 * Copies what the editor of an article shows into a draft at the top of the list: its pictures are the same
 * files, its photos have new ids. An event is on again.
 */
export async function copyArticle(database: Database, act: ArticleAct): Promise<CopyResult> {
  return copyEach(database, act, (stored) => {
    const { event, title, ...values } = editedValues(stored);
    return [{ ...values, title: titleOfCopy(title), event: event && onAgain(event) }];
  });
}

/** Copies an event as its line in the list shows it onto other days, a draft for each, in their order at the top. */
export async function repeatEvent(
  database: Database,
  { days, ...act }: ArticleAct & { days: readonly string[] },
): Promise<CopyResult> {
  return copyEach(database, act, ({ live }) => {
    const { event } = live;
    const first = event?.day;
    const isRight = first && areLaterDays(days, first) && days.length <= MOST_COPIES;
    if (!event || !isRight) return null;
    return days.map((day) => ({ ...live, event: movedTo(onAgain(event), day) }));
  });
}

async function copyEach(
  database: Database,
  act: ArticleAct,
  copiesOf: (stored: StoredArticle) => ArticleValues[] | null,
): Promise<CopyResult> {
  return transaction(database, async (trx) => {
    const stored = await findStoredArticle(trx, act.id);
    if (!stored || stored.isTrashed) return { kind: "not-found" };
    const copies = copiesOf(stored);
    if (!copies) return { kind: "wrong-days" };
    const ids: string[] = [];
    // Each goes to the top: the last one first, so that they stand in their order.
    for (const copy of copies.toReversed()) ids.unshift(await writeCopy(trx, copy, act));
    return { kind: "done", title: displayTitle(stored.row.title), ids };
  });
}

async function writeCopy(
  trx: DatabaseTransaction,
  values: ArticleValues,
  { userId, now }: By,
): Promise<string> {
  const id = newId();
  const live = { ...values, images: values.images.map((image) => ({ ...image, id: newId() })) };
  await writeDocument(trx, ARTICLE_DOCUMENTS, null, {
    id,
    live,
    workingCopy: null,
    beside: DRAFT,
    act: "edit",
    userId,
    now,
  });
  await recordArticleActivity(trx, { id, title: live.title, action: "created", userId, now });
  return id;
}

function titleOfCopy(title: string): string {
  const copy = `${title} (copie)`;
  return title !== "" && fits(copy, ARTICLE_LIMITS.title) ? copy : title;
}

function onAgain(event: ArticleEvent): ArticleEvent {
  return { ...event, state: "confirmed" };
}

function areLaterDays(days: readonly string[], first: string): boolean {
  return days.length > 0 && days.every((day, index) => day > (days[index - 1] ?? first));
}

/** The event on another day, and as many days long. */
function movedTo(event: ArticleEvent, day: string): ArticleEvent {
  const { day: first, endDay } = event;
  const length = first && endDay ? daysBetween(first, endDay) : null;
  return { ...event, day, endDay: length === null ? endDay : addDays(day, length) };
}

const DAY_MS = 86_400_000;

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}
