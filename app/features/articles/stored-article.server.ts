import { readClock, readDay } from "~/lib/french-dates";
import { articleSearchText, excerptOf } from "~/lib/stored-texts";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import { editedValues, type StoredDocument } from "~/records/documents.server";
import { shapeOf } from "~/records/kind";
import type { ArticleRow } from "~database/schema/articles";
import {
  type ArticleCover,
  type ArticleEvent,
  type ArticlePhoto,
  type ArticleValues,
  article,
} from "./article";
import type { Publication } from "./article.types";
import { publicationStateOf } from "./article-conditions.server";
import type { EditableArticle } from "./article-results.types";

/** An article as the database holds it: what is (or would be) on the site, and the copy being edited. */
export type StoredArticle = StoredDocument<ArticleValues> & { row: ArticleRow };

/** Reads an article whatever its state, trash included; null when there is none. */
export async function findStoredArticle(db: Queryable, id: string): Promise<StoredArticle | null> {
  if (!isUuid(id)) return null;
  const row = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toStored(row, await listPhotos(db, id)) : null;
}

/** An article from its row and its photos. */
export function toStored(row: ArticleRow, images: ArticlePhoto[]): StoredArticle {
  return {
    id: row.id,
    version: row.version,
    isTrashed: row.deleted_at !== null,
    row,
    live: valuesOfRow(row, images),
    workingCopy: row.working_copy ? readKeptArticle(JSON.parse(row.working_copy)) : null,
  };
}

/** The pictures of an article's own gallery, in their display order (specification §7). */
export async function listPhotos(db: Queryable, articleId: string): Promise<ArticlePhoto[]> {
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
    isDecorative: row.is_decorative,
    caption: row.caption,
  }));
}

const ARTICLE_SHAPE = shapeOf(article);

/** The values of an article that was kept as JSON, in today's shape or an older one. */
export function readKeptArticle(kept: object): ArticleValues {
  return ARTICLE_SHAPE.parse(kept) as ArticleValues;
}

function valuesOfRow(row: ArticleRow, images: ArticlePhoto[]): ArticleValues {
  return {
    title: row.title,
    content: row.content,
    section: row.section || null,
    cover: coverOfRow(row),
    images,
    event: eventOfRow(row),
  };
}

function coverOfRow(row: ArticleRow): ArticleCover | null {
  if (!row.cover_image_url) return null;
  return {
    url: row.cover_image_url,
    alt: row.cover_alt,
    isDecorative: row.cover_is_decorative,
    focusX: row.cover_focus_x,
    focusY: row.cover_focus_y,
  };
}

/** Days and clocks may stand in a row as something else has written them. */
function eventOfRow(row: ArticleRow): ArticleEvent | null {
  if (!row.is_event) return null;
  return {
    day: readDay(row.event_date),
    endDay: readDay(row.event_end_date),
    time: readClock(row.event_time),
    endTime: readClock(row.event_end_time),
    location: row.event_location ?? "",
    state: row.event_state,
  };
}

/**
 * The columns that hold the values of an article, with what is derived from them; photos have their own
 * table. What is no event leaves the columns of an event as they are.
 */
export function valueColumns({ title, content, section, cover, event }: ArticleValues) {
  return {
    title,
    content,
    section,
    cover_image_url: cover?.url ?? null,
    cover_alt: cover?.alt ?? "",
    cover_is_decorative: cover?.isDecorative ?? false,
    cover_focus_x: cover?.focusX ?? 50,
    cover_focus_y: cover?.focusY ?? 50,
    is_event: event !== null,
    ...(event && eventColumns(event)),
    excerpt: excerptOf(content),
    search_text: articleSearchText({ title, content }),
  };
}

export function eventColumns({ day, time, endDay, endTime, location, state }: ArticleEvent) {
  return {
    event_date: day,
    event_time: time,
    event_end_date: endDay,
    event_end_time: endTime,
    event_location: location || null,
    event_state: state,
  };
}

/** The publication that a row holds. */
export function publicationOf(row: ArticleRow): Publication {
  return { status: row.status, from: row.published_from, until: row.published_until };
}

/** An article as its editor opens it. */
export async function toEditable(
  db: Queryable,
  stored: StoredArticle,
  now: Date,
): Promise<EditableArticle> {
  const { row } = stored;
  return {
    id: row.id,
    version: row.version,
    values: editedValues(stored),
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
