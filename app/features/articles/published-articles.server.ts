import { sql } from "kysely";
import { plainText, readingMinutes } from "~/lib/plain-text";
import { cutTitle } from "~/lib/truncate";
import { isUuid } from "~/lib/uuid";
import { searchWords } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import { signature } from "~/platform/person-names.server";
import { renderContent } from "~/platform/rich-text/sanitize-content.server";
import type { ArticleDetail, ArticleImage, ArticleSummary } from "./article.types";
import { isVisible, matches, pageIndex, publicationStateOf } from "./article-conditions.server";
import { splitLead } from "./article-lead";
import type { ArticleLink, ListPage, ListQuery } from "./article-results.types";
import { laterOf, publishedAt, SUMMARY_COLUMNS, toAuthor, toSummary } from "./article-rows";
import { displayTitle } from "./article-text";
import { countPublished } from "./count-published.server";
import { listPhotos } from "./stored-article.server";

const PAGE_SIZE = 12;
const SUGGESTIONS = 5;
const RELATED = 3;

/**
 * A page of what visitors see, in site order, with the count of all of it (specification §7). A page
 * past the end is empty; `pageCount` tells.
 */
export async function listPublishedArticles(
  db: Queryable,
  query: ListQuery,
): Promise<ListPage<ArticleSummary>> {
  const { pageSize = PAGE_SIZE } = query;
  const total = await countPublished(db, query);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  // The database would read every row to find that there is none so far on.
  if (query.page > pageCount) return { items: [], total, pageCount };
  const rows = await inSiteOrder(db, query.now)
    .where(matches(query))
    .limit(pageSize)
    .offset(pageIndex(query.page) * pageSize)
    .execute();
  return { items: rows.map(toSummary), total, pageCount };
}

/** The first of what visitors see, in site order. */
export async function listFirstArticles(
  db: Queryable,
  { limit, now }: { limit: number; now: Date },
): Promise<ArticleSummary[]> {
  const rows = await inSiteOrder(db, now).limit(limit).execute();
  return rows.map(toSummary);
}

function inSiteOrder(db: Queryable, now: Date) {
  return db
    .selectFrom("articles")
    .select(SUMMARY_COLUMNS)
    .where(isVisible(now))
    .orderBy("order_weight")
    .orderBy("created_at", "desc")
    .orderBy("id");
}

/** The first articles that a search being typed finds, 5 by default (specification §9); none for an empty one. */
export async function suggestArticles(
  db: Queryable,
  query: { search: string; now: Date; limit?: number },
): Promise<ArticleLink[]> {
  if (searchWords(query.search).length === 0) return [];
  return db
    .selectFrom("articles")
    .select(["id", "title"])
    .where(isVisible(query.now))
    .where(matches({ search: query.search }))
    .orderBy("order_weight")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(query.limit ?? SUGGESTIONS)
    .execute();
}

/** An article as its page shows it; null when there is none that visitors may see at `now`. */
export async function findPublishedArticle(
  db: Queryable,
  id: string,
  now: Date,
): Promise<ArticleDetail | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("articles")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "articles.author_id")
    .select([...SUMMARY_COLUMNS, "articles.content", "articles.updated_at"])
    .select(["avatar_url", signature("articles").as("author_name")])
    .where("articles.id", "=", id)
    .where((eb) => isVisible(now)(eb))
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...toSummary(row),
    publishedAt: publishedAt(row),
    updatedAt: laterOf(row.updated_at, publishedAt(row)),
    ...splitLead(renderContent(row.content)),
    author: toAuthor(row),
    images: await listImages(db, id),
    readingMinutes: readingMinutes(plainText(row.content)),
  };
}

/** Whether there is an article under this id that visitors may see. */
export async function isPublishedArticle(db: Queryable, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await db
    .selectFrom("articles")
    .select("articles.id")
    .where("articles.id", "=", id)
    .where(isVisible(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** As pages show them: a decorative picture has no alternative text. */
async function listImages(db: Queryable, articleId: string): Promise<ArticleImage[]> {
  const images = await listPhotos(db, articleId);
  return images.map(({ isDecorative, ...image }) => ({
    ...image,
    alt: isDecorative ? "" : image.alt,
  }));
}

/** The articles that appeared right after and right before one, by their titles as cards show them; null at either end. */
export async function findNeighbours(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ newer: ArticleLink | null; older: ArticleLink | null }> {
  if (!isUuid(id)) return { newer: null, older: null };
  const [newer, older] = await Promise.all([
    besides(db, id, now, "newer").executeTakeFirst(),
    besides(db, id, now, "older").executeTakeFirst(),
  ]);
  return { newer: asShown(newer), older: asShown(older) };
}

function asShown(link: ArticleLink | undefined): ArticleLink | null {
  return link ? { ...link, title: cutTitle(link.title) ?? link.title } : null;
}

/** Found by the index `articles_by_publication`, without a look at those farther away. */
function besides(db: Queryable, id: string, now: Date, side: "newer" | "older") {
  const isNewer = side === "newer";
  const published = sql<string>`coalesce(articles.published_from, articles.created_at)`;
  const own = sql<string>`(select coalesce(published_from, created_at) from articles where id = ${id})`;
  const beyond = isNewer ? ">" : "<";
  return db
    .selectFrom("articles")
    .select(["articles.id", "articles.title"])
    .where(isVisible(now))
    .where(published, isNewer ? ">=" : "<=", own)
    .where((eb) => eb.or([eb(published, beyond, own), eb("articles.id", isNewer ? "<" : ">", id)]))
    .orderBy(published, isNewer ? "asc" : "desc")
    .orderBy("articles.id", isNewer ? "desc" : "asc")
    .limit(1);
}

/** Other articles to read, those of the same section first, then in site order. */
export async function listRelatedArticles(
  db: Queryable,
  article: { id: string; section: string | null },
  now: Date,
  limit = RELATED,
): Promise<ArticleSummary[]> {
  const others = inSiteOrder(db, now).where("id", "!=", article.id);
  const { section } = article;
  const near = section ? await others.where("section", "=", section).limit(limit).execute() : [];
  const known = near.map((row) => row.id);
  const far =
    near.length < limit
      ? await others
          .$if(known.length > 0, (rows) => rows.where("id", "not in", known))
          .limit(limit - near.length)
          .execute()
      : [];
  return [...near, ...far].map(toSummary);
}

type TitledArticle = {
  title: string;
  isEvent: boolean;
  /** Whether visitors see it at `now`. */
  isPublished: boolean;
};

/** The titles of articles in any state, the trash included, by id; those that are no more are left out. */
export async function findArticleTitles(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, TitledArticle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title", "is_event", "status", "deleted_at"])
    .select(["published_from", "published_until"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: displayTitle(row.title),
        isEvent: row.is_event,
        isPublished: publicationStateOf(row, now) === "published",
      },
    ]),
  );
}
