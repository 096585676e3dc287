import { parseMediaUrl } from "~/lib/media-url";
import type { CoverImage } from "./article.types";
import { isShownWhole } from "./cover-shape";

type Cover = Pick<CoverImage, "url" | "focusX" | "focusY">;

/** Size of the picture that a shared link shows, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Changes with the picture and with the point that its crop keeps visible; nothing is cut of one that is shown whole. */
export function shareImageVersion({ url, focusX, focusY }: Cover): string {
  const seen = isShownWhole(url) ? "whole" : `${Math.round(focusX)}-${Math.round(focusY)}`;
  return `${parseMediaUrl(url)?.hash ?? ""}-${seen}`;
}

/** Where the share image of an article is served, at an address that never shows anything else. */
export function shareImagePath(articleId: string, cover: Cover): string {
  return `/actualites/${articleId}/partage.jpg?v=${shareImageVersion(cover)}`;
}
