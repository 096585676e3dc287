import { deferred } from "~/lib/deferred";
import { isAnimated, SNIFFED_BYTES, sniffImageKind, whyUnsupported } from "~/lib/image-kind";
import type { FocusPoint, ImagePreset } from "~/lib/pictures";
import { isWholeImage } from "~/lib/whole-image";
import {
  COMPRESSION_MESSAGES,
  type CompressedImage,
  CompressionError,
  compressPicture,
} from "./compress-picture";
import { pageStudio } from "./page-studio";
import type { WorkerAnswer, WorkerOrder } from "./worker-messages";

export type CompressionOptions = {
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
