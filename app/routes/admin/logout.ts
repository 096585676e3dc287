import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { signOut } from "~/features/accounts/sessions.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/logout";
import { leadBack } from "./command-route.server";

export async function action({ request, context }: Route.ActionArgs) {
  await requireUser(request, context, "own-account");
  return redirect("/admin", { headers: await signOut(request, services(context)) });
}

export const loader = leadBack("own-account", "/admin");
