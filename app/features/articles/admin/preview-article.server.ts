import { parisDay } from "~/lib/paris-instants";
import { plainText, readingMinutes } from "~/lib/plain-text";
import { excerptOf } from "~/lib/stored-texts";
import { cutTitle } from "~/lib/truncate";
import type { Queryable } from "~/platform/database/database.server";
import { signature } from "~/platform/person-names.server";
import { renderContent, sanitizeContent } from "~/platform/rich-text/sanitize-content.server";
import { findEditableArticle } from "../admin-articles.server";
import type { ArticleAuthor, ArticleDetail } from "../article.types";
import { splitLead } from "../article-lead";
import { toAuthor } from "../article-rows";
import { displayTitle } from "../article-text";
import { eventOfArticle } from "../event-details";

/**
 * An article as its page would show it with what is being written, whatever its state; null when
 * there is none. A publication date not chosen yet is now.
 */
export async function findArticlePreview(
  db: Queryable,
  id: string,
  now: Date,
): Promise<ArticleDetail | null> {
  const editable = await findEditableArticle(db, id, now);
  if (!editable) return null;
  const { values, publication } = editable;
  const content = sanitizeContent(values.content);
  const { cover } = values;
  const publishedAt = publication.from ?? now.toISOString();
  return {
    id,
    title: displayTitle(values.title),
    cutTitle: cutTitle(values.title),
    excerpt: excerptOf(content),
    section: values.section,
    publishedAt,
    publishedDay: parisDay(publishedAt),
    updatedAt: editable.updatedAt,
    cover: cover && { ...cover, alt: cover.isDecorative ? "" : cover.alt },
    event: eventOfArticle(values),
    ...splitLead(renderContent(content)),
    author: await findAuthor(db, id),
    images: values.images.map(({ isDecorative, ...image }) => ({
      ...image,
      alt: isDecorative ? "" : image.alt,
    })),
    readingMinutes: readingMinutes(plainText(content)),
  };
}

async function findAuthor(db: Queryable, id: string): Promise<ArticleAuthor | null> {
  const row = await db
    .selectFrom("articles")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "articles.author_id")
    .select(["avatar_url", signature("articles").as("author_name")])
    .where("articles.id", "=", id)
    .executeTakeFirst();
  return row ? toAuthor(row) : null;
}
