import { type Turn, takeTurn } from "~/lib/picture-turn";
import { ToldError } from "~/lib/told-error";
import { type FocusPoint, fittedSize, type ImagePreset, qualitySteps, squareAround } from "./media";

/** Specification §8, character for character. */
export const COMPRESSION_MESSAGES = {
  compression: "Erreur lors de la compression",
  loading: "Impossible de charger l'image",
  canvas: "Impossible de créer le contexte canvas",
} as const;

/** A picture that the browser cannot make ready. */
export class CompressionError extends ToldError {
  override name = "CompressionError";
  /** Whether it is the file, which no second try changes. */
  readonly isLasting: boolean;

  constructor(message: string, options: ErrorOptions & { isLasting?: boolean } = {}) {
    super(message, options);
    this.isLasting = options.isLasting ?? false;
  }
}

export type CompressedImage = { blob: Blob; width: number; height: number };

/** A decoded picture, upright. */
export type Drawable = { image: CanvasImageSource; width: number; height: number; free(): void };

type Paper = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  image: CanvasImageSource;
  encode(type: string, quality: number): Promise<Blob | null>;
};

/** Where pictures are decoded and drawn: a worker's canvas or a page's. */
export type Studio = {
  /** Rejects when the browser cannot read the picture. */
  decode(file: Blob): Promise<Drawable>;
  /** Null when the browser gives no canvas of that size. */
  paper(width: number, height: number): Paper | null;
};

type Compression = {
  studio: Studio;
  onProgress: (progress: number) => void;
  /** Where to cut a square out first; null keeps the whole picture. */
  square?: FocusPoint | null;
};

/**
 * Decodes a picture upright, resizes it within the preset (never larger), then encodes it at
 * falling qualities until it is under the cap or at 0.1. Progress goes from 0 to 1. Rejects with a
 * `CompressionError`.
 */
export async function compressPicture(
  file: Blob,
  preset: ImagePreset,
  { studio, onProgress, square = null }: Compression,
): Promise<CompressedImage> {
  onProgress(0.05);
  const taken = takeTurn(new Uint8Array(await file.arrayBuffer()));
  const told = taken ? new Blob([taken.bytes], { type: file.type }) : file;
  const picture = await studio.decode(told).catch((cause: unknown) => {
    throw new CompressionError(COMPRESSION_MESSAGES.loading, { cause, isLasting: true });
  });
  onProgress(0.4);
  try {
    const upright = taken ? drawTurned(studio, picture, taken.turn) : picture;
    const kept = square ? cutSquare(studio, upright, square) : upright;
    const type = await encodableType(studio, preset.format);
    const size = fittedSize(kept, preset);
    const paper = drawSmaller(studio, kept, { ...size, opaque: type === "image/jpeg" });
    onProgress(0.6);
    const blob = await encodeUnderCap(paper, { type, preset, onProgress });
    return { blob, ...size };
  } finally {
    picture.free();
  }
}

/** A browser that cannot write WebP answers with PNG; the server then makes WebP of our JPEG. */
async function encodableType(studio: Studio, format: ImagePreset["format"]): Promise<string> {
  const type = `image/${format}`;
  const trial = await newPaper(studio, 1, 1)
    .encode(type, 0.5)
    .catch(() => null);
  return trial?.type === type ? type : "image/jpeg";
}

function newPaper(studio: Studio, width: number, height: number): Paper {
  const paper = studio.paper(width, height);
  if (!paper) throw new CompressionError(COMPRESSION_MESSAGES.canvas);
  paper.context.imageSmoothingEnabled = true;
  paper.context.imageSmoothingQuality = "high";
  return paper;
}

type Pixels = Pick<Drawable, "image" | "width" | "height">;

/** Where a point of the recorded picture goes, as `transform` takes it; W and H are its width and height. */
const TURNS: Record<
  Turn,
  (w: number, h: number) => [number, number, number, number, number, number]
> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (w) => [-1, 0, 0, 1, w, 0],
  3: (w, h) => [-1, 0, 0, -1, w, h],
  4: (_, h) => [1, 0, 0, -1, 0, h],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, h) => [0, 1, -1, 0, h, 0],
  7: (w, h) => [0, -1, -1, 0, h, w],
  8: (w) => [0, -1, 1, 0, 0, w],
};

/** The picture as a person sees it. */
function drawTurned(studio: Studio, { image, width, height }: Pixels, turn: Turn): Pixels {
  const size = turn >= 5 ? { width: height, height: width } : { width, height };
  const paper = newPaper(studio, size.width, size.height);
  paper.context.transform(...TURNS[turn](width, height));
  paper.context.drawImage(image, 0, 0);
  return { ...size, image: paper.image };
}

/** Before it is made smaller: cut afterwards, a wide photo would leave a few pixels of a face. */
function cutSquare(studio: Studio, picture: Pixels, focus: FocusPoint): Pixels {
  const { left, top, side } = squareAround(picture, focus);
  if (side === picture.width && side === picture.height) return picture;
  const paper = newPaper(studio, side, side);
  paper.context.drawImage(picture.image, left, top, side, side, 0, 0, side, side);
  return { width: side, height: side, image: paper.image };
}

/** Halved as often as needed: one great leap would skip pixels and make edges jagged. */
function drawSmaller(
  studio: Studio,
  picture: Pixels,
  { width, height, opaque }: { width: number; height: number; opaque: boolean },
): Paper {
  let { image } = picture;
  let now = { width: picture.width, height: picture.height };
  while (now.width > 2 * width && now.height > 2 * height) {
    now = { width: Math.ceil(now.width / 2), height: Math.ceil(now.height / 2) };
    const half = newPaper(studio, now.width, now.height);
    half.context.drawImage(image, 0, 0, now.width, now.height);
    image = half.image;
  }
  const paper = newPaper(studio, width, height);
  if (opaque) {
    paper.context.fillStyle = "#ffffff";
    paper.context.fillRect(0, 0, width, height);
  }
  paper.context.drawImage(image, 0, 0, width, height);
  return paper;
}

async function encodeUnderCap(
  paper: Paper,
  { type, preset, onProgress }: EncodeOptions,
): Promise<Blob> {
  const steps = qualitySteps(preset.quality);
  let smallest: Blob | null = null;
  for (const [index, quality] of steps.entries()) {
    const blob = await paper.encode(type, quality).catch(() => null);
    if (!blob) throw new CompressionError(COMPRESSION_MESSAGES.compression);
    smallest = blob;
    onProgress(0.6 + (0.4 * (index + 1)) / steps.length);
    if (blob.size <= preset.maxKilobytes * 1024) break;
  }
  if (!smallest) throw new CompressionError(COMPRESSION_MESSAGES.compression);
  return smallest;
}

type EncodeOptions = {
  type: string;
  preset: ImagePreset;
  onProgress: (progress: number) => void;
};
