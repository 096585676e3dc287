import { join } from "node:path";
import {
  DERIVED_FORMATS,
  DERIVED_WIDTHS,
  type DerivedFormat,
  type DerivedWidth,
  versionToken,
} from "~/lib/media-url";
import type { Services } from "~/platform/services.server";
import { isStoragePath } from "~/platform/storage/storage-path";
import { type DerivedImages, openDerivedImages } from "./derived-image.server";
import {
  answerImage,
  FOR_AN_HOUR,
  FOR_GOOD,
  imageMissing,
  refuseImage,
} from "./image-answer.server";
import { readPicture } from "./read-picture.server";
import { findMediaFile, type MediaFile } from "./stored-pictures.server";

type Site = Pick<Services, "database" | "storage" | "environment" | "log">;
type Copy = { width: DerivedWidth; format: DerivedFormat };

const folders = new Map<string, DerivedImages>();

/** The derived copies of a site, one keeper a process: what is made once needs one who knows. */
export function siteDerivedImages(dataDir: string): DerivedImages {
  const folder = join(dataDir, "cache", "derived");
  const known = folders.get(folder) ?? openDerivedImages(folder);
  folders.set(folder, known);
  return known;
}

type Asked = {
  path: string;
  /** The stored file of a path that some page shows to visitors; null for any other. */
  findPublic: (path: string) => Promise<MediaFile | null>;
  /** Whether the file of a path was stored as it was given, with all that it tells. */
  isAsGiven: (path: string) => boolean;
  isSignedIn: () => Promise<boolean>;
};

/**
 * Answers a GET or HEAD for `/media/{path}`: the stored file, or the copy that `w` and `f` ask for.
 * What no public page shows (a draft, the trash, a photo that waits for its form) is there for those
 * who are signed in only, and nobody keeps it. So is a file that was stored as it was given
 * (a partner's logo: product.md, doubtful point 10); others get its WebP copy. Never renders a page: refusals are one line of plain
 * text.
 */
export async function serveStoredFile(
  request: Request,
  site: Site,
  { path, findPublic, isAsGiven, isSignedIn }: Asked,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const copy = requestedCopy(query);
  if (copy === "unknown") return refuseImage(400, "Cette taille d’image n’existe pas.");
  if (!isStoragePath(path)) return imageMissing();
  const shared = await findPublic(path);
  const guarded = isAsGiven(path) && !copy;
  const isOfTeam = (!shared || guarded) && (await isSignedIn());
  const file = shared ?? (isOfTeam ? await findMediaFile(site.database.kysely, path) : null);
  if (!file) return imageMissing();
  const mayHaveFile = !guarded || isOfTeam;
  const shown = mayHaveFile ? copy : ({ width: 1920, format: "webp" } as const);
  const headers = new Headers({
    "content-type": shown ? `image/${shown.format}` : file.mediaType,
    "cache-control": isCurrent(file, query.get("v")) ? FOR_GOOD : FOR_AN_HOUR,
    etag: `"${[file.hash, shown?.width, shown?.format].filter(Boolean).join("-")}"`,
    "x-content-type-options": "nosniff",
  });
  if (guarded) headers.set("vary", "Cookie");
  if (isOfTeam) headers.set("cache-control", "private, no-store");
  return answerImage(request, headers, () => bytesOf(site, file, shown));
}

function requestedCopy(query: URLSearchParams): Copy | null | "unknown" {
  if (!query.has("w") && !query.has("f")) return null;
  const width = DERIVED_WIDTHS.find((known) => String(known) === query.get("w"));
  const format = DERIVED_FORMATS.find((known) => known === query.get("f"));
  return width && format ? { width, format } : "unknown";
}

/** A thumbnail's address carries the size of the picture it shows: its hash alone is compared. */
function isCurrent(file: MediaFile, version: string | null): boolean {
  if (file.path.startsWith("thumbnails/")) {
    return version?.endsWith(`-${file.hash.slice(0, 8)}`) ?? false;
  }
  return version === versionToken(file);
}

async function bytesOf(
  site: Site,
  file: MediaFile,
  copy: Copy | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const readFile = () => readPicture(site, file.path);
  const bytes = copy
    ? await siteDerivedImages(site.environment.dataDir).get(
        { path: file.path, hash: file.hash, intrinsicWidth: file.width, ...copy },
        readFile,
      )
    : await readFile();
  if (!bytes) site.log.error({ path: file.path }, "a stored file is missing");
  return bytes;
}
