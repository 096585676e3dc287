import type { Services } from "~/platform/services.server";
import { answerImage, FOR_AN_HOUR, FOR_GOOD, imageMissing } from "./image-answer.server";
import { openPicture } from "./open-picture.server";
import { pictureCopies } from "./picture-copies.server";
import type { MediaFile } from "./stored-pictures.server";

type Site = Pick<Services, "storage" | "environment" | "log" | "isHead">;

export type ShareCrop = {
  /** The stored picture; null for none, or none that visitors may see. */
  file: MediaFile | null;
  width: number;
  height: number;
  /** What stays visible, in percent. */
  focusX: number;
  focusY: number;
  /** Whether the address names this very crop, so that it never shows another. */
  isVersioned: boolean;
};

/** Answers with a picture cut to a size for social networks: a JPEG without metadata, made once. */
export async function serveShareImage(
  request: Request,
  site: Site,
  { file, isVersioned, ...crop }: ShareCrop,
): Promise<Response> {
  if (!file) return imageMissing();
  const headers = new Headers({
    "content-type": "image/jpeg",
    "cache-control": isVersioned ? FOR_GOOD : FOR_AN_HOUR,
    etag: `"${file.hash}-${Object.values(crop).join("-")}"`,
  });
  const { derived } = pictureCopies(site.environment.dataDir);
  const asked = { path: file.path, hash: file.hash, crop };
  return answerImage(request, {
    headers,
    isHead: site.isHead,
    knownSize: () => derived.byteSize(asked),
    open: () => derived.open(asked, () => openPicture(site, file)),
  });
}
