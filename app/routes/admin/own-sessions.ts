import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { endSessionSchema } from "~/features/accounts/own-account.schema";
import { PROFILE_PATH } from "~/features/accounts/own-account-paths";
import { endAllOwnSessions, endOwnSession } from "~/features/accounts/own-sessions.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/own-sessions";

const UNREADABLE = "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.";
const ENDED = "L’appareil est déconnecté.";

/** Ends one of one's own sessions, or all of them: the login follows, then. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "own-account");
  const site = services(context);
  const form = await readForm(request, { fields: 10 });
  if (form.get("intent") === "end-all") {
    await endAllOwnSessions(site, user);
    return redirect("/admin?fin=partout", 303);
  }
  const command = endSessionSchema.safeParse(Object.fromEntries(form));
  // One that has ended already is what was asked for.
  if (command.success) await endOwnSession(site, user, command.data.id);
  if (request.headers.get("accept")?.includes("text/html")) return redirect(PROFILE_PATH, 303);
  const ok = command.success;
  const answer: CommandAnswer = { ok, message: ok ? ENDED : UNREADABLE, undo: null };
  return Response.json(answer, { status: ok ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "own-account");
  return redirect(PROFILE_PATH);
}
