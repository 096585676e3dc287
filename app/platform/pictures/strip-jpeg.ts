import { concatenate, endOfJpegScan, skipFillBytes } from "~/lib/whole-image";
import { isSrgbProfile } from "./colour-profile";

const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Marker, length, name, and which of how many parts; one of several is not read as a profile. */
const PROFILE_HEAD = 18;

/**
 * A JPEG without EXIF, GPS, XMP, comments, embedded previews, colour profile and whatever follows
 * the picture, its pixels untouched. Null when that would change how it looks (a profile other than
 * sRGB) or when its structure is not understood: then it has to be encoded anew.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = skipFillBytes(bytes, 2);
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return concatenate([...kept, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.length) return null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > bytes.length) return null;
    const fate = fateOf(marker, bytes.subarray(at, next));
    if (fate === "stop") return null;
    const end = marker === SOS ? endOfJpegScan(bytes, next) : next;
    if (fate === "keep") kept.push(bytes.subarray(at, end));
    at = skipFillBytes(bytes, end);
  }
  return null;
}

function fateOf(marker: number, segment: Uint8Array): "keep" | "drop" | "stop" {
  if (marker === APP0) return isPlainJfif(segment) ? "keep" : "drop";
  if (marker === APP2 && startsWith(segment, "ICC_PROFILE\0")) {
    return isSrgbProfile(segment.subarray(PROFILE_HEAD)) ? "drop" : "stop";
  }
  // Adobe's segment says how colours are coded: without it a picture may turn green.
  if (marker === APP14) return startsWith(segment, "Adobe") ? "keep" : "drop";
  return (marker > APP0 && marker <= APP15) || marker === COMMENT ? "drop" : "keep";
}

/** Density only: a JFIF header may carry a preview. */
function isPlainJfif(segment: Uint8Array): boolean {
  return startsWith(segment, "JFIF\0") && segment.length === 18;
}

function startsWith(segment: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => segment[4 + index] === letter.charCodeAt(0));
}
