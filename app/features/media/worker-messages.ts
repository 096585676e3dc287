import type { CompressedImage } from "./compress-picture";
import type { ImagePreset } from "./media";

export type WorkerOrder = { file: Blob; preset: ImagePreset };

export type WorkerAnswer =
  | { kind: "progress"; progress: number }
  | { kind: "done"; image: CompressedImage }
  | { kind: "failed"; message: string; isLasting: boolean };
