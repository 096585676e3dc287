/** The four kinds of picture that are accepted (specification §5); jpg and jpeg are one. */
export type ImageKind = "jpeg" | "png" | "webp" | "gif";

/** What each kind is called on the wire and in a path; the stored extension is ours (product.md, doubtful point 10). */
export const IMAGE_TYPES: Record<ImageKind, { mediaType: string; extension: string }> = {
  jpeg: { mediaType: "image/jpeg", extension: "jpg" },
  png: { mediaType: "image/png", extension: "png" },
  webp: { mediaType: "image/webp", extension: "webp" },
  gif: { mediaType: "image/gif", extension: "gif" },
};

/** Specification §5 and §8, character for character. */
export const UNSUPPORTED_FORMAT = "Format de fichier non supporté. Utilisez JPG, PNG, WEBP ou GIF.";

/** What to do about it, for the one format that people have without having chosen it. */
export const HEIC_ADVICE =
  "C’est une photo HEIC, d’un iPhone\u00a0: exportez-la en JPG. Sur l’iPhone, choisissez Réglages, Appareil photo, Formats, Le plus compatible.";

export const EMPTY_FILE = "Ce fichier est vide. Choisissez-en un autre.";

/** Number of first bytes that `sniffImageKind` looks at. */
export const SNIFFED_BYTES = 16;

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** The kind that the first bytes tell; null for anything else (HEIC, SVG, TIFF, PDF, HTML…). */
export function sniffImageKind(bytes: Uint8Array): ImageKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return "webp";
  const gif = ascii(bytes, 0, 6);
  return gif === "GIF87a" || gif === "GIF89a" ? "gif" : null;
}

/** Main brands of HEIF pictures (ISO/IEC 23008-12), AVIF left out. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Why a file that is no accepted picture, by its first bytes, is not taken: in French, for the person. */
export function whyUnsupported(bytes: Uint8Array): string {
  if (bytes.length === 0) return EMPTY_FILE;
  const isHeic = ascii(bytes, 4, 4) === "ftyp" && HEIC_BRANDS.includes(ascii(bytes, 8, 4));
  return isHeic ? `${UNSUPPORTED_FORMAT} ${HEIC_ADVICE}` : UNSUPPORTED_FORMAT;
}

/** Whether a GIF, WebP or PNG moves, read from its structure without decoding a pixel. */
export function isAnimated(bytes: Uint8Array): boolean {
  const kind = sniffImageKind(bytes);
  if (kind === "webp") return ascii(bytes, 12, 4) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
  if (kind === "png") return countPngFrames(bytes) > 1;
  return kind === "gif" && countGifFrames(bytes, 2) > 1;
}

/** What a moving PNG announces before its pixels (chunk `acTL`); 1 for a still one. */
function countPngFrames(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = ascii(bytes, at + 4, 4);
    if (name === "acTL") return view.getUint32(at + 8);
    if (name === "IDAT") break;
  }
  return 1;
}

const COLOUR_TABLE = 0x80;

function colourTableLength(flags: number): number {
  return flags & COLOUR_TABLE ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function countGifFrames(bytes: Uint8Array, enough: number): number {
  let frames = 0;
  let at = 13 + colourTableLength(bytes[10] ?? 0);
  while (at < bytes.length && frames < enough) {
    const block = bytes[at];
    if (block === 0x2c) {
      frames += 1;
      at = skipSubBlocks(bytes, at + 11 + colourTableLength(bytes[at + 9] ?? 0));
    } else if (block === 0x21) {
      at = skipSubBlocks(bytes, at + 2);
    } else {
      break;
    }
  }
  return frames;
}

function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
