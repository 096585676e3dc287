import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { ADD_PHOTOS_PATH } from "~/features/gallery/admin/gallery-paths";
import { type BatchValues, EMPTY_BATCH } from "~/features/gallery/photo-batch";
import { publishPhotos } from "~/features/gallery/publish-photos.server";
import { readSentBatch } from "~/features/gallery/sent-batch";
import { isUuid } from "~/lib/uuid";
import { isJson, readJson } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { olderEditor, unreadableSave } from "~/records/sent-save";
import type { Route } from "./+types/gallery-publish";
import { leadBack } from "./command-route.server";

/** The form of several new photos: JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  if (!isUuid(id)) return saveResponse({ kind: "not-found" });
  if (!isJson(request)) return olderEditor();
  const sent = readSentBatch(await readJson(request), now);
  if (!sent) return unreadableSave();
  if ("errors" in sent) return saveResponse({ kind: "invalid", errors: sent.errors });
  const answer = await publishPhotos(database, { batch: sent.batch, userId: user.id, now });
  if (answer.kind === "invalid") return saveResponse(answer);
  // The photos of the form are in the gallery now: nothing of it is left to edit here.
  const values: BatchValues = { ...EMPTY_BATCH, published: answer.count };
  const record = { id, version: 1, values, updatedByName: null, isTrashed: false };
  return saveResponse({ kind: "saved", record: { ...record, updatedAt: now.toISOString() } });
}

export const loader = leadBack("gallery", ADD_PHOTOS_PATH);
