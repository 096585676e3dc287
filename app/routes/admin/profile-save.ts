import { saveResponse } from "~/editing/edited-record";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { requireUser } from "~/features/accounts/guard.server";
import { AVATAR_LOST, profileFormSchema } from "~/features/accounts/profile.schema";
import { findOwnProfile, saveOwnProfile } from "~/features/accounts/profiles.server";
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
  const { database, now } = site;
  const form = await readForm(request, { fields: 10 });
  const sent = profileFormSchema.safeParse(formValues(form));
  if (!sent.success) return saveResponse({ kind: "invalid", errors: fieldErrorsOf(sent.error) });
  const { version, avatarUrl, ...names } = sent.data;
  const stored = await findOwnProfile(database.kysely, userId);
  const answer = await adoptImage(
    { ...site, userId },
    {
      url: avatarUrl ?? null,
      target: avatarTarget(userId),
      current: stored.values.avatarUrl ?? null,
    },
    (url) => {
      const values = { ...names, ...(url && { avatarUrl: url }) };
      return saveOwnProfile(database, { userId, version, values, now });
    },
  );
  if (answer.kind !== "lost") return saveResponse(answer);
  return saveResponse({ kind: "invalid", errors: { avatarUrl: [AVATAR_LOST] } });
}

export const loader = leadBack("own-account", PROFILE_PATH);
