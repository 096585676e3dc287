import { plainText } from "~/lib/plain-text";
import { searchText } from "~/lib/word-match";

const EXCERPT_LENGTH = 200;

/** An article without a title yet is called so wherever it is listed; nothing is stored. */
export function displayTitle(title: string): string {
  return title || "Sans titre";
}

/** What search looks in: the title on the first line, the text on the second. */
export function searchTextOf(title: string, html: string): string {
  return `${searchText(title)}\n${searchText(plainText(html))}`;
}

/** The first words, cut between two of them; headings, tables and captions say little there. */
export function excerptOf(html: string): string {
  const running = plainText(html.replace(/<(h2|h3|table|figcaption)\b[^>]*>[\s\S]*?<\/\1>/g, " "));
  const text = running || plainText(html);
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH + 1);
  const end = cut.lastIndexOf(" ");
  const words = end > 0 ? cut.slice(0, end) : text.slice(0, EXCERPT_LENGTH);
  return `${words.toWellFormed().replace(/[\s,;:.–—-]+$/u, "")}…`;
}
