import { z } from "zod";
import { moveUndoSchema } from "../article.schema";
import type { MoveUndo } from "../article-results.types";

const id = z.uuid();
const neighbour = z
  .uuid()
  .or(z.literal(""))
  .optional()
  .transform((value) => value || null);

/** Two places, and the weights of as many articles as `WEIGHTS_KEPT`. */
export const UNDO_LENGTH = 300_000;

const undo = z
  .string()
  .max(UNDO_LENGTH)
  .transform((json, context): MoveUndo => {
    const parsed = moveUndoSchema.safeParse(parseJson(json));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: "custom", message: "Ce déplacement ne peut plus être annulé." });
    return z.NEVER;
  });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What the list, the editor and the toasts ask to be done with an article. */
export const articleCommandSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum([
      "move-to-top",
      "move-up",
      "move-down",
      "trash",
      "restore",
      "unpublish",
      "undo-unpublish",
    ]),
    id,
  }),
  z.object({
    intent: z.literal("event-state"),
    id,
    state: z.enum(["confirmed", "postponed", "cancelled"]),
  }),
  z.object({ intent: z.literal("swap"), id, otherId: id }),
  z.object({ intent: z.literal("insert"), id, afterId: neighbour, beforeId: neighbour }),
  z.object({ intent: z.literal("undo-move"), undo }),
]);

export type ArticleCommand = z.output<typeof articleCommandSchema>;
