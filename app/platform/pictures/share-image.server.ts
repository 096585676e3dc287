import type { Services } from "~/platform/services.server";
import { type SharedShape, shareName } from "./derived-image.server";
import { answerImage, FOR_AN_HOUR, FOR_GOOD, imageMissing } from "./image-answer.server";
import { openPicture } from "./open-picture.server";
import { pictureCopies } from "./picture-copies.server";
import type { MediaFile } from "./stored-pictures.server";

type Site = Pick<Services, "storage" | "environment" | "log" | "isHead">;

type ShareImage = {
  /** The stored picture; null for none, or none that visitors may see. */
  file: MediaFile | null;
  copy: SharedShape;
  /** Whether the address names this very copy, so that it never shows another. */
  isVersioned: boolean;
};

/** Answers with a picture at a size for social networks: a JPEG without metadata, made once. */
export async function serveShareImage(
  request: Request,
  site: Site,
  { file, isVersioned, copy }: ShareImage,
): Promise<Response> {
  if (!file) return imageMissing();
  const headers = new Headers({
    "content-type": "image/jpeg",
    "cache-control": isVersioned ? FOR_GOOD : FOR_AN_HOUR,
    etag: `"${shareName({ ...file, ...copy })}"`,
  });
  const { derived } = pictureCopies(site.environment.dataDir);
  const asked = { path: file.path, hash: file.hash, ...copy };
  return answerImage(request, {
    headers,
    isHead: site.isHead,
    knownSize: () => derived.byteSize(asked),
    open: () => derived.open(asked, () => openPicture(site, file)),
  });
}
