import { z } from "zod";
import { trashCommandSchema } from "~/lib/command";
import { insertCommandSchema, moveCommandSchema } from "~/records/move-commands";
import { readCount } from "./stock-count";

const id = z.uuid();

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
  moveCommandSchema,
  insertCommandSchema,
  // `id` is that of a variant here.
  z.object({ intent: z.literal("correct-stock"), id, counted: count, seen: count }),
]);

export type ProductCommand = z.output<typeof productCommandSchema>;
