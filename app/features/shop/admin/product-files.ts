import { parseMediaUrl, thumbnailPathOf } from "~/lib/media-url";

/** The stored paths of a photo: the picture and its thumbnail. */
export function photoPaths(url: string): string[] {
  const path = parseMediaUrl(url)?.path;
  if (!path) return [];
  return [path, thumbnailPathOf(path)].filter((each) => each !== null);
}

/** Whether an address is that of a picture sent for this product; whether the file is there is another matter. */
export function isPhotoOf(productId: string, url: string): boolean {
  return parseMediaUrl(url)?.path.startsWith(`products/${productId}/`) ?? false;
}
