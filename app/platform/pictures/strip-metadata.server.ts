import type { Sharp } from "sharp";
import { type ImageKind, sniffImageKind } from "~/lib/image-kind";
import { decoder, inDecodeSlot, uprightSize } from "./decode.server";
import { ImageError } from "./image-error";
import { sharp } from "./sharp.server";
import { stripJpeg } from "./strip-jpeg";
import { stripWebp } from "./strip-webp";

/** What a stored picture must fit into: pixels, bytes and kind; `qualities` (0–1) are tried in order. */
export type ImageFit = {
  maxWidth: number;
  maxHeight: number;
  maxBytes: number;
  format: "jpeg" | "webp";
  qualities: readonly number[];
};

export type CleanImage = {
  bytes: Uint8Array<ArrayBuffer>;
  kind: ImageKind;
  width: number;
  height: number;
};

/**
 * The picture upright, without metadata, within `fit`. A picture that fits already loses nothing
 * but its metadata: it is encoded anew only when it has to be turned, made smaller, lighter, or of
 * the other kind. A moving one becomes its first frame; transparency becomes white in JPEG. At the
 * lowest quality the cap may be passed (specification §5). Rejects with an `ImageError`.
 */
export async function stripMetadata(bytes: Uint8Array, fit: ImageFit): Promise<CleanImage> {
  const kind = sniffImageKind(bytes);
  if (!kind) throw new ImageError("unsupported", bytes);
  return inDecodeSlot(async () => {
    const metadata = await decoder(bytes, kind).metadata();
    const size = uprightSize(metadata);
    const upright = (metadata.orientation ?? 1) === 1;
    const fits = size.width <= fit.maxWidth && size.height <= fit.maxHeight;
    const kept = upright && fits && kind === fit.format && metadata.space !== "cmyk";
    const stripped = kept ? (kind === "jpeg" ? stripJpeg(bytes) : stripWebp(bytes)) : null;
    if (stripped && stripped.length <= fit.maxBytes) return { bytes: stripped, kind, ...size };
    return encodeWithin(decoder(bytes, kind), fit);
  });
}

async function encodeWithin(source: Sharp, fit: ImageFit): Promise<CleanImage> {
  const { maxWidth: width, maxHeight: height } = fit;
  const resized = source
    .autoOrient()
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const flat = fit.format === "jpeg" ? resized.flatten({ background: "#ffffff" }) : resized;
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = new Uint8Array(0);
  for (const quality of fit.qualities) {
    bytes = new Uint8Array(await encode(sharp(data, { raw }), fit.format, quality));
    if (bytes.length <= fit.maxBytes) break;
  }
  return { bytes, kind: fit.format, width: info.width, height: info.height };
}

function encode(image: Sharp, format: ImageFit["format"], quality: number): Promise<Buffer> {
  const percent = Math.round(quality * 100);
  return format === "jpeg"
    ? image.jpeg({ quality: percent, mozjpeg: true }).toBuffer()
    : image.webp({ quality: percent, effort: 4 }).toBuffer();
}
