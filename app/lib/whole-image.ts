import { sniffImageKind } from "./image-kind";

const EOI = 0xd9;
const SOS = 0xda;

/**
 * Whether the structure of a picture goes on undamaged to its end, found without decoding it.
 * Browsers show what is left of a cut or damaged file, grey where the rest should be, and would
 * make a sound picture of it that no server can tell any more.
 */
export function isWholeImage(bytes: Uint8Array): boolean {
  switch (sniffImageKind(bytes)) {
    case "jpeg":
      return isWholeJpeg(bytes);
    case "png":
      return isWholePng(bytes);
    case "webp":
      return 8 + viewOf(bytes).getUint32(4, true) <= bytes.length;
    case "gif":
      return bytes.lastIndexOf(0x3b) > 0;
    default:
      return false;
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let hasPixels = false;
  let at = skipFillBytes(bytes, 2);
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return hasPixels;
    if (hasPixels && !mayFollowPixels(marker)) return false;
    at += 2 + view.getUint16(at + 2);
    if (marker === SOS) {
      hasPixels = true;
      at = endOfJpegScan(bytes, at, { restartsInOrder: true });
    }
    at = skipFillBytes(bytes, at);
  }
  return hasPixels && bytes[at] === 0xff && bytes[at + 1] === EOI;
}

/** Tables, further scans, number of lines, application data and comments. */
function mayFollowPixels(marker: number): boolean {
  return (
    marker === 0xc4 ||
    marker === 0xcc ||
    (marker >= SOS && marker <= 0xdd) ||
    (marker >= 0xe0 && marker <= 0xef) ||
    marker === 0xfe
  );
}

/** Where the marker at `at` really begins: any number of 0xFF may precede one (ITU-T T.81, B.1.1.2). */
export function skipFillBytes(bytes: Uint8Array, at: number): number {
  let start = at;
  while (bytes[start] === 0xff && bytes[start + 1] === 0xff) start++;
  return start;
}

/**
 * Where the coded pixels of a JPEG's scan end: at the first marker that is neither a stuffed byte
 * nor a restart; the length of the file when there is none. With `restartsInOrder`, also at a
 * restart out of turn.
 */
export function endOfJpegScan(
  bytes: Uint8Array,
  start: number,
  { restartsInOrder = false } = {},
): number {
  let expected = 0xd0;
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const isRestart = marker >= 0xd0 && marker <= 0xd7;
    if (isRestart) {
      if (restartsInOrder && marker !== expected) return at;
      expected = 0xd0 + ((expected - 0xd0 + 1) % 8);
    } else if (marker !== 0 && marker !== 0xff) {
      return at;
    }
    at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "IEND") return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}

/** One array of bytes out of several. */
export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
