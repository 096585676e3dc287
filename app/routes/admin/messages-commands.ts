import { BLOCKED_PATH, INBOX_PATH } from "~/features/contact/admin/inbox-paths";
import {
  inboxCommandSchema,
  runInboxCommand,
} from "~/features/contact/admin/run-inbox-command.server";
import { commandRoute, errorOf } from "./command-route.server";

/** What is done with messages and senders. */
const commands = commandRoute({
  permission: "messages",
  schema: inboxCommandSchema,
  run: (site, command, user) => runInboxCommand(site, command, user.id),
  explain: (error) => ({ ...errorOf("email", error), ...errorOf("body", error) }),
  back: (command) => (command && "email" in command ? BLOCKED_PATH : INBOX_PATH),
});

export const action = commands.action;
export const loader = commands.loader;
