import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import {
  MAINTENANCE_PATH,
  maintenanceCommandSchema,
} from "~/features/maintenance/maintenance-command.schema";
import { CONTENT_KINDS } from "~/kinds.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/maintenance-commands";
import { runMaintenanceCommand } from "./run-maintenance-command.server";

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.",
  undo: null,
};

/** What the screens of maintenance do: JSON for the page's own scripts, back to the screen for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "maintenance");
  const schema = maintenanceCommandSchema(CONTENT_KINDS.map(({ subject }) => subject));
  const command = schema.safeParse(Object.fromEntries(await readForm(request)));
  const answer = command.success
    ? await runMaintenanceCommand(services(context), command.data, user)
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(MAINTENANCE_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  return redirect(MAINTENANCE_PATH);
}
