import { z } from "zod";

const id = z.uuid();
const neighbour = z
  .uuid()
  .or(z.literal(""))
  .optional()
  .transform((value) => value || null);

/** What the list, the editor and the toasts ask to be done with an article. */
export const articleCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["trash", "restore", "unpublish", "undo-unpublish"]), id }),
  z.object({
    intent: z.literal("event-state"),
    id,
    state: z.enum(["confirmed", "postponed", "cancelled"]),
  }),
  z.object({ intent: z.enum(["move-to-top", "move-up", "move-down"]), id }),
  z.object({ intent: z.literal("swap"), id, otherId: id }),
  z.object({ intent: z.literal("insert"), id, afterId: neighbour, beforeId: neighbour }),
]);

export type ArticleCommand = z.output<typeof articleCommandSchema>;
