import { readSectionKey } from "~/club/sections/sections";
import { readPageNumber } from "~/lib/list-page";

/** What the address of the news list asks for. */
export type NewsQuery = {
  /** From 1. */
  page: number;
  search: string;
  kind: "all" | "news" | "events";
  section: string | null;
};

/** Longest search that is read; what is typed beyond finds nothing more. */
export const SEARCH_LIMIT = 200;

const KIND_PARAMS = { actualites: "news", evenements: "events" } as const;

/** Reads `?page=&q=&type=&section=`; whatever is malformed is as if absent (product.md, doubtful point 14). */
export function parseNewsQuery(params: URLSearchParams): NewsQuery {
  const type = params.get("type");
  return {
    page: readPageNumber(params.get("page")),
    search: readSearch(params.get("q") ?? ""),
    kind: type === "actualites" || type === "evenements" ? KIND_PARAMS[type] : "all",
    section: readSectionKey(params.get("section")),
  };
}

function readSearch(q: string): string {
  // U+FFFD stands for bytes that were no UTF-8: such a query is malformed.
  if (q.includes("\ufffd")) return "";
  return q
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, SEARCH_LIMIT);
}

/** The address of a list, without what is the default. */
export function newsPath(query: Partial<NewsQuery>): string {
  const params = new URLSearchParams();
  if (query.search) params.set("q", query.search);
  if (query.kind === "news") params.set("type", "actualites");
  if (query.kind === "events") params.set("type", "evenements");
  if (query.section) params.set("section", query.section);
  if (query.page && query.page > 1) params.set("page", String(query.page));
  const text = params.toString();
  return text ? `/actualites?${text}` : "/actualites";
}
