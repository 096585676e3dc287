import { readPageNumber } from "~/lib/list-page";
import type { GalleryFilter } from "../gallery-admin.types";
import { GALLERY_PATH } from "./gallery-paths";

/** What the address of the list asks for; anything malformed is as if absent. */
export type GalleryParams = { filter: GalleryFilter; search: string; page: number };

/** Four rows of six, or six of four. */
export const PHOTOS_PER_PAGE = 24;

const WORDS: Record<GalleryFilter, string> = {
  all: "",
  featured: "a-la-une",
  incomplete: "a-completer",
  trash: "corbeille",
};
const FILTERS: readonly GalleryFilter[] = ["all", "featured", "incomplete", "trash"];
const SEARCH_LIMIT = 200;

export function readGalleryParams(params: URLSearchParams): GalleryParams {
  const word = params.get("filtre");
  return {
    filter: FILTERS.find((filter) => WORDS[filter] === word) ?? "all",
    search: (params.get("q") ?? "").trim().slice(0, SEARCH_LIMIT),
    page: readPageNumber(params.get("page")),
  };
}

/** The address of the list with some of it changed; another tab or search starts at the first page. */
export function galleryHref(current: GalleryParams, change: Partial<GalleryParams>): string {
  const next = { ...current, page: 1, ...change };
  const params = new URLSearchParams(keptFields(next));
  if (next.search) params.set("q", next.search);
  if (next.page > 1) params.set("page", String(next.page));
  const query = params.toString();
  return query ? `${GALLERY_PATH}?${query}` : GALLERY_PATH;
}

/** Fields that the search carries along so that the tab stays. */
export function keptFields({ filter }: Pick<GalleryParams, "filter">): Record<string, string> {
  return WORDS[filter] ? { filtre: WORDS[filter] } : {};
}

/** Moving has a meaning where neighbours on the screen are neighbours on the site. */
export function canReorder({ filter, search }: GalleryParams): boolean {
  return (filter === "all" || filter === "featured") && search === "";
}
