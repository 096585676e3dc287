import { readPageNumber } from "~/lib/list-page";
/** Product.md, doubtful point 14: lists load at most 100, then « Afficher la suite ». */
export const GALLERY_PAGE_SIZE = 100;

/** The page that `?page=` asks for, from 1; whatever is malformed is as if absent. */
export function parseGalleryPage(params: URLSearchParams): number {
  return readPageNumber(params.get("page"));
}

/** The address of a page of the gallery. */
export function galleryPath(page: number): string {
  return page > 1 ? `/club/galerie?page=${page}` : "/club/galerie";
}

/** The address of one photo. */
export function galleryImagePath(id: string): string {
  return `/club/galerie/${id}`;
}

/**
 * Where the router goes when a photo is enlarged over its page of the gallery, while the browser
 * shows the photo's own address (`mask`): the way back is the gallery as it was.
 */
export function enlargedPath(page: number, id: string): string {
  return `${galleryPath(page)}${page > 1 ? "&" : "?"}photo=${id}`;
}

/** The photo that such an address enlarges; null for one that a visitor typed. */
export function enlargedId(location: { search: string; mask?: unknown }): string | null {
  return location.mask ? new URLSearchParams(location.search).get("photo") : null;
}
