import { sniffImageKind } from "~/lib/image-kind";
import { concatenate } from "~/lib/whole-image";

/** How a camera was held when it recorded a picture (EXIF, orientation): 1 is upright, 5 to 8 lie on a side. */
export type Turn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A block of a WebP or PNG file: its name, all its bytes, and those that are its content. */
type Chunk = { name: string; start: number; end: number; content: Uint8Array };

/**
 * How a WebP or PNG is to be turned, and its bytes without what says so. Browsers turn a JPEG by
 * themselves, these two only some of them: told nothing, none does, and the turning is ours. Null
 * for what stands upright, and for the other kinds.
 */
export function takeTurn(bytes: Uint8Array): { turn: Turn; bytes: Uint8Array<ArrayBuffer> } | null {
  const kind = sniffImageKind(bytes);
  if (kind !== "webp" && kind !== "png") return null;
  const chunks = kind === "webp" ? webpChunks(bytes) : pngChunks(bytes);
  const exif = chunks.find(({ name }) => name === "EXIF" || name === "eXIf");
  const turn = exif && readOrientation(exif.content);
  if (!exif || !turn || turn === 1) return null;
  const rest = concatenate([bytes.subarray(0, exif.start), bytes.subarray(exif.end)]);
  if (kind === "webp") viewOf(rest).setUint32(4, rest.length - 8, true);
  return { turn, bytes: rest };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function webpChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + size + (size % 2), bytes.length);
    const content = bytes.subarray(at + 8, at + 8 + size);
    chunks.push({ name: nameAt(bytes, at), start: at, end, content });
    at = end;
  }
  return chunks;
}

function pngChunks(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at);
    const end = Math.min(at + 12 + size, bytes.length);
    const content = bytes.subarray(at + 8, at + 8 + size);
    chunks.push({ name: nameAt(bytes, at + 4), start: at, end, content });
    at = end;
  }
  return chunks;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

const ORIENTATION_TAG = 0x0112;

/** The orientation in a block of EXIF (a TIFF header and its first directory); null when it tells none. */
function readOrientation(exif: Uint8Array): Turn | null {
  // Some writers put the mark of JPEG's EXIF before the header.
  const tiff = nameAt(exif, 0) === "Exif" ? exif.subarray(6) : exif;
  const view = viewOf(tiff);
  if (tiff.length < 14) return null;
  const little = nameAt(tiff, 0).startsWith("II");
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return null;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + 12 * index;
    if (at + 12 > tiff.length) return null;
    if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? (value as Turn) : null;
  }
  return null;
}
