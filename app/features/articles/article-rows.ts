import { readClock, readDay } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { withoutUnseen } from "~/lib/storable-text";
import { cutTitle } from "~/lib/truncate";
import type { ArticleRow } from "~database/schema/articles";
import type { ArticleAuthor, ArticleSummary, CoverImage, EventDetails } from "./article.types";
import { eventDetails } from "./event-details";

/** The columns that a card needs. */
export const SUMMARY_COLUMNS = [
  "articles.id",
  "articles.title",
  "articles.excerpt",
  "articles.section",
  "articles.created_at",
  "articles.published_from",
  "articles.cover_image_url",
  "articles.cover_alt",
  "articles.cover_is_decorative",
  "articles.cover_focus_x",
  "articles.cover_focus_y",
  "articles.is_event",
  "articles.event_date",
  "articles.event_time",
  "articles.event_end_date",
  "articles.event_end_time",
  "articles.event_location",
  "articles.event_state",
] as const;

type ColumnName<T> = T extends `articles.${infer Name}` ? Name : never;
export type SummaryRow = Pick<ArticleRow, ColumnName<(typeof SUMMARY_COLUMNS)[number]>>;
type EventRow = Pick<
  ArticleRow,
  | "is_event"
  | "event_date"
  | "event_time"
  | "event_end_date"
  | "event_end_time"
  | "event_location"
  | "event_state"
>;

/** When visitors could first see it, ISO 8601, UTC. */
export function publishedAt(row: Pick<SummaryRow, "published_from" | "created_at">): string {
  return row.published_from ?? row.created_at;
}

export function toSummary(row: SummaryRow): ArticleSummary {
  return {
    id: row.id,
    title: row.title,
    cutTitle: cutTitle(row.title),
    excerpt: withoutUnseen(row.excerpt),
    section: row.section,
    publishedDay: parisDay(publishedAt(row)),
    cover: toCover(row),
    event: toEvent(row),
  };
}

/** The author whom visitors see; null where no person gave their name. */
export function toAuthor(row: {
  author_name: string | null;
  avatar_url: string | null;
}): ArticleAuthor | null {
  return row.author_name === null ? null : { name: row.author_name, avatarUrl: row.avatar_url };
}

function toCover(row: SummaryRow): CoverImage | null {
  if (!row.cover_image_url) return null;
  return {
    url: row.cover_image_url,
    alt: row.cover_is_decorative ? "" : row.cover_alt,
    focusX: row.cover_focus_x,
    focusY: row.cover_focus_y,
  };
}

/**
 * Null when the article is no event, or one whose date is still to be filled in. Rows that something
 * else has written may hold a date or a time in its own way.
 */
export function toEvent(row: EventRow): EventDetails | null {
  const date = readDay(row.event_date);
  if (!row.is_event || !date) return null;
  return eventDetails({
    date,
    time: readClock(row.event_time),
    endDate: readDay(row.event_end_date),
    endTime: readClock(row.event_end_time),
    location: row.event_location,
    state: row.event_state,
  });
}

/** The later of two instants: an article written ahead is new on the day it appears. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
