import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { listPath } from "~/features/team/team-kinds";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/coaches-commands";
import { runMemberCommand } from "./team-screens.server";

/** The trash and its undoing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "team");
  return runMemberCommand(request, { kind: "coach", site: services(context), userId });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "team");
  return redirect(listPath("coach"));
}
