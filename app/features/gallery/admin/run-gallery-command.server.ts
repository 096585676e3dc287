import type { CommandAnswer, CommandFields } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { movedAnswer, moveOf } from "~/records/move-commands";
import { moveRanked } from "~/records/ranks.server";
import {
  type GalleryActResult,
  setFeatured,
  setGalleryImageTrashed,
} from "../gallery-lifecycle.server";
import { GALLERY_ORDER } from "../gallery-order.server";
import type { GalleryCommand } from "./gallery-command.schema";

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette photo n’est plus dans la galerie. Actualisez la page.",
  undo: null,
};

/** Carries out one command of the list and says in French what was done; never throws for an unknown id. */
export async function runGalleryCommand(
  database: Database,
  command: GalleryCommand,
  who: { userId: string; now: Date },
): Promise<CommandAnswer> {
  const { id, intent } = command;
  switch (intent) {
    case "trash":
    case "restore":
      return trashAnswer(
        command,
        await setGalleryImageTrashed(database, { id, isTrashed: intent === "trash", ...who }),
      );
    case "feature":
    case "unfeature":
      return featureAnswer(
        command,
        await setFeatured(database, { id, isFeatured: intent === "feature", ...who }),
      );
    default: {
      const result = await moveRanked(database, GALLERY_ORDER, { ...moveOf(command), ...who });
      return result.kind === "moved" ? movedAnswer(command, result) : GONE;
    }
  }
}

function trashAnswer({ id, intent }: GalleryCommand, result: GalleryActResult): CommandAnswer {
  const isTrash = intent === "trash";
  const said = isTrash ? "est dans la corbeille." : "a retrouvé sa place.";
  return actAnswer(result, said, isTrash ? { intent: "restore", id } : { intent: "trash", id });
}

function featureAnswer({ id, intent }: GalleryCommand, result: GalleryActResult): CommandAnswer {
  const isFeature = intent === "feature";
  const said = isFeature ? "est à la une de la galerie." : "n’est plus à la une de la galerie.";
  return actAnswer(result, said, { intent: isFeature ? "unfeature" : "feature", id });
}

function actAnswer(result: GalleryActResult, said: string, undo: CommandFields): CommandAnswer {
  if (result.kind === "not-found") return GONE;
  return { ok: true, message: `${quoted(result.title)} ${said}`, undo };
}

function quoted(title: string): string {
  return `«\u00a0${title}\u00a0»`;
}
