import type { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import type { trashCommandSchema } from "~/records/trash-command.schema";
import { pagesNaming } from "~club/pages-naming";
import { setMemberTrashed } from "../member-lifecycle.server";
import type { TeamKind } from "../team-kinds";
import { ALSO_ON } from "./team-words";

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
  if (!isTrashed) {
    return { ok: true, message: `${name} a retrouvé sa place.`, undo: { intent: "trash", id } };
  }
  const message = `${name} est dans la corbeille.${alsoOnWords(result.fullName)}`;
  return { ok: true, message, undo: { intent: "restore", id } };
}

/** A toast is read in four seconds; the list says all of them. */
const NAMED_IN_TOAST = 3;

/** Who leaves the list does not leave the pages that are written elsewhere. */
function alsoOnWords(fullName: string): string {
  const labels = pagesNaming(fullName).map(({ label }) => label);
  if (labels.length === 0) return "";
  if (labels.length <= NAMED_IN_TOAST) return ` ${ALSO_ON} ${labels.join(", ")}.`;
  const named = labels.slice(0, NAMED_IN_TOAST - 1);
  const rest = labels.length - named.length;
  return ` ${ALSO_ON} ${named.join(", ")} et ${rest}\u00a0autres pages.`;
}
