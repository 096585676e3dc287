import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { runPartnerCommand } from "~/features/partners/admin/run-partner-command.server";
import { LIST_PATH } from "~/features/partners/partner-paths";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import { trashCommandSchema } from "~/records/trash-command.schema";
import type { Route } from "./+types/partners-commands";

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la liste, puis réessayez.",
  undo: null,
};

/** The trash and its undoing: JSON for the page's own scripts, back to the list for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "partners");
  const { database, now } = services(context);
  const command = trashCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer = command.success
    ? await runPartnerCommand(database, command.data, { userId: user.id, now })
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(LIST_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "partners");
  return redirect(LIST_PATH);
}
