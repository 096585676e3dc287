import { UNSUPPORTED_FORMAT } from "~/lib/image-kind";

export type ImageFailure = "unsupported" | "corrupted" | "too-many-pixels" | "too-heavy" | "busy";

const SENTENCES: Record<ImageFailure, string> = {
  unsupported: UNSUPPORTED_FORMAT,
  corrupted: "Cette image est abîmée ou incomplète. Choisissez-en une autre.",
  "too-many-pixels": "Cette image a trop de pixels. Réduisez-la, puis réessayez.",
  "too-heavy": "Cette image est trop lourde (20\u00a0Mo au plus).",
  busy: "Le site prépare déjà beaucoup d’images. Réessayez dans un instant.",
};

/** An image that cannot be taken; the message is French and meant for the person who sent it. */
export class ImageError extends Error {
  readonly kind: ImageFailure;

  constructor(kind: ImageFailure, cause?: unknown) {
    super(SENTENCES[kind], { cause });
    this.name = "ImageError";
    this.kind = kind;
  }
}
