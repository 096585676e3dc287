import {
  ACCOUNTS_PATH,
  type AccountAnswer,
  accountCommandSchema,
} from "~/features/accounts/admin/account-command";
import { runAccountCommand } from "~/features/accounts/admin/run-account-command.server";
import { fieldErrorsOf } from "~/lib/field-errors";
import { commandRoute } from "./command-route.server";

/** Invitations, roles, deactivation. */
const commands = commandRoute<typeof accountCommandSchema, AccountAnswer>({
  permission: "accounts",
  schema: accountCommandSchema,
  run: (site, command, user) =>
    runAccountCommand(site, command, { userId: user.id, now: site.now }),
  explain: (error) => ({ errors: fieldErrorsOf(error) }),
  back: ACCOUNTS_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
