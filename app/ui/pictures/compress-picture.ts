import {
  type FocusPoint,
  fittedSize,
  type ImagePreset,
  qualitySteps,
  squareAround,
} from "~/lib/pictures";
import { ToldError } from "~/lib/told-error";
import { type Turn, takeTurn } from "./picture-turn";

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
  /** Gives the memory back at once: phones have little of it for canvases. */
  free(): void;
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
    const type = await encodableType(studio, preset.format);
    const view = viewOf(picture, { turn: taken?.turn ?? 1, square });
    const size = fittedSize(view.kept, preset);
    const paper = drawSmaller(studio, view, size);
    if (type === "image/jpeg") putOnWhite(paper, size);
    onProgress(0.6);
    const blob = await encodeUnderCap(paper, { type, preset, onProgress });
    paper.free();
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

type Size = { width: number; height: number };

/** What of a picture is drawn: recorded as the camera was held, and cut as it is seen. */
type View = { picture: Drawable; turn: Turn; kept: Size & { left: number; top: number } };

function viewOf(
  picture: Drawable,
  { turn, square }: { turn: Turn; square: FocusPoint | null },
): View {
  const { width, height } = turn >= 5 ? turnedSize(picture) : picture;
  if (!square) return { picture, turn, kept: { left: 0, top: 0, width, height } };
  const { left, top, side } = squareAround({ width, height }, square);
  return { picture, turn, kept: { left, top, width: side, height: side } };
}

function turnedSize({ width, height }: Size): Size {
  return { width: height, height: width };
}

/** iOS leaves a larger canvas blank, without a word. */
export const MAX_CANVAS_PIXELS = 16_777_216;

/**
 * Halved as often as needed: one great leap would skip pixels and make edges jagged. Of a picture from a
 * big sensor the first step may be more than a half. Rejects what comes out blank.
 */
function drawSmaller(studio: Studio, { picture, turn, kept }: View, size: Size): Paper {
  let now = nextSize(kept, size);
  let paper = newPaper(studio, now.width, now.height);
  paper.context.scale(now.width / kept.width, now.height / kept.height);
  paper.context.translate(-kept.left, -kept.top);
  paper.context.transform(...TURNS[turn](picture.width, picture.height));
  paper.context.drawImage(picture.image, 0, 0);
  while (now.width !== size.width || now.height !== size.height) {
    const larger = paper;
    now = nextSize(now, size);
    paper = newPaper(studio, now.width, now.height);
    paper.context.drawImage(larger.image, 0, 0, now.width, now.height);
    larger.free();
  }
  if (isBlank(paper, size)) throw new CompressionError(COMPRESSION_MESSAGES.compression);
  return paper;
}

/** The size of the next drawing on the way from one size to a smaller one. */
function nextSize(from: Size, to: Size): Size {
  if (from.width <= 2 * to.width || from.height <= 2 * to.height) {
    return { width: to.width, height: to.height };
  }
  const scale = Math.min(1 / 2, Math.sqrt(MAX_CANVAS_PIXELS / (from.width * from.height)));
  const round = scale === 1 / 2 ? Math.ceil : Math.floor;
  return { width: round(from.width * scale), height: round(from.height * scale) };
}

/** Whether nothing was drawn at all: what a browser that has no room for a canvas leaves. */
function isBlank({ context }: Paper, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}

/** JPEG knows no transparency: what shows through would be black. */
function putOnWhite({ context }: Paper, { width, height }: Size): void {
  context.resetTransform();
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
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
