import { saveResponse } from "~/editing/edited-record";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { requireUser } from "~/features/accounts/guard.server";
import { profile } from "~/features/accounts/profile";
import { saveOwnProfile } from "~/features/accounts/profiles.server";
import { avatarTarget } from "~/lib/pictures";
import { adoptImage } from "~/platform/pictures/adopt-picture.server";
import { services } from "~/platform/services.server";
import { readPostedSave } from "~/records/posted-save.server";
import type { Route } from "./+types/profile-save";
import { leadBack } from "./command-route.server";

/** One's own name and picture: the picture that waits takes its place when the rest is saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "own-account");
  const site = services(context);
  const sent = await readPostedSave(request, profile, site.now);
  if (sent instanceof Response) return sent;
  const { version, values } = sent;
  const image = { url: values.avatarUrl ?? null, target: avatarTarget(userId) };
  const answer = await adoptImage({ ...site, userId }, image, (choosePicture) =>
    saveOwnProfile(site.database, { userId, version, values, now: site.now }, choosePicture),
  );
  return saveResponse(answer);
}

export const loader = leadBack("own-account", PROFILE_PATH);
