import { z } from "zod";
import { type CommandAnswer, type CommandFields, quoted } from "~/lib/command";
import { ordinal } from "~/lib/french-numbers";
import type { Gap, Move } from "~/lib/sorting";

const id = z.uuid();
const neighbour = z
  .uuid()
  .or(z.literal(""))
  .optional()
  .transform((value) => value || null);

/** The moves that an ordered list asks for, by arrows, menu or dragging. */
export const moveCommandSchema = z.object({
  intent: z.enum(["move-first", "move-up", "move-down"]),
  id,
});

/** Between two others: where it was dropped, or where it stood before. */
export const insertCommandSchema = z.object({
  intent: z.enum(["insert", "put-back"]),
  id,
  afterId: neighbour,
  beforeId: neighbour,
});

export type MoveCommand = z.output<typeof moveCommandSchema | typeof insertCommandSchema>;

const KINDS = { "move-first": "first", "move-up": "up", "move-down": "down" } as const;

export function moveOf(command: MoveCommand): Move {
  if (command.intent === "insert" || command.intent === "put-back") {
    return { ...command, kind: "between" };
  }
  return { kind: KINDS[command.intent], id: command.id };
}

/** Says where an item stands now; the command named `undoneBy` puts it back, none where it is left out. */
export function movedAnswer(
  { id, intent }: { id: string; intent: string },
  { title, position, former }: { title: string; position: number; former: Gap },
  undoneBy?: "insert" | "put-back",
): CommandAnswer {
  const message =
    intent === "put-back"
      ? `${quoted(title)} a retrouvé sa place.`
      : `${quoted(title)} est maintenant en ${ordinal(position)} place.`;
  const isUndone = undoneBy !== undefined && intent !== "put-back";
  return {
    ok: true,
    message,
    undo: isUndone ? insertFields(undoneBy, id, former) : null,
  };
}

function insertFields(intent: string, id: string, { afterId, beforeId }: Gap): CommandFields {
  return {
    intent,
    id,
    afterId: afterId ?? "",
    beforeId: beforeId ?? "",
  };
}
