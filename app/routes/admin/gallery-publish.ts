import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { type BatchValues, EMPTY_BATCH } from "~/features/gallery/admin/batch-values";
import { ADD_PHOTOS_PATH } from "~/features/gallery/admin/gallery-paths";
import { readBatchForm } from "~/features/gallery/gallery.schema";
import { publishPhotos } from "~/features/gallery/publish-photos.server";
import { isUuid } from "~/lib/uuid";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/gallery-publish";
import { leadBack } from "./command-route.server";

/** Sixty photos have seven fields each. */
const FIELDS = 500;

/** The form of several new photos: JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  if (!isUuid(id)) return saveResponse({ kind: "not-found" });
  const reading = readBatchForm(await readForm(request, { fields: FIELDS }));
  if (reading.kind === "invalid") return saveResponse(reading);
  const answer = await publishPhotos(database, {
    form: reading.form,
    userId: user.id,
    now,
  });
  if (answer.kind === "invalid") return saveResponse(answer);
  // What was in the form is in the gallery now: nothing of it is left to edit here.
  const values: BatchValues = { ...EMPTY_BATCH, published: String(answer.count) };
  const record = { id, version: 1, values, updatedByName: null, isTrashed: false };
  return saveResponse({ kind: "saved", record: { ...record, updatedAt: now.toISOString() } });
}

export const loader = leadBack("gallery", ADD_PHOTOS_PATH);
