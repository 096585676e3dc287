import { z } from "zod";
import { isDay } from "~/lib/french-dates";
import { insertCommandSchema, moveCommandSchema } from "~/records/move-commands";
import { MOST_COPIES } from "../repeat-days";

const id = z.uuid();

/** Several in one field: `{id},{id}`. */
function several(item: z.ZodType<string, string>) {
  return z
    .string()
    .transform((sent) => sent.split(","))
    .pipe(z.array(item).max(MOST_COPIES));
}

/** What the list, the editor and the toasts ask to be done with an article. */
export const articleCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["trash", "restore", "unpublish", "undo-unpublish"]), id }),
  z.object({
    intent: z.literal("event-state"),
    id,
    state: z.enum(["confirmed", "postponed", "cancelled"]),
  }),
  moveCommandSchema,
  insertCommandSchema,
  z.object({ intent: z.literal("swap"), id, otherId: id }),
  z.object({ intent: z.literal("copy"), id }),
  z.object({ intent: z.literal("repeat"), id, days: several(z.string().refine(isDay)) }),
  z.object({ intent: z.literal("trash-copies"), ids: several(id) }),
]);

export type ArticleCommand = z.output<typeof articleCommandSchema>;
