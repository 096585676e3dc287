/**
 * The address of a stored picture, shared by server and browser:
 * `/media/{bucket}/{key}?v={width}x{height}-{hash8}`, and `&w=640&f=avif` for a derived size.
 * The version makes it immutable; the size lets a page reserve the place before anything loads.
 */
export const DERIVED_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type DerivedWidth = (typeof DERIVED_WIDTHS)[number];

/** Pages show AVIF and WebP; JPEG is for others to show. */
export const DERIVED_FORMATS = ["avif", "webp", "jpeg"] as const;
export type DerivedFormat = (typeof DERIVED_FORMATS)[number];

/** A stored picture: `path` is `bucket/key`, sizes are pixels, `hash` has at least eight hexadecimal digits. */
export type MediaVersion = { path: string; width: number; height: number; hash: string };

export type MediaUrl = MediaVersion & { bucket: string; key: string };

const HASH_LENGTH = 8;
const SEGMENT = "[a-z0-9][a-z0-9._-]*";
const MEDIA_URL = new RegExp(
  `^/media/(${SEGMENT})/(${SEGMENT}(?:/${SEGMENT})*)\\?v=(\\d{1,5})x(\\d{1,5})-([0-9a-f]{8})$`,
);

/** What stands after `v=`: changes with the bytes. */
export function versionToken(version: Omit<MediaVersion, "path">): string {
  return `${version.width}x${version.height}-${version.hash.slice(0, HASH_LENGTH)}`;
}

export function mediaUrl(version: MediaVersion): string {
  return `/media/${version.path}?v=${versionToken(version)}`;
}

/** The parts of an address that `mediaUrl` made; null for any other string. */
export function parseMediaUrl(url: string): MediaUrl | null {
  const [, bucket, key, width, height, hash] = MEDIA_URL.exec(url) ?? [];
  if (!bucket || !key || !hash) return null;
  return {
    path: `${bucket}/${key}`,
    bucket,
    key,
    width: Number(width),
    height: Number(height),
    hash,
  };
}

/** The pixel size an address tells; null when it is not ours. */
export function imageSizeOf(url: string): { width: number; height: number } | null {
  const parsed = parseMediaUrl(url);
  return parsed && { width: parsed.width, height: parsed.height };
}

/** The address of a smaller copy, `width` wide at most. */
export function derivedUrl(url: string, width: DerivedWidth, format: DerivedFormat): string {
  return `${url}&w=${width}&f=${format}`;
}

/**
 * The address of the 300 × 200 thumbnail of an article's, a product's or the gallery's picture, under the version of
 * that picture; null for pictures that have none.
 */
export function thumbnailOf(url: string): string | null {
  const parsed = parseMediaUrl(url);
  const path = parsed && thumbnailPathOf(parsed.path);
  return parsed && path ? mediaUrl({ ...parsed, path }) : null;
}

/** `articles/{id}/{name}.{ext}` (products alike) or `gallery/{name}.{ext}` → `thumbnails/{name}.jpg`; null for other paths. */
export function thumbnailPathOf(path: string): string | null {
  const [, name] = /^(?:(?:articles|products)\/[^/]+|gallery)\/([^/]+)\.[a-z]+$/.exec(path) ?? [];
  return name ? `thumbnails/${name}.jpg` : null;
}
