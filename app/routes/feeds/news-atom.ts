import { listFeedArticles } from "~/features/articles/feed-articles.server";
import { newsAtom } from "~/features/articles/news-feed.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/news-atom";
import { publicText } from "./public-text";

export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const articles = await listFeedArticles(database.kysely, { now });
  const feed = newsAtom(articles, { origin: environment.publicUrl, now });
  return publicText(feed, { type: "application/atom+xml" });
}
