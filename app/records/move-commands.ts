import { z } from "zod";
import type { CommandAnswer, CommandFields } from "~/lib/command";
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

/** The command that puts an item back into a place. */
export function insertFields(
  intent: "insert" | "put-back",
  id: string,
  { afterId, beforeId }: Gap,
): CommandFields {
  return { intent, id, afterId: afterId ?? "", beforeId: beforeId ?? "" };
}

/** Says where an item stands now, which «Annuler» takes back. */
export function movedAnswer(
  { id, intent }: { id: string; intent: string },
  { title, position, former }: { title: string; position: number; former: Gap },
): CommandAnswer {
  const quoted = `«\u00a0${title}\u00a0»`;
  if (intent === "put-back") {
    return { ok: true, message: `${quoted} a retrouvé sa place.`, undo: null };
  }
  return {
    ok: true,
    message: `${quoted} est maintenant en ${ordinal(position)} place.`,
    undo: insertFields("put-back", id, former),
  };
}
