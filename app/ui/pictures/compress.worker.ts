import { sentenceFor } from "~/lib/told-error";
import {
  COMPRESSION_MESSAGES,
  CompressionError,
  compressPicture,
  type Studio,
} from "./compress-picture";
import type { WorkerAnswer, WorkerOrder } from "./worker-messages";

const studio: Studio = {
  async decode(file) {
    const image = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { image, width: image.width, height: image.height, free: () => image.close() };
  },
  paper(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    return (
      context && {
        context,
        image: canvas,
        encode: (type, quality) => canvas.convertToBlob({ type, quality }),
        free: () => {
          canvas.width = 0;
          canvas.height = 0;
        },
      }
    );
  },
};

function tell(answer: WorkerAnswer): void {
  self.postMessage(answer);
}

self.addEventListener("message", async ({ data }: MessageEvent<WorkerOrder>) => {
  try {
    const onProgress = (progress: number) => tell({ kind: "progress", progress });
    const { file, preset, square } = data;
    const image = await compressPicture(file, preset, { studio, onProgress, square });
    tell({ kind: "done", image });
  } catch (error) {
    const message = sentenceFor(error, COMPRESSION_MESSAGES.compression);
    const isLasting = error instanceof CompressionError && error.isLasting;
    tell({ kind: "failed", message, isLasting });
  }
});
