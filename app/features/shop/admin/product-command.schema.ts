import { z } from "zod";
import { trashCommandSchema } from "~/lib/command";
import { readCount } from "./stock-count";

const id = z.uuid();
const neighbour = z
  .uuid()
  .or(z.literal(""))
  .optional()
  .transform((value) => value || null);
const gap = { id, afterId: neighbour, beforeId: neighbour };

const count = z.string().transform((typed, context) => {
  const reading = readCount(typed);
  if ("count" in reading) return reading.count;
  context.addIssue({ code: "custom", message: reading.error });
  return z.NEVER;
});

/** What the list, the form, the stock and the toasts ask to be done with a product. */
export const productCommandSchema = z.discriminatedUnion("intent", [
  trashCommandSchema,
  z.object({ intent: z.enum(["hide", "show", "copy"]), id }),
  z.object({ intent: z.enum(["move-first", "move-up", "move-down"]), id }),
  z.object({ intent: z.literal("insert"), ...gap }),
  z.object({ intent: z.literal("put-back"), ...gap }),
  // `id` is that of a variant here.
  z.object({ intent: z.literal("correct-stock"), id, counted: count, seen: count }),
]);

export type ProductCommand = z.output<typeof productCommandSchema>;
