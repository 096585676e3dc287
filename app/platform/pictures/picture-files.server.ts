import { IMAGE_TYPES } from "~/lib/image-kind";
import { thumbnailPathOf } from "~/lib/media-url";
import {
  type ImagePreset,
  PRESETS,
  presetFor,
  qualitySteps,
  stagedPath,
  storedPath,
  type UploadQuality,
  type UploadTarget,
} from "~/lib/pictures";
import { newSuffix, sha256 } from "~/platform/random.server";
import { LONGEST_SIDE } from "./derived-image.server";
import { ImageError } from "./image-error";
import { hasOneColour, inspectImage } from "./inspect-image.server";
import { bytesOf, type PictureSource } from "./picture-source.server";
import { type CleanImage, type ImageFit, stripMetadata } from "./strip-metadata.server";

export type ImageUpload = {
  target: UploadTarget;
  source: PictureSource;
  /** As the person named it; only a slug of it is kept, and only for articles and the gallery. */
  fileName: string;
  quality: UploadQuality;
  /** Waits beside the place of its record until the form is saved (`adoptImage`). */
  isStaged?: boolean;
  uploadedBy: string | null;
  now: Date;
};

/** A file about to be stored; `version` is what its address carries. */
export type PictureFile = {
  path: string;
  body: Uint8Array<ArrayBuffer>;
  mediaType: string;
  width: number;
  height: number;
  version: string;
};

const HASH_LENGTH = 16;

/** The files that an upload becomes, ready to be written; no path holds what a person typed but a slug. */
export async function pictureFiles(
  upload: Pick<ImageUpload, "target" | "source" | "fileName" | "quality" | "isStaged">,
): Promise<{ picture: PictureFile; thumbnail: PictureFile | null; isOneColour: boolean }> {
  const { kind, width, height } = await inspectImage(upload.source);
  const preset = presetFor(upload.target, upload.quality);
  // With a preset it is made smaller; without, it is what all copies are made of.
  if (!preset && Math.max(width, height) > LONGEST_SIDE) throw new ImageError("too-long");
  const clean = preset
    ? await stripMetadata(upload.source, fitOf(preset))
    : { bytes: await bytesOf(upload.source), kind, width, height };
  const version = sha256(clean.bytes).slice(0, HASH_LENGTH);
  const path = pathOf(upload, {
    fileName: upload.fileName,
    suffix: newSuffix(),
    extension: IMAGE_TYPES[clean.kind].extension,
  });
  const thumbnailPath = thumbnailPathOf(path);
  return {
    picture: fileOf(path, clean, version),
    // Its address carries the version of the picture it shows, so that the one tells the other.
    thumbnail:
      thumbnailPath === null
        ? null
        : fileOf(
            thumbnailPath,
            await stripMetadata(clean.bytes, fitOf(PRESETS.thumbnail)),
            version,
          ),
    isOneColour: await hasOneColour(clean),
  };
}

function pathOf(
  { target, isStaged = false }: Pick<ImageUpload, "target" | "isStaged">,
  name: { fileName: string; suffix: string; extension: string },
): string {
  return isStaged && target.kind === "record" ? stagedPath(target, name) : storedPath(target, name);
}

function fileOf(path: string, image: CleanImage, version: string): PictureFile {
  const { bytes: body, kind, width, height } = image;
  return { path, body, mediaType: IMAGE_TYPES[kind].mediaType, width, height, version };
}

function fitOf(preset: ImagePreset): ImageFit {
  const { maxWidth, maxHeight, format } = preset;
  return {
    maxWidth,
    maxHeight,
    format,
    maxBytes: preset.maxKilobytes * 1024,
    qualities: qualitySteps(preset.quality),
  };
}
