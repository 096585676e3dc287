import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { refusal } from "~/platform/refusal.server";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => adminMeta("Écran introuvable");

/** Any other address under `/admin`, for those who are signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "dashboard");
  throw data(null, { status: 404 });
}

/** A tab of an older version of the site may send to an address that is no more. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireUser(request, context, "dashboard");
  return refusal(
    request,
    404,
    "Le site a été mis à jour depuis que cette page est ouverte\u00a0: rechargez-la, puis recommencez.",
  );
}

export default function AdminNotFound() {
  return null;
}
