import type { Sharp } from "sharp";
import { type ImageKind, sniffImageKind } from "~/lib/image-kind";
import { concatenate } from "~/lib/whole-image";
import { isSrgbProfile } from "./colour-profile";
import { decoder, inDecodeSlot, uprightSize } from "./decode.server";
import { ImageError } from "./image-error";
import { bytesOf, type PictureSource, startOf } from "./picture-source.server";
import { sharp } from "./sharp.server";
import { stripJpeg } from "./strip-jpeg";

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
export async function stripMetadata(source: PictureSource, fit: ImageFit): Promise<CleanImage> {
  const start = await startOf(source);
  const kind = sniffImageKind(start);
  if (!kind) throw new ImageError("unsupported", start);
  return inDecodeSlot(async () => {
    const metadata = await decoder(source, kind).metadata();
    const size = uprightSize(metadata);
    const upright = (metadata.orientation ?? 1) === 1;
    const fits = size.width <= fit.maxWidth && size.height <= fit.maxHeight;
    const kept = upright && fits && kind === fit.format && metadata.space !== "cmyk";
    const strip = kind === "jpeg" ? stripJpeg : stripWebp;
    const stripped = kept ? strip(await bytesOf(source)) : null;
    if (stripped && stripped.length <= fit.maxBytes) return { bytes: stripped, kind, ...size };
    return encodeWithin(decoder(source, kind), fit);
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

const HEADER = 12;
const PICTURE = new Set(["VP8X", "ALPH", "VP8 ", "VP8L"]);
/** Of the flags of VP8X only "has transparency" is still true afterwards. */
const ALPHA_FLAG = 0x10;
const ANIMATION_FLAG = 0x02;

/**
 * A still WebP without EXIF, XMP, colour profile, unknown chunks and whatever follows the picture,
 * its pixels untouched. Null when that would change how it looks (a profile other than sRGB), when
 * it moves or when its structure is not understood: then it has to be encoded anew.
 */
function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const kept: Uint8Array[] = [];
  for (let at = HEADER; at + 8 <= end; ) {
    const name = Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size % 2);
    if (next > end + 1 || next > bytes.length) return null;
    const chunk = bytes.slice(at, next);
    if (name === "ICCP" && !isSrgbProfile(chunk.subarray(8))) return null;
    if (name === "VP8X") {
      if ((chunk[8] ?? 0) & ANIMATION_FLAG) return null;
      chunk[8] = (chunk[8] ?? 0) & ALPHA_FLAG;
    }
    if (PICTURE.has(name)) kept.push(chunk);
    at = next;
  }
  return assemble(kept);
}

function assemble(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = concatenate(chunks);
  const header = new Uint8Array(HEADER);
  header.set(new TextEncoder().encode("RIFF"), 0);
  new DataView(header.buffer).setUint32(4, body.length + 4, true);
  header.set(new TextEncoder().encode("WEBP"), 8);
  return concatenate([header, body]);
}
