import type { CompressedImage } from "./compress-picture";
import type { FocusPoint, ImagePreset } from "./media";

export type WorkerOrder = { file: Blob; preset: ImagePreset; square: FocusPoint | null };

export type WorkerAnswer =
  | { kind: "progress"; progress: number }
  | { kind: "done"; image: CompressedImage }
  | { kind: "failed"; message: string; isLasting: boolean };
