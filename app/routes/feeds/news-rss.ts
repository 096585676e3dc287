import { listFeedArticles } from "~/features/articles/feed-articles.server";
import { newsRss } from "~/features/articles/news-feed.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/news-rss";
import { publicText } from "./public-text";

export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const articles = await listFeedArticles(database.kysely, { now });
  const feed = newsRss(articles, { origin: environment.publicUrl, now });
  return publicText(feed, { type: "application/rss+xml" });
}
