import { z } from "zod";

const id = z.uuid();

/** What the screens of orders and their toasts ask to be done. */
export const orderCommandSchema = z.discriminatedUnion("intent", [
  // `notify`: the buyer is told by e-mail.
  z.object({ intent: z.literal("ready"), id, notify: z.literal("on").optional() }),
  z.object({
    intent: z.enum([
      "unready",
      "collected",
      "uncollected",
      "paid",
      "unpaid",
      "refunded",
      "unrefunded",
      "cancel",
      "resume",
    ]),
    id,
  }),
  // `id` is that of a withdrawal here.
  z.object({ intent: z.enum(["returned", "unreturned", "repaid", "unrepaid"]), id }),
  z.object({ intent: z.literal("retry"), id, mailId: z.uuid() }),
]);

export type OrderCommand = z.output<typeof orderCommandSchema>;
