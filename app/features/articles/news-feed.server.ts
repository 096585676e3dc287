import { Feed, type Item } from "feed";
import { CLUB } from "~club/identity";
import { SECTIONS } from "~club/sections";
import type { FeedArticle } from "./feed-articles.server";
import { escapeHtml, feedContent } from "./feed-content.server";

/** Where the site is, and the address that identifiers are made of. */
type FeedSite = { origin: string; idOrigin: string; now: Date };

const TITLE = `Actualités – ${CLUB.name}`;

/** The news as Atom 1.0. Titles are of type HTML there: they are escaped once more. */
export function newsAtom(articles: readonly FeedArticle[], site: FeedSite): string {
  const feed = openFeed(articles, site, "/actualites.atom");
  for (const article of articles) {
    feed.addItem({
      ...itemOf(article, site),
      title: escapeHtml(article.title),
      description: escapeHtml(article.excerpt),
      author: [{ name: article.authorName ?? CLUB.name }],
    });
  }
  return feed.atom1();
}

/** The news as RSS 2.0, where titles are plain text and an author without an e-mail address is a `dc:creator`. */
export function newsRss(articles: readonly FeedArticle[], site: FeedSite): string {
  const feed = openFeed(articles, site, "/actualites.rss");
  for (const article of articles) {
    feed.addItem({
      ...itemOf(article, site),
      title: unclosing(article.title),
      description: escapeHtml(article.excerpt),
      extensions: [{ name: "dc:creator", objects: { _text: article.authorName ?? CLUB.name } }],
    });
  }
  return feed.rss2();
}

function openFeed(
  articles: readonly FeedArticle[],
  { origin, idOrigin, now }: FeedSite,
  path: string,
): Feed {
  const newest = articles
    .map((article) => article.updatedAt)
    .sort()
    .at(-1);
  return new Feed({
    id: `${idOrigin}/actualites.atom`,
    title: TITLE,
    description: CLUB.description,
    link: `${origin}/actualites`,
    feed: `${origin}${path}`,
    language: "fr",
    image: `${origin}/partage.png`,
    favicon: `${origin}/icones/192.png`,
    copyright: `© ${now.getUTCFullYear()} ${CLUB.name}`,
    updated: newest ? new Date(newest) : now,
    generator: false,
    author: { name: CLUB.name, email: CLUB.email, link: `${origin}/` },
  });
}

function itemOf(article: FeedArticle, { origin, idOrigin }: FeedSite): Item {
  const section = SECTIONS.find(({ slug }) => slug === article.section);
  const categories = [section?.name, article.event && "Événements"];
  return {
    title: article.title,
    link: `${origin}/actualites/${article.id}`,
    // Where it is the link, the library says so.
    id: idOrigin === origin ? undefined : `${idOrigin}/actualites/${article.id}`,
    date: new Date(article.updatedAt),
    published: new Date(article.publishedAt),
    content: feedContent(article, origin),
    category: categories.flatMap((name) => (name ? [{ name, term: name }] : [])),
  };
}

/** The library closes only the first `]]>` of a text safely. */
function unclosing(text: string): string {
  return text.replaceAll("]]>", "]] >");
}
