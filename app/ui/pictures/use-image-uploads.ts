import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  type FocusPoint,
  MAX_UPLOAD_BYTES,
  PRESETS,
  presetFor,
  type UploadedImage,
  type UploadQuality,
  type UploadTarget,
} from "~/lib/pictures";
import { wait } from "~/lib/wait";
import { compressImage, examineImage } from "./compress-image";
import type { CompressedImage } from "./compress-picture";
import { TOO_HEAVY, UploadError, uploadImage } from "./upload-image";
import {
  isUnderWay,
  type PreparedFile,
  UploadQueue,
  type UploadState,
  type UploadWork,
  type Watch,
} from "./upload-queue";

type UploadOrder = {
  file: File;
  target: UploadTarget;
  quality: UploadQuality;
  askFraming: AskFraming;
};

/** Asks the person where the square of a portrait is. Rejects with the signal's reason. */
export type AskFraming = (preview: CompressedImage, signal: AbortSignal) => Promise<FocusPoint>;

/** A file on its way, with what can be done about it. */
export type ImageUpload = UploadState & { retry(): void; cancel(): void };

/** A stored picture, with what there is to know of it (a moving one). */
export type ChosenImage = UploadedImage & { notice: string | null };

export type ImageUploadsOptions = {
  target: UploadTarget;
  /** Called in the order in which the files were chosen. */
  onUploaded: (image: ChosenImage, file: File) => void;
  askFraming: AskFraming;
};

const MOVES = "Ce fichier est animé\u00a0: le site n’en montre que la première image.";
const ONE_COLOUR =
  "Cette image n’a qu’une seule couleur\u00a0: on n’y verra rien. Un dessin blanc sur fond transparent devient blanc sur blanc\u00a0; choisissez-en une version foncée, ou posée sur un fond.";
const NONE: readonly UploadState[] = [];

/** Compresses and sends files, two at once; what is still on its way when the screen is left is stopped. */
export function useImageUploads({ target, onUploaded, askFraming }: ImageUploadsOptions) {
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
    isBusy: states.some(({ phase }) => isUnderWay(phase)),
    add(files: Iterable<File>, quality: UploadQuality = "normal") {
      queue.add(
        [...files].map((file) => ({
          name: file.name,
          file,
          target,
          quality,
          askFraming,
        })),
      );
    },
    cancelAll: () => queue.cancelAll(),
  };
}

const work: Omit<UploadWork<UploadOrder>, "deliver"> = {
  prepare,
  send({ file, target, quality }, { blob }, watch) {
    if (blob.size > MAX_UPLOAD_BYTES) throw new UploadError(TOO_HEAVY, { isLasting: true });
    return uploadImage(blob, { target, quality, fileName: file.name, ...watch });
  },
  remark: ({ isOneColour }) => (isOneColour ? ONE_COLOUR : null),
  wait,
};

async function prepare(
  { file, target, quality, askFraming }: UploadOrder,
  watch: Watch,
): Promise<PreparedFile> {
  const { moves } = await examineImage(file);
  const notice = moves ? MOVES : null;
  const preset = presetFor(target, quality);
  if (!preset) return { blob: file, notice };
  const isFramed = target.kind === "record" && target.place.look === "portrait";
  const square = isFramed ? await chooseSquare(file, askFraming, watch) : null;
  const { blob } = await compressImage(file, preset, { ...watch, square });
  return { blob, notice };
}

/** The person frames what the browser shows of it, upright; there is nothing to ask of a square. */
async function chooseSquare(file: File, ask: AskFraming, { signal }: Watch): Promise<FocusPoint> {
  const preview = await compressImage(file, PRESETS.article, { signal });
  return preview.width === preview.height ? MIDDLE : ask(preview, signal);
}

const MIDDLE: FocusPoint = { x: 50, y: 50 };
