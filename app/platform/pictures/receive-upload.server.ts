import { z } from "zod";
import {
  avatarTarget,
  MAX_UPLOAD_BYTES,
  TOO_MANY_UPLOADS,
  type UploadTarget,
} from "~/lib/pictures";
import { requestFailure } from "~/lib/request-failure";
import { isUuid } from "~/lib/uuid";
import type { Permission, Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { noteRefusedRole } from "~/platform/refused-role.server";
import { BodyTooLargeError, readForm } from "~/platform/request-body.server";
import type { Services } from "~/platform/services.server";
import { StorageError } from "~/platform/storage/storage-error";
import { noteStorageFailure } from "./adopt-picture.server";
import { ImageError, type ImageFailure } from "./image-error";
import { storeImage } from "./stored-pictures.server";

/** What the other fields of the form and its boundaries may add to the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const STATUSES: Record<ImageFailure, number> = {
  unsupported: 415,
  corrupted: 422,
  "too-many-pixels": 422,
  "too-long": 422,
  "too-heavy": 413,
  busy: 503,
};

const fields = z.object({
  kind: z.string(),
  id: z.string().refine(isUuid).optional(),
  quality: z.enum(["normal", "high"]).default("normal"),
  file: z.instanceof(File),
});

type Fields = z.output<typeof fields>;
type Uploader = { id: string; role: Role };

/** Where a picture goes, and who may send it. */
type Found = { target: UploadTarget; permission: Permission };
/** Of the picture of a record of this kind; null when there is no such kind. */
type FindTarget = (kind: string, id: string) => Found | null;

/**
 * Answers a multipart POST with fields `file`, `kind`, `id` (a UUID, not for the gallery) and
 * `quality`: the stored picture as JSON, or a `RequestFailure` with its status. Nothing on the
 * site changes yet: the one picture of a record waits until its form is saved. The caller
 * has checked that who asks may upload at all, and how often.
 */
export async function receiveUpload(
  request: Request,
  site: Services,
  user: Uploader,
  findTarget: FindTarget,
): Promise<Response> {
  const form = await readUpload(request);
  if (form === "too-heavy") return imageRefusal(new ImageError("too-heavy"));
  const parsed = fields.safeParse(form ? Object.fromEntries(form) : null);
  const found = parsed.success ? targetOf(parsed.data, findTarget) : null;
  if (!parsed.success || !found) return refusal(400, "L’envoi est incomplet. Réessayez.");
  if (parsed.data.kind === "avatar" && parsed.data.id !== user.id) {
    return refusal(403, "Vous ne pouvez changer que votre propre photo.");
  }
  if (!can(user.role, found.permission)) {
    noteRefusedRole(request, site, { user, permission: found.permission });
    return refusal(403, "Votre rôle ne permet pas de changer cette image.");
  }
  return store(site, parsed.data, found.target, user.id);
}

async function store(
  site: Services,
  { file, quality }: Fields,
  target: UploadTarget,
  userId: string,
): Promise<Response> {
  try {
    const stored = await storeImage(site, {
      target,
      bytes: new Uint8Array(await file.arrayBuffer()),
      fileName: file.name,
      quality,
      isStaged: true,
      uploadedBy: userId,
      now: site.now,
    });
    return Response.json(stored, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof ImageError) return imageRefusal(error);
    if (error instanceof StorageError) {
      const { status, sentence } = noteStorageFailure(error, site);
      return refusal(status, sentence);
    }
    throw error;
  }
}

/** Null when it is no form. Counts the bytes as they come: a length that was declared may be a lie. */
async function readUpload(request: Request): Promise<FormData | "too-heavy" | null> {
  const limit = MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES;
  if (Number(request.headers.get("content-length")) > limit) return "too-heavy";
  let received = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > limit) controller.error(new BodyTooLargeError());
      else controller.enqueue(chunk);
    },
  });
  const bounded: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    body: request.body?.pipeThrough(counted) ?? null,
    duplex: "half",
  };
  try {
    return await readForm(new Request(request.url, bounded), { fields: 8, valueLength: 1000 });
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    return refused.status === 413 || received > limit ? "too-heavy" : null;
  }
}

function targetOf({ kind, id }: Fields, findTarget: FindTarget): Found | null {
  if (kind === "gallery") return { target: { kind }, permission: "gallery" };
  if (!id) return null;
  if (kind === "article") return { target: { kind, articleId: id }, permission: "articles" };
  if (kind === "product") return { target: { kind, productId: id }, permission: "shop" };
  if (kind === "avatar") return { target: avatarTarget(id), permission: "own-account" };
  return findTarget(kind, id);
}

/** The answer to somebody who sends more than the limit allows. */
export function tooManyUploads(retryAfterSeconds: number): Response {
  const response = refusal(429, TOO_MANY_UPLOADS);
  response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

function imageRefusal(error: ImageError): Response {
  const response = refusal(STATUSES[error.kind], error.message);
  if (error.kind === "busy") response.headers.set("retry-after", "5");
  return response;
}

function refusal(status: number, sentence: string): Response {
  return Response.json(requestFailure(sentence), {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });
}
