import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { readFrame } from "~/club/packed-frame";
import type { Frame, Section } from "~/club/site";
import { titleWithClub } from "~/club/title-with-club";
import { derivedUrl, imageSizeOf } from "~/lib/media-url";
import { NetworkAwayError } from "~/platform/lost-request";
import { FAILURE_TEXT, NETWORK_AWAY_TEXT, NOT_FOUND_TEXT } from "./error-texts";

/** What a feed reader or a calendar can subscribe to from a page. */
export type FeedLink = { type: keyof typeof FORMATS; title: string; path: string };

/** How a feed's format is called. */
const FORMATS = {
  "application/atom+xml": "Atom",
  "application/rss+xml": "RSS",
  "text/calendar": "iCalendar",
} as const;

export const NEWS_FEEDS: readonly FeedLink[] = [
  {
    type: "application/atom+xml",
    title: "Actualités",
    path: "/actualites.atom",
  },
  {
    type: "application/rss+xml",
    title: "Actualités",
    path: "/actualites.rss",
  },
];

export const EVENTS_FEED: FeedLink = {
  type: "text/calendar",
  title: "Événements",
  path: "/evenements.ics",
};

/** The calendar of one section's events. */
export function sectionFeed({ key, name }: Pick<Section, "key" | "name">): FeedLink {
  return {
    type: "text/calendar",
    title: name,
    path: `/sections/${key}.ics`,
  };
}

/** The picture that a shared link shows: `path` on this site, sizes in pixels. */
export type ShareImage = { path: string; alt: string; width: number; height: number };

type PageMeta = {
  title: string;
  description: string;
  /** Beside those of every page. */
  keywords: string;
  /** Path and query of the page's one address; null for pages that have none (errors). */
  path: string | null;
  /** The club's logo when there is none (specification §2); see `shareImageOf` for stored pictures. */
  image?: ShareImage | null;
  type?: "website" | "article";
  /** Instants of an article, ISO 8601 in UTC. */
  article?: { publishedAt: string; updatedAt: string; section: string | null };
  /** What can be subscribed to from this page. */
  feeds?: readonly FeedLink[];
  noIndex?: boolean;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Social networks show no SVG: the logo is drawn for them on the club's green (routes/public/share-image.ts). */
function clubImage(club: string): ShareImage {
  return {
    path: "/partage.png",
    alt: `Logo du club ${club}`.trim(),
    width: 1200,
    height: 630,
  };
}

/** Wide enough for the largest preview. */
const SHARED_WIDTH = 1280;

/** A stored picture whole, for pages that show just that one; null when the address is not ours. */
export function shareImageOf(url: string, alt: string): ShareImage | null {
  const size = imageSizeOf(url);
  if (!size) return null;
  const width = Math.min(SHARED_WIDTH, size.width);
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  return { path: derivedUrl(url, SHARED_WIDTH, "jpeg"), alt, width, height };
}

/** The data of the root: the site's own address, for absolute links never come from the Host header, and the club. */
function rootOf(matches: Matches): { publicUrl: string; frame?: string } {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return { publicUrl: "", ...(root as object | undefined) };
}

/** The frame in the root’s data, for heads: they have no context. */
export function frameIn(matches: Matches): Frame {
  return readFrame(rootOf(matches).frame);
}

/** Title, description, keywords, sharing tags, feeds and canonical link of a page (specification §2, Layout). */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const { publicUrl: origin } = rootOf(matches);
  const { name: club, keywords, description: ofClub } = frameIn(matches).club;
  const title = titleWithClub(page.title, club);
  const description = page.description || ofClub;
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: [keywords, page.keywords].filter(Boolean).join(", ") },
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:site_name", content: club },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...imageTags(page.image ?? clubImage(club), origin),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...articleTags(page.article),
    ...(page.feeds ?? []).map((feed) => feedTag(feed, { origin, club })),
    ...addressTags(page.path, origin),
  ].filter(saysSomething);
}

/** A club may have no keywords, and no description of itself. */
function saysSomething(tag: MetaDescriptor): boolean {
  return !("content" in tag) || tag.content !== "";
}

/** What the head says of a page that could not be shown. */
export function failedPageMeta(error: unknown, matches: Matches): MetaDescriptor[] {
  return pageMeta({ ...failureText(error), path: null, noIndex: true }, matches);
}

function failureText(error: unknown) {
  if (error instanceof NetworkAwayError) return NETWORK_AWAY_TEXT;
  return isRouteErrorResponse(error) && error.status === 404 ? NOT_FOUND_TEXT : FAILURE_TEXT;
}

function imageTags({ path, alt, width, height }: ShareImage, origin: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${origin}${path}` },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: `${origin}${path}` },
    { name: "twitter:image:alt", content: alt },
  ];
}

function articleTags(article: PageMeta["article"]): MetaDescriptor[] {
  if (!article) return [];
  return [
    { property: "article:published_time", content: article.publishedAt },
    { property: "article:modified_time", content: article.updatedAt },
    ...(article.section ? [{ property: "article:section", content: article.section }] : []),
  ];
}

function feedTag(
  { type, title, path }: FeedLink,
  { origin, club }: { origin: string; club: string },
): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type,
    title: `${titleWithClub(title, club)} (${FORMATS[type]})`,
    href: `${origin}${path}`,
  };
}

function addressTags(path: string | null, origin: string): MetaDescriptor[] {
  if (path === null) return [];
  const url = `${origin}${path}`;
  return [
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
  ];
}
