import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import { readPhotoForm } from "~/features/gallery/gallery.schema";
import { savePhoto } from "~/features/gallery/save-photo.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/gallery-save";
import { leadBack } from "./command-route.server";

/** The form of a photo: JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  const reading = readPhotoForm(await readForm(request));
  if (reading.kind === "invalid") return saveResponse(reading);
  const answer = await savePhoto(database, {
    id: params.id,
    form: reading.form,
    userId: user.id,
    now,
  });
  return saveResponse(answer);
}

export const loader = leadBack("gallery", GALLERY_PATH);
