import { escapeHtml } from "~/lib/escape-html";
import { sanitizeContent } from "~/platform/rich-text/sanitize-content.server";
import type { ArticleImage, EventDetails } from "./article.types";
import { EVENT_STATE_WORDS } from "./event-details";
import { clockWords, longDays } from "./event-times";
import type { FeedArticle } from "./feed-articles.server";

/**
 * The whole article as a feed reader shows it: for an event when and where, the cover, the text
 * cleaned again, the pictures. Every link and picture is absolute.
 */
export function feedContent(article: FeedArticle, origin: string): string {
  const base = `${origin}/actualites/${article.id}`;
  return [
    article.event ? eventLine(article.event) : "",
    article.cover ? figure({ ...article.cover, caption: "" }, origin) : "",
    absoluteLinks(sanitizeContent(article.content), base),
    ...article.images.map((image) => figure(image, origin)),
  ].join("");
}

function eventLine(event: EventDetails): string {
  const facts = [
    EVENT_STATE_WORDS[event.state],
    longDays(event),
    clockWords(event),
    event.location,
  ];
  return `<p><strong>${escapeHtml(facts.filter(Boolean).join(" · "))}</strong></p>`;
}

function figure(
  { url, alt, caption }: Pick<ArticleImage, "url" | "alt" | "caption">,
  origin: string,
) {
  const image = `<img src="${escapeHtml(origin + url)}" alt="${escapeHtml(alt)}" />`;
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "";
  return `<figure>${image}${words}</figure>`;
}

/** Cleaned HTML has no `<` besides its tags', nor `"` besides its attributes': text is never hit. */
function absoluteLinks(html: string, base: string): string {
  return html.replace(
    /(<(?:a|img) [^>]*?\b(?:href|src)=")([^"]*)"/g,
    (_, before: string, address: string) => {
      const written = address.replaceAll("&amp;", "&");
      const absolute = URL.canParse(written, base) ? new URL(written, base).href : base;
      return `${before}${escapeHtml(absolute)}"`;
    },
  );
}
