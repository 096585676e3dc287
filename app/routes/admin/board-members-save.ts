import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { listPath } from "~/features/team/team-kinds";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/board-members-save";
import { saveMemberForm } from "./team-screens.server";

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context, "team");
  return saveMemberForm(
    request,
    { kind: "board-member", site: services(context), userId },
    params.id,
  );
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "team");
  return redirect(listPath("board-member"));
}
