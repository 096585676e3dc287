import { readPageNumber } from "~/lib/list-page";
import type { InboxFilter } from "../inbox.server";

export const INBOX_PATH = "/admin/messages";
export const COMMANDS_PATH = `${INBOX_PATH}/commandes`;
export const BLOCKED_PATH = `${INBOX_PATH}/bloques`;

/** Characters of an answer, as a reader counts them. */
export const REPLY_LIMIT = 5000;

export const messagePath = (id: string): string => `${INBOX_PATH}/${id}`;

/** What the address of the inbox asks for; anything malformed is as if absent. */
export type InboxParams = { filter: InboxFilter; search: string; page: number };

const WORDS: Record<InboxFilter, string> = {
  unread: "non-lus",
  all: "",
  archived: "archives",
};
const FILTERS = ["unread", "archived"] as const;

const SEARCH_LIMIT = 200;

export function readInboxParams(params: URLSearchParams): InboxParams {
  const word = params.get("filtre");
  return {
    filter: FILTERS.find((filter) => WORDS[filter] === word) ?? "all",
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_LIMIT),
    page: readPageNumber(params.get("page")),
  };
}

/** The address of the inbox with some of it changed; another part or search starts at the first page. */
export function inboxHref(
  current: Partial<InboxParams>,
  change: Partial<InboxParams> = {},
): string {
  const next = { filter: "all" as const, search: "", ...current, page: 1, ...change };
  const params = new URLSearchParams();
  if (WORDS[next.filter]) params.set("filtre", WORDS[next.filter]);
  if (next.search) params.set("q", next.search);
  if (next.page > 1) params.set("page", String(next.page));
  const query = params.toString();
  return query ? `${INBOX_PATH}?${query}` : INBOX_PATH;
}

/** Fields that the search form carries along so that the part stays. */
export function keptFields({ filter }: InboxParams): Record<string, string> {
  return WORDS[filter] ? { filtre: WORDS[filter] } : {};
}
