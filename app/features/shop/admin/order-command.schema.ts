import { z } from "zod";
import { namesOf, ORDER_TRANSITIONS, WITHDRAWAL_TRANSITIONS } from "../order-transitions";

const id = z.uuid();

/** What the screens of orders and their toasts ask to be done. */
export const orderCommandSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(namesOf(ORDER_TRANSITIONS)),
    id,
    /** The buyer is told by e-mail. */
    notify: z.literal("on").optional(),
  }),
  // `id` is that of a withdrawal here.
  z.object({ intent: z.enum(namesOf(WITHDRAWAL_TRANSITIONS)), id }),
]);

export type OrderCommand = z.output<typeof orderCommandSchema>;
