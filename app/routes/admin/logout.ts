import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { signOut } from "~/features/accounts/sessions.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/logout";

export async function action({ request, context }: Route.ActionArgs) {
  await requireUser(request, context, "own-account");
  return redirect("/admin", { headers: await signOut(request, services(context)) });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "own-account");
  return redirect("/admin");
}
