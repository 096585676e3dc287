import { deferred } from "~/lib/deferred";
import type { UploadedImage, UploadQuality, UploadTarget } from "~/lib/pictures";
import { isRequestFailure, readRetryAfter, sayForeignAnswer } from "~/lib/request-failure";
import { ToldError } from "~/lib/told-error";

const UPLOAD_ADDRESS = "/admin/media";

const NETWORK = "La connexion a été coupée. Vérifiez votre réseau, puis réessayez.";
const EXPIRED = "Votre session a expiré. Reconnectez-vous dans un autre onglet, puis réessayez.";
export const TOO_HEAVY = "Cette image est trop lourde (20\u00a0Mo au plus).";
const FAILED = "Le site n’a pas pu enregistrer l’image. Réessayez dans un instant.";

type Outlook = { isLasting: boolean; retryAfterSeconds: number | null };

/** An upload that did not arrive. */
export class UploadError extends ToldError {
  override name = "UploadError";
  /** Whether the same file would be refused again. */
  readonly isLasting: boolean;
  /** After how long the server takes it, perhaps; null when it did not say so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    { isLasting = false, retryAfterSeconds = null }: Partial<Outlook> = {},
  ) {
    super(message);
    this.isLasting = isLasting;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Of the site's own refusals: too heavy, of no accepted kind, damaged, or not this person's to send. */
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
    const answer = readAnswer({
      status: request.status,
      type: request.getResponseHeader("content-type"),
      retryAfter: request.getResponseHeader("retry-after"),
      body: request.responseText,
    });
    if (answer instanceof UploadError) reject(answer);
    else resolve(answer);
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

type ReceivedAnswer = {
  status: number;
  type: string | null;
  retryAfter: string | null;
  body: string;
};

/** The stored picture, or why there is none. */
export function readAnswer({
  status,
  type,
  retryAfter,
  body,
}: ReceivedAnswer): UploadedImage | UploadError {
  const answer = parse(body);
  if (status === 200 && isUploadedImage(answer)) return answer;
  if (!isRequestFailure(answer)) {
    const isLasting = status === 413;
    return new UploadError(sayForeignAnswer(status, type) ?? FAILED, { isLasting });
  }
  if (answer.needsLogin) return new UploadError(EXPIRED);
  return new UploadError(answer.message, {
    isLasting: LASTING_STATUSES.includes(status),
    retryAfterSeconds: status === 503 ? readRetryAfter(retryAfter) : null,
  });
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
