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
import {
  NoRoomError,
  type ReceivedFile,
  ROOM_RETRY_SECONDS,
  withReceivedFile,
} from "~/platform/received-file.server";
import { noteRefusedRole } from "~/platform/refused-role.server";
import type { Services } from "~/platform/services.server";
import { StorageError } from "~/platform/storage/storage-error";
import { noteStorageFailure } from "./adopt-picture.server";
import { ImageError, type ImageFailure } from "./image-error";
import { storeImage } from "./stored-pictures.server";

const FORM_LIMITS = { fields: 8, valueLength: 1000 };

/** How long the pictures that wait for a decoder may take. */
const BUSY_RETRY_SECONDS = 5;
const NO_ROOM = "Le site reçoit déjà beaucoup d’images. Réessayez dans un instant.";

const STATUSES: Record<ImageFailure, number> = {
  unsupported: 415,
  corrupted: 422,
  "too-many-pixels": 422,
  "too-long": 422,
  "too-heavy": 413,
  busy: 503,
};

const fieldsSchema = z.object({
  kind: z.string(),
  id: z.string().refine(isUuid).optional(),
  quality: z.enum(["normal", "high"]).default("normal"),
});

type Fields = z.output<typeof fieldsSchema>;
type Uploader = { id: string; role: Role };

/** Where a picture goes, and who may send it. */
type Found = { target: UploadTarget; permission: Permission };
/** Of the picture of a record of this kind; null when there is no such kind. */
type FindTarget = (kind: string, id: string) => Found | null;

/**
 * Answers a multipart POST with fields `file`, `kind`, `id` (a UUID, not for the gallery) and
 * `quality`: the stored picture as JSON, or a `RequestFailure` with its status; 503 when it may be sent
 * again after a while. Nothing on the site changes yet: the one picture of a record waits until its
 * form is saved. The caller has checked that who asks may upload at all, and how often.
 */
export async function receiveUpload(
  request: Request,
  site: Services,
  user: Uploader,
  findTarget: FindTarget,
): Promise<Response> {
  const { dataDir } = site.environment;
  const receiving = { dataDir, limits: FORM_LIMITS, fileBytes: MAX_UPLOAD_BYTES };
  try {
    return await withReceivedFile(request, receiving, (form, file) => {
      const sent = { fields: Object.fromEntries(form), file };
      return storeSent(site, user, { request, sent, findTarget });
    });
  } catch (error) {
    return refusalOf(error, site);
  }
}

type Sent = { fields: object; file: ReceivedFile | null };

async function storeSent(
  site: Services,
  user: Uploader,
  { request, sent, findTarget }: { request: Request; sent: Sent; findTarget: FindTarget },
): Promise<Response> {
  const { fields, file } = sent;
  const parsed = fieldsSchema.safeParse(fields);
  const found = parsed.success ? targetOf(parsed.data, findTarget) : null;
  if (!parsed.success || !found || file?.name !== "file") return incomplete();
  if (parsed.data.kind === "avatar" && parsed.data.id !== user.id) {
    return refusal(403, "Vous ne pouvez changer que votre propre photo.");
  }
  if (!can(user.role, found.permission)) {
    noteRefusedRole(request, site, { user, permission: found.permission });
    return refusal(403, "Votre rôle ne permet pas de changer cette image.");
  }
  const stored = await storeImage(site, {
    target: found.target,
    source: file.path,
    fileName: file.fileName,
    quality: parsed.data.quality,
    isStaged: true,
    uploadedBy: user.id,
    now: site.now,
  });
  return Response.json(stored, { headers: { "cache-control": "no-store" } });
}

/** Throws what is no refusal. */
function refusalOf(error: unknown, site: Services): Response {
  if (error instanceof NoRoomError) return refusal(503, NO_ROOM, ROOM_RETRY_SECONDS);
  if (error instanceof ImageError) return imageRefusal(error);
  if (error instanceof StorageError) {
    const { status, sentence } = noteStorageFailure(error, site);
    return refusal(status, sentence);
  }
  if (!(error instanceof Response)) throw error;
  return error.status === 413 ? imageRefusal(new ImageError("too-heavy")) : incomplete();
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
  return refusal(429, TOO_MANY_UPLOADS, retryAfterSeconds);
}

function incomplete(): Response {
  return refusal(400, "L’envoi est incomplet. Réessayez.");
}

function imageRefusal(error: ImageError): Response {
  const isBusy = error.kind === "busy";
  return refusal(STATUSES[error.kind], error.message, isBusy ? BUSY_RETRY_SECONDS : null);
}

function refusal(
  status: number,
  sentence: string,
  retryAfterSeconds: number | null = null,
): Response {
  const headers = new Headers({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  if (retryAfterSeconds !== null) headers.set("retry-after", String(retryAfterSeconds));
  return Response.json(requestFailure(sentence), { status, headers });
}
