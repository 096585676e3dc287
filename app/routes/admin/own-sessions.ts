import { redirect } from "react-router";
import { endSessionsSchema } from "~/features/accounts/account.schema";
import { PROFILE_PATH } from "~/features/accounts/account-paths";
import { endAllOwnSessions, endOwnSession } from "~/features/accounts/own-sessions.server";
import { commandRoute } from "./command-route.server";

/** Ends one of one's own sessions, or all of them: the login follows, then. */
const commands = commandRoute({
  permission: "own-account",
  schema: endSessionsSchema,
  async run(site, command, user) {
    if (command.intent === "end-all") {
      await endAllOwnSessions(site, user);
      return redirect("/admin?fin=partout", 303);
    }
    // One that has ended already is what was asked for.
    await endOwnSession(site, user, command.id);
    return { ok: true, message: "L’appareil est déconnecté.", undo: null };
  },
  limits: { fields: 10 },
  back: PROFILE_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
