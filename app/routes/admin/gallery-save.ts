import { saveResponse } from "~/editing/edited-record";
import { requireUser } from "~/features/accounts/guard.server";
import { GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import { photo } from "~/features/gallery/photo";
import { savePhoto } from "~/features/gallery/save-photo.server";
import { services } from "~/platform/services.server";
import { readPostedSave } from "~/records/posted-save.server";
import type { Route } from "./+types/gallery-save";
import { leadBack } from "./command-route.server";

/** The form of a photo: JSON, so that no answer ever replaces what is being typed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  const sent = await readPostedSave(request, photo, now);
  if (sent instanceof Response) return sent;
  const { version, values } = sent;
  return saveResponse(await savePhoto(database, { id, version, values, userId: user.id, now }));
}

export const loader = leadBack("gallery", GALLERY_PATH);
