import type { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import type { trashCommandSchema } from "~/records/trash-command.schema";
import { setPartnerTrashed } from "../partner-lifecycle.server";

const GONE: CommandAnswer = {
  ok: false,
  message: "Ce partenaire n’est plus dans la liste. Actualisez-la.",
  undo: null,
};

/** Carries out one command of the list and says in French what was done; never throws for an unknown id. */
export async function runPartnerCommand(
  database: Database,
  { intent, id }: z.output<typeof trashCommandSchema>,
  who: { userId: string; now: Date },
): Promise<CommandAnswer> {
  const isTrashed = intent === "trash";
  const result = await setPartnerTrashed(database, { id, isTrashed, ...who });
  if (result.kind === "not-found") return GONE;
  const name = `«\u00a0${result.name}\u00a0»`;
  return isTrashed
    ? { ok: true, message: `${name} est dans la corbeille.`, undo: { intent: "restore", id } }
    : { ok: true, message: `${name} a retrouvé sa place.`, undo: { intent: "trash", id } };
}
