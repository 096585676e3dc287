/** The buckets of specification §7; the gallery has its own (product.md, doubtful point 11), as have the products. */
export const BUCKETS = [
  "articles",
  "avatars",
  "thumbnails",
  "coaches",
  "board-members",
  "partners",
  "gallery",
  "products",
] as const;

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,119}$/;
const DEEPEST = 4;

/**
 * Whether a string is a `bucket/key` path such as our own code makes; not so: another bucket,
 * capitals, a dot first, empty segments, backslashes, anything that is not plain ASCII.
 */
export function isStoragePath(path: string): boolean {
  const segments = path.split("/");
  const known = BUCKETS.some((name) => name === segments[0]);
  const deep = segments.length >= 2 && segments.length <= DEEPEST;
  return known && deep && segments.every((segment) => SEGMENT.test(segment));
}

/** The segments of a path. Throws a `TypeError` on one that is not ours. */
export function storagePathSegments(path: string): string[] {
  if (!isStoragePath(path)) {
    throw new TypeError(`Not a storage path: ${JSON.stringify(path.slice(0, 200))}`);
  }
  return path.split("/");
}
