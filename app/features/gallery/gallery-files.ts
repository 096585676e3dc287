import { parseMediaUrl, thumbnailPathOf } from "~/lib/media-url";

/** The stored paths of a photo: the picture and its thumbnail. */
export function photoPaths(url: string): string[] {
  const path = parseMediaUrl(url)?.path;
  if (!path) return [];
  return [path, thumbnailPathOf(path)].filter((each) => each !== null);
}

/** Whether an address is one of the gallery's own pictures; whether the file is there is another matter. */
export function isGalleryUrl(url: string): boolean {
  return parseMediaUrl(url)?.bucket === "gallery";
}
