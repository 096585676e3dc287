import { readClock } from "~/lib/french-dates";
import { articleSearchText, excerptOf } from "~/lib/stored-texts";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import type { ArticleRow } from "~database/schema/articles";
import type { ArticleDocument, EditableArticle, EditableImage, Publication } from "./article.types";
import { publicationStateOf } from "./article-conditions.server";
import { EMPTY_DOCUMENT } from "./article-form-values";
import { readDay, toSection } from "./article-rows";

/** An article as the database holds it: what is (or would be) on the site, and the copy being edited. */
export type StoredArticle = {
  row: ArticleRow;
  live: ArticleDocument;
  workingCopy: ArticleDocument | null;
};

/** Reads an article whatever its state, trash included; null when there is none. */
export async function findStoredArticle(db: Queryable, id: string): Promise<StoredArticle | null> {
  if (!isUuid(id)) return null;
  const row = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  return {
    row,
    live: documentOf(row, await listEditableImages(db, id)),
    workingCopy: row.working_copy ? readDocument(JSON.parse(row.working_copy)) : null,
  };
}

/** The pictures of an article's own gallery, in their display order (specification §7). */
export async function listEditableImages(
  db: Queryable,
  articleId: string,
): Promise<EditableImage[]> {
  const rows = await db
    .selectFrom("article_images")
    .select(["id", "image_url", "alt_text", "caption", "is_decorative"])
    .where("article_id", "=", articleId)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: row.image_url,
    alt: row.alt_text,
    caption: row.caption,
    isDecorative: row.is_decorative,
  }));
}

/** What the editor opens: the working copy when there is one. */
export function editedDocument(stored: StoredArticle): ArticleDocument {
  return stored.workingCopy ?? stored.live;
}

/**
 * A document that was kept as JSON: with what documents did not have yet when it was written, and
 * tolerant of days and times as something else may have stored them.
 */
export function readDocument(kept: Partial<ArticleDocument>): ArticleDocument {
  const document = { ...EMPTY_DOCUMENT, ...kept };
  return {
    ...document,
    eventDate: readDay(document.eventDate),
    eventTime: readClock(document.eventTime),
    eventEndDate: readDay(document.eventEndDate),
    eventEndTime: readClock(document.eventEndTime),
  };
}

function documentOf(row: ArticleRow, images: EditableImage[]): ArticleDocument {
  return {
    title: row.title,
    content: row.content,
    section: toSection(row.section),
    cover: row.cover_image_url
      ? {
          url: row.cover_image_url,
          alt: row.cover_alt,
          focusX: row.cover_focus_x,
          focusY: row.cover_focus_y,
          isDecorative: row.cover_is_decorative,
        }
      : null,
    images,
    isEvent: row.is_event,
    eventDate: readDay(row.event_date),
    eventTime: readClock(row.event_time),
    eventEndDate: readDay(row.event_end_date),
    eventEndTime: readClock(row.event_end_time),
    eventLocation: row.event_location,
    eventState: row.event_state,
  };
}

/** The columns that hold a document, with what is derived from it; its images have their own table. */
export function documentColumns(document: ArticleDocument) {
  const { cover } = document;
  return {
    title: document.title,
    content: document.content,
    section: document.section,
    cover_image_url: cover?.url ?? null,
    cover_alt: cover?.alt ?? "",
    cover_is_decorative: cover?.isDecorative ?? false,
    cover_focus_x: cover?.focusX ?? 50,
    cover_focus_y: cover?.focusY ?? 50,
    is_event: document.isEvent,
    event_date: document.eventDate,
    event_time: document.eventTime,
    event_end_date: document.eventEndDate,
    event_end_time: document.eventEndTime,
    event_location: document.eventLocation,
    event_state: document.eventState,
    excerpt: excerptOf(document.content),
    search_text: articleSearchText(document),
  };
}

/** The publication that a row holds. */
export function publicationOf(row: ArticleRow): Publication {
  return { status: row.status, from: row.published_from, until: row.published_until };
}

/** An article as its editor opens it. Throws when it is not there: the caller has just written it. */
export async function getEditableArticle(
  db: Queryable,
  id: string,
  now: Date,
): Promise<EditableArticle> {
  const stored = await findStoredArticle(db, id);
  if (!stored) throw new Error(`Article ${id} is not stored.`);
  return toEditable(db, stored, now);
}

export async function toEditable(
  db: Queryable,
  stored: StoredArticle,
  now: Date,
): Promise<EditableArticle> {
  const { row } = stored;
  return {
    id: row.id,
    version: row.version,
    document: editedDocument(stored),
    publication: publicationOf(row),
    state: publicationStateOf(row, now),
    hasWorkingCopy: stored.workingCopy !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedByName: await findName(db, row.updated_by),
  };
}

async function findName(db: Queryable, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const user = await db
    .selectFrom("users")
    .select(accountName("users.id").as("name"))
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.name ?? null;
}
