import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => adminMeta("Écran introuvable");

/** Any other address under `/admin`, for those who are signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "dashboard");
  throw data(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
