import type { Metadata, Sharp, SharpOptions } from "sharp";
import type { ImageKind } from "~/lib/image-kind";
import { BusyError, createLimiter } from "../work-queues";
import { ImageError } from "./image-error";
import type { PictureSource } from "./picture-source.server";
import { sharp } from "./sharp.server";

/** Phones of "50 megapixels" give 8192 × 6144. A JPEG is decoded line by line, so that it may be large. */
const JPEG_PIXELS = 52_000_000;
/** The other kinds may have to stand in memory whole, at up to eight bytes a pixel. */
const OTHER_PIXELS = 25_000_000;
const SECONDS = 20;

// One picture of 52 megapixels at a time: what bounds the memory of the process.
const slots = createLimiter(1, 30);

/** Opens a picture whose kind was checked: pixels and time are limited, errors in the data fail. */
export function decoder(source: PictureSource, kind: ImageKind, options: SharpOptions = {}): Sharp {
  return sharp(source, {
    failOn: "error",
    limitInputPixels: kind === "jpeg" ? JPEG_PIXELS : OTHER_PIXELS,
    sequentialRead: true,
    ...options,
  }).timeout({ seconds: SECONDS });
}

/** Runs work on an uploaded picture when its turn has come. Rejects with an `ImageError` only. */
export async function inDecodeSlot<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await slots.run(work);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    if (error instanceof BusyError) throw new ImageError("busy", error);
    const tooLarge = error instanceof Error && error.message.includes("pixel limit");
    throw new ImageError(tooLarge ? "too-many-pixels" : "corrupted", error);
  }
}

/** Width and height as a person sees the picture, its orientation applied. */
export function uprightSize(metadata: Metadata): { width: number; height: number } {
  const { width, height } = metadata.autoOrient;
  return { width, height };
}
