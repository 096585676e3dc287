import { readPageNumber } from "~/lib/list-page";
import type { AdminFilter, AdminSort, ArticleKind, SortDirection } from "../article-results.types";

/** What the address of the list asks for; anything malformed is as if absent. */
export type ListParams = {
  filter: AdminFilter;
  kind: ArticleKind;
  sort: AdminSort;
  direction: SortDirection | undefined;
  search: string;
  page: number;
};

const FILTERS: Record<string, AdminFilter> = {
  publies: "published",
  programmes: "scheduled",
  brouillons: "draft",
  corbeille: "trash",
};
const KINDS: Record<string, ArticleKind> = { actualites: "news", evenements: "events" };
const SORTS: Record<string, AdminSort> = {
  evenement: "event",
  modification: "modified",
  titre: "title",
};
const DIRECTIONS: Record<string, SortDirection> = { croissant: "asc", decroissant: "desc" };

const SEARCH_LIMIT = 200;

export const LIST_PATH = "/admin/actualites";

function wordFor<T extends string>(words: Record<string, T>, value: T | undefined): string {
  return Object.entries(words).find(([, meaning]) => meaning === value)?.[0] ?? "";
}

export const filterWord = (filter: AdminFilter): string => wordFor(FILTERS, filter);
export const kindWord = (kind: ArticleKind): string => wordFor(KINDS, kind);
export const sortWord = (sort: AdminSort): string => wordFor(SORTS, sort);

function meaningOf<T>(words: Record<string, T>, word: string | null): T | undefined {
  return word !== null && Object.hasOwn(words, word) ? words[word] : undefined;
}

export function readListParams(params: URLSearchParams): ListParams {
  return {
    filter: meaningOf(FILTERS, params.get("etat")) ?? "all",
    kind: meaningOf(KINDS, params.get("type")) ?? "all",
    sort: meaningOf(SORTS, params.get("tri")) ?? "site",
    direction: meaningOf(DIRECTIONS, params.get("sens")),
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_LIMIT),
    page: readPageNumber(params.get("page")),
  };
}

/** The address of the list with some of it changed; another filter or order starts at the first page. */
export function listHref(current: ListParams, change: Partial<ListParams>): string {
  const next: ListParams = { ...current, page: 1, ...change };
  const params = new URLSearchParams();
  const set = (name: string, value: string) => value && params.set(name, value);
  set("etat", filterWord(next.filter));
  set("type", kindWord(next.kind));
  set("tri", sortWord(next.sort));
  set("sens", next.sort === "site" ? "" : wordFor(DIRECTIONS, next.direction));
  set("q", next.search);
  set("page", next.page > 1 ? String(next.page) : "");
  const query = params.toString();
  return query ? `${LIST_PATH}?${query}` : LIST_PATH;
}

/** Reordering has a meaning in site order only, with nothing left out (product.md, doubtful point 4). */
export function canReorder({ filter, kind, sort, search }: ListParams): boolean {
  return filter === "all" && kind === "all" && sort === "site" && search === "";
}
