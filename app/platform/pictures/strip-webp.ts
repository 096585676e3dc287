import { concatenate } from "~/lib/whole-image";
import { isSrgbProfile } from "./colour-profile";

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
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
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
