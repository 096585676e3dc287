import { deferred } from "~/lib/deferred";
import { isAnimated, SNIFFED_BYTES, sniffImageKind, whyUnsupported } from "~/lib/image-kind";
import type { FocusPoint, ImagePreset } from "~/lib/pictures";
import { isWholeImage } from "~/lib/whole-image";
import {
  COMPRESSION_MESSAGES,
  type CompressedImage,
  CompressionError,
  compressPicture,
  type Drawable,
  type Studio,
} from "./compress-picture";
import type { WorkerAnswer, WorkerOrder } from "./worker-messages";

type CompressionOptions = {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (progress: number) => void;
  /** Where to cut a square out first; the whole picture is kept without it. */
  square?: FocusPoint | null;
};

/**
 * Rejects when a file is of no accepted kind, whatever its name says, or is cut or damaged; tells
 * whether it moves.
 */
export async function examineImage(file: Blob): Promise<{ moves: boolean }> {
  const start = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  if (!sniffImageKind(start)) {
    throw new CompressionError(whyUnsupported(start), { isLasting: true });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWholeImage(bytes)) {
    throw new CompressionError(COMPRESSION_MESSAGES.loading, { isLasting: true });
  }
  return { moves: isAnimated(bytes) };
}

/**
 * Makes a photo fit a preset in the browser: in a worker where it can draw, in the page otherwise.
 * Rejects with a `CompressionError` (French, for the person) or with the signal's reason.
 */
export async function compressImage(
  file: Blob,
  preset: ImagePreset,
  { signal, onProgress = () => undefined, square = null }: CompressionOptions = {},
): Promise<CompressedImage> {
  await examineImage(file);
  signal?.throwIfAborted();
  const worker = openWorker();
  const inPage = () => compressPicture(file, preset, { studio: pageStudio, onProgress, square });
  if (!worker) return inPage();
  const order = { file, preset, square };
  const compressed = await compressInWorker(worker, order, { signal, onProgress });
  signal?.throwIfAborted();
  return compressed ?? inPage();
}

function openWorker(): Worker | null {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
  try {
    return new Worker(new URL("./compress.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** Null when the worker could not start: the page does it then. */
function compressInWorker(
  worker: Worker,
  order: WorkerOrder,
  { signal, onProgress }: { signal?: AbortSignal; onProgress: (progress: number) => void },
): Promise<CompressedImage | null> {
  const { promise, resolve, reject } = deferred<CompressedImage | null>();
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  worker.addEventListener("error", () => resolve(null));
  worker.addEventListener("messageerror", () => resolve(null));
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === "progress") onProgress(data.progress);
    else if (data.kind === "done") resolve(data.image);
    else reject(new CompressionError(data.message, data));
  });
  worker.postMessage(order);
  return promise.finally(() => {
    signal?.removeEventListener("abort", stop);
    worker.terminate();
  });
}

/** Draws in the page itself, for browsers without workers that can draw. */
const pageStudio: Studio = {
  decode,
  paper(width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    return (
      context && {
        context,
        image: canvas,
        encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
        free: () => {
          canvas.width = 0;
          canvas.height = 0;
        },
      }
    );
  },
};

/** An image element applies the orientation by itself. */
async function decode(file: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(file);
  const free = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    free();
    throw new CompressionError("The browser cannot read the picture.", { cause });
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight, free };
}
