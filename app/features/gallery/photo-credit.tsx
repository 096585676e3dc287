import type { GalleryImage } from "./gallery.types";

/** Who took the photo or put it there. */
export function PhotoCredit({ image }: { image: Pick<GalleryImage, "author"> }) {
  if (!image.author) return null;
  return <small className="photo-credit">{`Photo\u00a0: ${image.author.name}`}</small>;
}
