import { loadSite } from "~/club/read-site.server";
import { listFeedArticles } from "~/features/articles/feed-articles.server";
import { findFeedOrigin } from "~/features/articles/feed-origin.server";
import { newsRss } from "~/features/articles/news-feed.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/news-rss";
import { feedText } from "./public-text";

export async function loader({ context }: Route.LoaderArgs) {
  const site = services(context);
  const { database, environment, now } = site;
  const { club, sections } = await loadSite(site);
  const articles = await listFeedArticles(database.kysely, { now });
  const feed = newsRss(articles, {
    club,
    sections,
    origin: environment.publicUrl,
    idOrigin: await findFeedOrigin(site),
    now,
  });
  return feedText(feed, { type: "application/rss+xml" });
}
