import type { FocusPoint, ImagePreset } from "~/lib/pictures";
import type { CompressedImage } from "./compress-picture";

export type WorkerOrder = { file: Blob; preset: ImagePreset; square: FocusPoint | null };

export type WorkerAnswer =
  | { kind: "progress"; progress: number }
  | { kind: "done"; image: CompressedImage }
  | { kind: "failed"; message: string; isLasting: boolean };
