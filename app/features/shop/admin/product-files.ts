import { parseMediaUrl } from "~/lib/media-url";

/** Whether an address is that of a picture sent for this product; whether the file is there is another matter. */
export function isPhotoOf(productId: string, url: string): boolean {
  return parseMediaUrl(url)?.path.startsWith(`products/${productId}/`) ?? false;
}
