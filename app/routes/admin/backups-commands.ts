import { identityHoldsFor } from "~/features/accounts/confirm-identity.server";
import {
  backupCommandSchema,
  startBackupCommand,
} from "~/features/maintenance/backup/backup-commands.server";
import { BACKUPS_PATH, CONFIRM_PATH } from "~/features/maintenance/maintenance-paths";
import { commandResponse } from "~/platform/command-answer.server";
import { commandRoute } from "./command-route.server";

const UNCONFIRMED = "Redonnez d’abord votre mot de passe. Actualisez la page, puis réessayez.";

/** What the screen of backups does. */
const commands = commandRoute({
  permission: "maintenance",
  schema: backupCommandSchema,
  async run(site, command, user, request) {
    if (command.intent === "restore" && (await identityHoldsFor(request, site, user)) === 0) {
      const answer = { ok: false, message: UNCONFIRMED, undo: null };
      return commandResponse(request, answer, { back: CONFIRM_PATH, status: 403 });
    }
    return await startBackupCommand(site, command, user.id);
  },
  back: BACKUPS_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
