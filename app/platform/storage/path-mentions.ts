import { thumbnailPathOf } from "~/lib/media-url";
import { BUCKETS } from "./storage-path";

const MENTION = new RegExp(`(?:${BUCKETS.join("|")})/[a-z0-9._/-]+`, "g");
const BUCKET_NAMES: ReadonlySet<string> = new Set(BUCKETS);

/** Looks for some stored paths in texts. */
export type PathFinder = {
  /** Which of the paths, not found so far, a text names: in an address, in HTML, in JSON, as they are. */
  findIn(text: string): string[];
  /** How many were not found so far. */
  left(): number;
};

/**
 * A finder of these paths, in one pass over each text however many they are. It rather finds a path
 * too many than one too few: a picture and its thumbnail are found together, whichever is named, and
 * a path within a longer address counts.
 */
export function pathFinder(paths: Iterable<string>): PathFinder {
  const wanted = new Map<string, Set<string>>();
  const left = new Set(paths);
  for (const path of left) {
    for (const key of keysOfPath(path)) {
      wanted.set(key, (wanted.get(key) ?? new Set()).add(path));
    }
  }
  return {
    left: () => left.size,
    findIn(text) {
      const found: string[] = [];
      for (const [mention] of text.matchAll(MENTION)) {
        for (const key of keysOfMention(mention)) {
          for (const path of wanted.get(key) ?? []) if (left.delete(path)) found.push(path);
        }
      }
      return found;
    },
  };
}

/** The stored paths that a text names, in whatever way, repeats included; not all of them need exist. */
export function mentionedPaths(text: string): string[] {
  return Array.from(text.matchAll(MENTION), ([mention]) => withoutFullStop(mention));
}

/** The full stop that ends a sentence is no part of a path. */
function withoutFullStop(mention: string): string {
  return mention.replace(/[./_-]+$/, "");
}

function keysOfPath(path: string): string[] {
  const thumbnail = thumbnailPathOf(path);
  return thumbnail === null ? [path] : [path, pictureOf(thumbnail)];
}

function* keysOfMention(mention: string): Generator<string> {
  const segments = withoutFullStop(mention).split("/");
  for (const [index, segment] of segments.entries()) {
    if (!BUCKET_NAMES.has(segment)) continue;
    const path = segments.slice(index).join("/");
    yield path;
    const thumbnail = thumbnailPathOf(path);
    if (thumbnail) yield thumbnail;
    if (segment === "thumbnails") yield pictureOf(path);
  }
}

/** Whatever picture has this thumbnail: its folder and extension are not told by it. */
function pictureOf(thumbnail: string): string {
  return `picture of ${thumbnail}`;
}
