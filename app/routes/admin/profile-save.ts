import { saveResponse } from "~/editing/edited-record";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { requireUser } from "~/features/accounts/guard.server";
import { profileFormSchema } from "~/features/accounts/profile.schema";
import { saveOwnProfile } from "~/features/accounts/profiles.server";
import { fieldErrorsOf, formValues } from "~/lib/field-errors";
import { avatarTarget } from "~/lib/pictures";
import { adoptImage } from "~/platform/pictures/adopt-picture.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/profile-save";
import { leadBack } from "./command-route.server";

/** One's own name and picture: the picture that waits takes its place when the rest is saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "own-account");
  const site = services(context);
  const form = await readForm(request, { fields: 10 });
  const sent = profileFormSchema.safeParse(formValues(form));
  if (!sent.success) return saveResponse({ kind: "invalid", errors: fieldErrorsOf(sent.error) });
  const { version, ...values } = sent.data;
  const image = { url: values.avatarUrl ?? null, target: avatarTarget(userId) };
  const answer = await adoptImage({ ...site, userId }, image, (choosePicture) =>
    saveOwnProfile(site.database, { userId, version, values, now: site.now }, choosePicture),
  );
  return saveResponse(answer);
}

export const loader = leadBack("own-account", PROFILE_PATH);
