import { sql } from "kysely";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { signature } from "~/platform/person-names.server";
import type { ArticleImage, ArticleSummary, EventDetails } from "./article.types";
import { isVisible, matches } from "./article-conditions.server";
import { laterOf, publishedAt, SUMMARY_COLUMNS, toEvent, toSummary } from "./article-rows";

const FEED_ITEMS = 30;
/** Far more than a club has: a subscribed calendar keeps its past. */
const CALENDAR_EVENTS = 500;
/** A site map may hold 50,000 addresses; the site's other pages need a few. */
const SITEMAP_ARTICLES = 45_000;

const PUBLISHED_AT = sql<string>`coalesce(articles.published_from, articles.created_at)`;

/** An article as a feed gives it; instants are ISO 8601 in UTC. */
export type FeedArticle = ArticleSummary & {
  /** As stored: to be cleaned again before it leaves. */
  content: string;
  /** ISO 8601 instants, UTC. */
  publishedAt: string;
  updatedAt: string;
  authorName: string | null;
  images: ArticleImage[];
};

/** An event as a calendar takes it. */
export type CalendarEvent = {
  id: string;
  title: string;
  excerpt: string;
  section: string | null;
  event: EventDetails;
  /** Grows with every change. */
  version: number;
  updatedAt: string;
};

/** The newest of what visitors see by date of publication, 30 by default. */
export async function listFeedArticles(
  db: Queryable,
  { now, limit = FEED_ITEMS }: { now: Date; limit?: number },
): Promise<FeedArticle[]> {
  const rows = await db
    .selectFrom("articles")
    .select([...SUMMARY_COLUMNS, "articles.content", "articles.updated_at"])
    .select(signature("articles").as("author_name"))
    .where((eb) => isVisible(now)(eb))
    .orderBy(PUBLISHED_AT, "desc")
    .orderBy("articles.id")
    .limit(limit)
    .execute();
  const images = await listImages(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    return {
      ...toSummary(row),
      content: row.content,
      publishedAt: publishedAt(row),
      updatedAt: laterOf(row.updated_at, publishedAt(row)),
      authorName: row.author_name,
      images: images.get(row.id) ?? [],
    };
  });
}

async function listImages(db: Queryable, articleIds: string[]) {
  const byArticle = new Map<string, ArticleImage[]>();
  if (articleIds.length === 0) return byArticle;
  const rows = await db
    .selectFrom("article_images")
    .select(["id", "article_id", "image_url", "alt_text", "is_decorative", "caption"])
    .where("article_id", "in", articleIds)
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  for (const { id, article_id, image_url: url, alt_text, is_decorative, caption } of rows) {
    const image = { id, url, alt: is_decorative ? "" : alt_text, caption };
    byArticle.set(article_id, [...(byArticle.get(article_id) ?? []), image]);
  }
  return byArticle;
}

/** Every event that visitors see, past and cancelled ones too, the latest first; of one section if asked. */
export async function listCalendarEvents(
  db: Queryable,
  { now, section = null }: { now: Date; section?: string | null },
): Promise<CalendarEvent[]> {
  const rows = await calendarRows(db, now)
    .where(matches({ kind: "events", section }))
    .orderBy("event_date", "desc")
    .orderBy("id")
    .limit(CALENDAR_EVENTS)
    .execute();
  return rows.flatMap((row) => toCalendarEvent(row) ?? []);
}

/** One event; null when no visitor may see it, or when it is none. */
export async function findCalendarEvent(
  db: Queryable,
  id: string,
  now: Date,
): Promise<CalendarEvent | null> {
  if (!isUuid(id)) return null;
  const row = await calendarRows(db, now).where("articles.id", "=", id).executeTakeFirst();
  return row ? toCalendarEvent(row) : null;
}

function calendarRows(db: Queryable, now: Date) {
  return db
    .selectFrom("articles")
    .select([...SUMMARY_COLUMNS, "articles.version", "articles.updated_at"])
    .where(isVisible(now))
    .where("is_event", "=", true)
    .where("event_date", "is not", null);
}

type CalendarRow = Awaited<ReturnType<ReturnType<typeof calendarRows>["executeTakeFirstOrThrow"]>>;

function toCalendarEvent(row: CalendarRow): CalendarEvent | null {
  const { id, title, excerpt, version } = row;
  const event = toEvent(row);
  if (!event) return null;
  return {
    id,
    title,
    excerpt,
    section: row.section,
    event,
    version,
    updatedAt: row.updated_at,
  };
}

/** Which articles visitors see and when each last changed, the newest first. */
export async function listSitemapArticles(
  db: Queryable,
  now: Date,
): Promise<{ id: string; updatedAt: string; isEvent: boolean }[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "updated_at", "is_event", PUBLISHED_AT.as("published_at")])
    .where(isVisible(now))
    .orderBy(PUBLISHED_AT, "desc")
    .orderBy("id")
    .limit(SITEMAP_ARTICLES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    updatedAt: laterOf(row.updated_at, row.published_at),
    isEvent: row.is_event,
  }));
}
