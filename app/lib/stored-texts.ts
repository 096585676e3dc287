import { plainText } from "./plain-text";
import { searchText } from "./word-match";

/*
 * The texts that columns hold beside what somebody wrote, so that lists and searches need not make
 * them. A change of these rules, or of `searchText`, brings a migration as `0015-stored-texts.ts` is.
 * Migrations run on old databases for ever: one that renames a column named in `refresh-stored-texts.ts`
 * leaves 0015 a copy of that file.
 */

const EXCERPT_LENGTH = 200;

/** The title on the first line, the text on the second. */
export function articleSearchText({ title, content }: { title: string; content: string }): string {
  return `${searchText(title)}\n${searchText(plainText(content))}`;
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

type MessageWords = {
  name: string;
  email: string;
  title: string;
  message: string;
};

export function messageSearchText({ name, email, title, message }: MessageWords): string {
  return [name, email, title, message].map(searchText).join("\n");
}

type OrderWords = {
  number: string;
  name: string;
  email: string;
  phone: string;
};

export function orderSearchText({ number, name, email, phone }: OrderWords): string {
  return [number, name, email, phone].map(searchText).join("\n");
}
