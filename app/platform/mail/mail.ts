import { z } from "zod";

/** The fields of a contact message as the sending provider's template names them (specification §3, §7). */
const templateFields = z.object({
  name: z.string(),
  email: z.string(),
  title: z.string(),
  message: z.string(),
  /** ISO 8601 instant. */
  time: z.string(),
  "g-recaptcha-response": z.string().default(""),
});

/** A mail as it waits in the outbox: plain data, kept as JSON. */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  fields: templateFields,
  attachment: z.object({ name: z.string(), mediaType: z.string(), base64: z.string() }).nullable(),
});

export type Mail = z.output<typeof mailSchema>;

/** What a mail tells about: a visitor's message, a message to the technical contact, an account, an order of the shop, nothing (a trial). */
export type MailPurpose = "contact" | "contact-admin" | "account" | "order" | "trial";

/** How one attempt went; `status` is the provider's own, 0 when it could not be reached. */
export type MailOutcome = { kind: "sent" } | { kind: "failed"; status: number; reason: string };

/** A way of sending mail. `id` is the mail's own: sent again after a crash, it can be recognised. */
export type Mailer = {
  kind: "emailjs" | "smtp";
  /** One attempt, bounded in time. Never rejects. */
  send(id: string, mail: Mail, purpose: MailPurpose): Promise<MailOutcome>;
};
