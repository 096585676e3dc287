import { requireUser } from "~/features/accounts/guard.server";
import { findPictureTarget } from "~/kinds.server";
import { receiveUpload, tooManyUploads } from "~/platform/pictures/receive-upload.server";
import { rateLimits } from "~/platform/rate-limits.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/media";

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "media");
  const allowed = await rateLimits.consume("upload", user.id);
  if (!allowed.ok) return tooManyUploads(allowed.retryAfterSeconds);
  const answer = await receiveUpload(request, services(context), user, findPictureTarget);
  // The browser sends it again by itself: these tries must not use up what a volunteer may send.
  if (answer.status === 503) await rateLimits.refund("upload", user.id);
  return answer;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "media");
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}
