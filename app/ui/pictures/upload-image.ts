import { deferred } from "~/lib/deferred";
import { isForeignPage } from "~/lib/foreign-page";
import {
  TOO_MANY_UPLOADS,
  type UploadedImage,
  type UploadQuality,
  type UploadTarget,
} from "~/lib/pictures";
import { FOREIGN_PAGE } from "~/lib/request-failure";
import { ToldError } from "~/lib/told-error";

const UPLOAD_ADDRESS = "/admin/media";

const NETWORK = "La connexion a été coupée. Vérifiez votre réseau, puis réessayez.";
const EXPIRED = "Votre session a expiré. Reconnectez-vous dans un autre onglet, puis réessayez.";
const FORBIDDEN = "Vous n’avez pas le droit d’envoyer cette image.";
export const TOO_HEAVY = "Cette image est trop lourde (20\u00a0Mo au plus).";
const FAILED = "Le site n’a pas pu enregistrer l’image. Réessayez dans un instant.";

/** An upload that did not arrive. */
export class UploadError extends ToldError {
  override name = "UploadError";
  /** Whether the same file would be refused again. */
  readonly isLasting: boolean;

  constructor(message: string, isLasting = false) {
    super(message);
    this.isLasting = isLasting;
  }
}

/** Too heavy, of no accepted kind, damaged, or not this person's to send. */
const LASTING_STATUSES = [403, 413, 415, 422];

export type UploadOptions = {
  target: UploadTarget;
  fileName: string;
  quality: UploadQuality;
  signal?: AbortSignal;
  /** From 0 to 1, of the bytes sent. */
  onProgress?: (progress: number) => void;
};

/** Sends a picture to the server. Rejects with an `UploadError` or with the signal's reason. */
export function uploadImage(blob: Blob, options: UploadOptions): Promise<UploadedImage> {
  const { signal, onProgress } = options;
  const { promise, resolve, reject } = deferred<UploadedImage>();
  signal?.throwIfAborted();
  // fetch tells nothing of what it has sent.
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  request.open("POST", UPLOAD_ADDRESS);
  request.setRequestHeader("accept", "application/json");
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    if (total > 0) onProgress?.(loaded / total);
  });
  request.addEventListener("load", () => {
    if (isForeignPage(request.status, request.getResponseHeader("content-type"))) {
      reject(new UploadError(FOREIGN_PAGE));
      return;
    }
    const answer = readAnswer(request.status, request.responseText);
    if (typeof answer !== "string") resolve(answer);
    else reject(new UploadError(answer, LASTING_STATUSES.includes(request.status)));
  });
  request.addEventListener("error", () => reject(new UploadError(NETWORK)));
  request.addEventListener("timeout", () => reject(new UploadError(NETWORK)));
  request.addEventListener("abort", () => reject(signal?.reason ?? new UploadError(NETWORK)));
  signal?.addEventListener("abort", stop, { once: true });
  request.send(uploadForm(blob, options));
  return promise.finally(() => signal?.removeEventListener("abort", stop));
}

function uploadForm(blob: Blob, { target, fileName, quality }: UploadOptions): FormData {
  const form = new FormData();
  form.append("kind", target.kind === "record" ? target.subject : target.kind);
  const id = targetId(target);
  if (id) form.append("id", id);
  form.append("quality", quality);
  form.append("file", blob, fileName);
  return form;
}

function targetId(target: UploadTarget): string | null {
  if (target.kind === "gallery") return null;
  if (target.kind === "article") return target.articleId;
  return target.kind === "product" ? target.productId : target.id;
}

/** What the server answered, or the sentence that says why not. */
export function readAnswer(status: number, body: string): UploadedImage | string {
  const answer = parse(body);
  if (status === 200 && isUploadedImage(answer)) return answer;
  if (status === 401) return EXPIRED;
  const told = answer && "error" in answer ? answer.error : null;
  if (typeof told === "string") return told;
  if (status === 403) return FORBIDDEN;
  if (status === 413) return TOO_HEAVY;
  return status === 429 ? TOO_MANY_UPLOADS : FAILED;
}

function parse(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function isUploadedImage(answer: object | null): answer is UploadedImage {
  return answer !== null && "url" in answer && typeof answer.url === "string";
}
