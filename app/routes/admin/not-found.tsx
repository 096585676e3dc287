import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () => [
  { title: "Écran introuvable – Espace club" },
  { name: "robots", content: "noindex, nofollow" },
];

/** Any other address under `/admin`, for those who are signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "dashboard");
  throw data(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
