import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { compressImage, examineImage } from "./compress-image";
import type { UploadQuality, UploadTarget } from "./media";
import { MAX_UPLOAD_BYTES, presetFor, type UploadedImage } from "./media";
import { TOO_HEAVY, UploadError, uploadImage } from "./upload-image";
import {
  type PreparedFile,
  UploadQueue,
  type UploadState,
  type UploadWork,
  type Watch,
} from "./upload-queue";

type UploadOrder = { file: File; target: UploadTarget; quality: UploadQuality };

/** A file on its way, with what can be done about it. */
export type ImageUpload = UploadState & { retry(): void; cancel(): void };

/** A stored picture, with what there is to know of it (a moving one). */
export type ChosenImage = UploadedImage & { notice: string | null };

export type ImageUploadsOptions = {
  target: UploadTarget;
  /** Called in the order in which the files were chosen. */
  onUploaded: (image: ChosenImage, file: File) => void;
};

const MOVES = "Ce fichier est animé\u00a0: le site n’en montre que la première image.";
const NONE: readonly UploadState[] = [];

/** Compresses and sends files, two at once; what is still on its way when the screen is left is stopped. */
export function useImageUploads({ target, onUploaded }: ImageUploadsOptions) {
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  }, [onUploaded]);
  const [queue] = useState(
    () =>
      new UploadQueue<UploadOrder>({
        ...work,
        deliver: (image, { file }, notice) => latest.current({ ...image, notice }, file),
      }),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  const states = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE);
  const uploads = states.map(
    (state): ImageUpload => ({
      ...state,
      retry: () => queue.retry(state.id),
      cancel: () => queue.cancel(state.id),
    }),
  );
  return {
    uploads,
    /** Whether leaving the screen now would lose something. */
    isBusy: states.some(({ phase }) => phase === "compression" || phase === "envoi"),
    add(files: Iterable<File>, quality: UploadQuality = "normal") {
      queue.add([...files].map((file) => ({ name: file.name, file, target, quality })));
    },
    cancelAll: () => queue.cancelAll(),
  };
}

const work: Omit<UploadWork<UploadOrder>, "deliver"> = {
  prepare,
  send({ file, target, quality }, { blob }, watch) {
    if (blob.size > MAX_UPLOAD_BYTES) throw new UploadError(TOO_HEAVY, true);
    return uploadImage(blob, { target, quality, fileName: file.name, ...watch });
  },
};

async function prepare(
  { file, target, quality }: UploadOrder,
  watch: Watch,
): Promise<PreparedFile> {
  const { moves } = await examineImage(file);
  const notice = moves ? MOVES : null;
  const preset = presetFor(target.kind, quality);
  if (!preset) return { blob: file, notice };
  return { blob: (await compressImage(file, preset, watch)).blob, notice };
}
