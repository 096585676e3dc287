import { plainText, searchable } from "~/lib/plain-text";

const EXCERPT_LENGTH = 200;
/** Longer searches are compared by their beginning: nobody types more, and the database is spared. */
const SEARCH_LENGTH = 200;

/** An article without a title yet is called so wherever it is listed; nothing is stored. */
export function displayTitle(title: string): string {
  return title || "Sans titre";
}

/** What search looks in: title and text, on two lines that no one-line search can span. */
export function searchTextOf(title: string, html: string): string {
  return `${searchable(title)}\n${searchable(plainText(html))}`;
}

/** The normalised search as a LIKE pattern in which `\` escapes; null when nothing is searched. */
export function searchPattern(search: string | undefined): string | null {
  const words = searchable((search ?? "").replaceAll("\u0000", "").slice(0, SEARCH_LENGTH));
  return words ? `%${words.toWellFormed().replace(/[\\%_]/g, "\\$&")}%` : null;
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
