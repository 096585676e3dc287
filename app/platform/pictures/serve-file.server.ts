import {
  DERIVED_FORMATS,
  DERIVED_WIDTHS,
  type DerivedFormat,
  type DerivedWidth,
  versionToken,
} from "~/lib/media-url";
import type { FileToSend } from "~/platform/answer-file.server";
import type { Services } from "~/platform/services.server";
import { isStoragePath } from "~/platform/storage/storage-path";
import type { SmallerCopy } from "./derived-image.server";
import {
  answerImage,
  FOR_AN_HOUR,
  FOR_GOOD,
  imageMissing,
  refuseImage,
} from "./image-answer.server";
import { openPicture } from "./open-picture.server";
import { pictureCopies } from "./picture-copies.server";
import { findMediaFile, type MediaFile } from "./stored-pictures.server";

type Site = Pick<Services, "database" | "storage" | "environment" | "log" | "isHead">;
type Copy = { width: DerivedWidth; format: DerivedFormat };

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
  return answerImage(request, pictureToSend(site, file, { headers, copy: shown }));
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

function pictureToSend(
  site: Site,
  file: MediaFile,
  { headers, copy }: { headers: Headers; copy: Copy | null },
): FileToSend {
  const openFile = async () => {
    const opened = await openPicture(site, file);
    if (!opened) site.log.error({ path: file.path }, "a stored file is missing");
    return opened;
  };
  const answer = { headers, isHead: site.isHead };
  if (!copy) return { ...answer, knownSize: async () => file.byteSize, open: openFile };
  const { derived } = pictureCopies(site.environment.dataDir);
  const { path, hash, width: intrinsicWidth } = file;
  const asked: SmallerCopy = { path, hash, intrinsicWidth, ...copy };
  return {
    ...answer,
    knownSize: () => derived.byteSize(asked),
    open: () => derived.open(asked, openFile),
  };
}
