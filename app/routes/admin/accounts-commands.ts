import { flattenError } from "zod";
import { ACCOUNTS_PATH, type AccountAnswer } from "~/features/accounts/admin/account-command";
import { accountCommandSchema } from "~/features/accounts/admin/account-command.schema";
import { runAccountCommand } from "~/features/accounts/admin/run-account-command.server";
import { commandRoute } from "./command-route.server";

/** Invitations, roles, deactivation. */
const commands = commandRoute<typeof accountCommandSchema, AccountAnswer>({
  permission: "accounts",
  schema: accountCommandSchema,
  run: (site, command, user) =>
    runAccountCommand(site, command, { userId: user.id, now: site.now }),
  explain: (error) => ({ errors: flattenError(error).fieldErrors }),
  back: ACCOUNTS_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
