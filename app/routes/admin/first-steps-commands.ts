import { z } from "zod";
import { endFirstSteps, openFirstSteps } from "~/features/accounts/first-steps.server";
import type { CommandAnswer } from "~/lib/command";
import { commandRoute } from "./command-route.server";

/** Dismisses «Premiers pas» for good, or takes that back. */
const commands = commandRoute({
  permission: "accounts",
  schema: z.object({ intent: z.enum(["dismiss", "show"]) }),
  async run({ database }, { intent }): Promise<CommandAnswer> {
    if (intent === "show") {
      await openFirstSteps(database.kysely);
      return { ok: true, message: "Les premiers pas sont de nouveau là.", undo: null };
    }
    await endFirstSteps(database.kysely);
    return {
      ok: true,
      message: "Les premiers pas ne s’afficheront plus.",
      undo: { intent: "show" },
    };
  },
  back: "/admin",
});

export const action = commands.action;
export const loader = commands.loader;
