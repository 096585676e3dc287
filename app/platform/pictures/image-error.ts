import { whyUnsupported } from "~/lib/image-kind";

export type ImageFailure =
  | "unsupported"
  | "corrupted"
  | "too-many-pixels"
  | "too-long"
  | "too-heavy"
  | "busy";

const SENTENCES: Record<Exclude<ImageFailure, "unsupported">, string> = {
  corrupted: "Cette image est abîmée ou incomplète. Choisissez-en une autre.",
  "too-many-pixels": "Cette image a trop de pixels. Réduisez-la, puis réessayez.",
  "too-long":
    "Cette image est trop longue\u00a0: 16\u00a0383\u00a0pixels de côté au plus. Réduisez-la, puis réessayez.",
  "too-heavy": "Cette image est trop lourde (20\u00a0Mo au plus).",
  busy: "Le site prépare déjà beaucoup d’images. Réessayez dans un instant.",
};

/** An image that cannot be taken; the message is French and meant for the person who sent it. */
export class ImageError extends Error {
  readonly kind: ImageFailure;

  constructor(kind: Exclude<ImageFailure, "unsupported">, cause?: unknown);
  /** By its bytes, of no accepted kind. */
  constructor(kind: "unsupported", bytes: Uint8Array);
  constructor(kind: ImageFailure, about?: unknown) {
    if (kind === "unsupported") super(whyUnsupported(about as Uint8Array));
    else super(SENTENCES[kind], { cause: about });
    this.name = "ImageError";
    this.kind = kind;
  }
}
