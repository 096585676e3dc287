import { Feed, type Item } from "feed";
import { findSection } from "~/club/sections/sections";
import type { Club, Section } from "~/club/site";
import { titleWithClub } from "~/club/title-with-club";
import { escapeHtml } from "~/lib/escape-html";
import type { FeedArticle } from "./feed-articles.server";
import { feedContent } from "./feed-content.server";

/** Whose news they are, where the site is, and the address that identifiers are made of. */
type FeedSite = {
  club: Club;
  sections: readonly Section[];
  origin: string;
  idOrigin: string;
  now: Date;
};

/** The news as Atom 1.0. Titles are of type HTML there: they are escaped once more. */
export function newsAtom(articles: readonly FeedArticle[], site: FeedSite): string {
  const feed = openFeed(articles, site, "/actualites.atom");
  for (const article of articles) {
    feed.addItem({
      ...itemOf(article, site),
      title: escapeHtml(article.title),
      description: escapeHtml(article.excerpt),
      author: [{ name: article.authorName ?? site.club.name }],
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
      extensions: [
        { name: "dc:creator", objects: { _text: article.authorName ?? site.club.name } },
      ],
    });
  }
  return feed.rss2();
}

function openFeed(
  articles: readonly FeedArticle[],
  { club, origin, idOrigin, now }: FeedSite,
  path: string,
): Feed {
  const newest = articles
    .map((article) => article.updatedAt)
    .sort()
    .at(-1);
  return new Feed({
    id: `${idOrigin}/actualites.atom`,
    title: titleWithClub("Actualités", club.name),
    description: club.description,
    link: `${origin}/actualites`,
    feed: `${origin}${path}`,
    language: "fr",
    image: `${origin}/partage.png`,
    favicon: `${origin}/icones/192.png`,
    copyright: `© ${now.getUTCFullYear()} ${club.name}`,
    updated: newest ? new Date(newest) : now,
    generator: false,
    author: {
      name: club.name,
      ...(club.email && { email: club.email }),
      link: `${origin}/`,
    },
  });
}

function itemOf(article: FeedArticle, { sections, origin, idOrigin }: FeedSite): Item {
  const section = findSection(sections, article.section);
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
