import type { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import type { CommandAnswer } from "~/ui/editing/command";
import type { trashCommandSchema } from "~/ui/editing/trash-command.schema";
import { setMemberTrashed } from "../member-lifecycle.server";
import type { TeamKind } from "../team-kinds";

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette personne n’est plus dans la liste. Actualisez-la.",
  undo: null,
};

/** Carries out one command of a list of people and says in French what was done; never throws for an unknown id. */
export async function runTeamCommand(
  database: Database,
  kind: TeamKind,
  { intent, id }: z.output<typeof trashCommandSchema>,
  who: { userId: string; now: Date },
): Promise<CommandAnswer> {
  const isTrashed = intent === "trash";
  const result = await setMemberTrashed(database, { kind, id, isTrashed, ...who });
  if (result.kind === "not-found") return GONE;
  const name = `«\u00a0${result.fullName}\u00a0»`;
  return isTrashed
    ? { ok: true, message: `${name} est dans la corbeille.`, undo: { intent: "restore", id } }
    : { ok: true, message: `${name} a retrouvé sa place.`, undo: { intent: "trash", id } };
}
