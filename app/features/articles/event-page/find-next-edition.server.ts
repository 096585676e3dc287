import type { EventPage } from "~/club/events/event-page";
import type { Queryable } from "~/platform/database/database.server";
import type { ArticleImage, CoverImage, EventDetails } from "../article.types";
import { findNextEventNamed } from "../events.server";
import { findPublishedArticle } from "../published-articles.server";

/** What the article that announces a race brings to the page about it. */
export type NextEdition = {
  id: string;
  title: string;
  event: EventDetails;
  cover: CoverImage | null;
  images: ArticleImage[];
};

/** The next edition of an event that has a page of its own; null as long as no article carries its date. */
export async function findNextEdition(
  db: Queryable,
  page: Pick<EventPage, "articleWords">,
  now: Date,
): Promise<NextEdition | null> {
  const next = await findNextEventNamed(db, page.articleWords, now);
  const article = next && (await findPublishedArticle(db, next.id, now));
  if (!article?.event) return null;
  const { id, title, event, cover, images } = article;
  return { id, title, event, cover, images };
}
