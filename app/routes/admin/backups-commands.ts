import { redirect } from "react-router";
import { identityHoldsFor } from "~/features/accounts/confirm-identity.server";
import { requireUser } from "~/features/accounts/guard.server";
import {
  BACKUPS_PATH,
  backupCommandSchema,
  CONFIRM_PATH,
} from "~/features/maintenance/backup/backup-command.schema";
import { startBackupCommand } from "~/features/maintenance/backup/backup-commands.server";
import type { CommandAnswer } from "~/lib/command";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/backups-commands";

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la page, puis réessayez.",
  undo: null,
};

const UNCONFIRMED: CommandAnswer = {
  ok: false,
  message: "Redonnez d’abord votre mot de passe. Actualisez la page, puis réessayez.",
  undo: null,
};

/** What the screen of backups does: JSON for the page's own scripts, back to the screen for a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context, "maintenance");
  const command = backupCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const site = services(context);
  if (command.data?.intent === "restore" && (await identityHoldsFor(request, site, user)) === 0) {
    if (request.headers.get("accept")?.includes("text/html")) return redirect(CONFIRM_PATH, 303);
    return Response.json(UNCONFIRMED, { status: 403 });
  }
  const answer = command.success
    ? await startBackupCommand(site, command.data, user.id)
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(BACKUPS_PATH, 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}

/** Nothing to see: somebody followed the address by hand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "maintenance");
  return redirect(BACKUPS_PATH);
}
