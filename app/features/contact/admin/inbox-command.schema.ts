import { z } from "zod";
import { contactSchema } from "../contact.schema";

const id = z.uuid();
const { email } = contactSchema.shape;

/** What the inbox and its toasts ask to be done. */
export const inboxCommandSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum([
      ...(["read", "unread", "answered", "unanswered", "archived", "unarchived"] as const),
      ...(["released", "retry"] as const),
    ]),
    id,
  }),
  z.object({ intent: z.enum(["block", "unblock"]), email }),
]);

export type InboxCommand = z.output<typeof inboxCommandSchema>;
