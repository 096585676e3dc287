import type { z } from "zod";
import type { CommandAnswer, trashCommandSchema } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { removeBanner, restoreBanner } from "../banner-lifecycle.server";

type BannerCommand = z.output<typeof trashCommandSchema>;

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette information n’existe plus. Actualisez la page.",
  undo: null,
};

const TAKEN: CommandAnswer = {
  ok: false,
  message: "Une autre information est en place\u00a0: retirez-la d’abord de l’accueil.",
  undo: null,
};

/** Takes the banner off the home page or brings it back, and says in French what was done. */
export async function runBannerCommand(
  database: Database,
  { intent, id }: BannerCommand,
  who: { userId: string; now: Date },
): Promise<CommandAnswer> {
  const act = { id, ...who };
  const isRemoval = intent === "trash";
  const change = await (isRemoval ? removeBanner(database, act) : restoreBanner(database, act));
  if (change.kind === "not-found") return GONE;
  if (change.kind === "taken") return TAKEN;
  const undo = { intent: isRemoval ? "restore" : "trash", id };
  if (isRemoval) {
    return { ok: true, message: "L’information n’est plus sur l’accueil.", undo };
  }
  const hasEnded = change.expiresAt !== null && change.expiresAt <= who.now.toISOString();
  const message = hasEnded
    ? "L’information est revenue, mais sa date de fin est passée\u00a0: elle n’est pas affichée."
    : "L’information est de nouveau sur l’accueil.";
  return { ok: true, message, undo };
}
