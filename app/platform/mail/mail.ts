import { z } from "zod";
import { withoutAddresses } from "~/lib/without-addresses";

/** A mail as it waits in the outbox: plain data, kept as JSON. */
const keptMail = z.object({
  to: z.string(),
  subject: z.string(),
  /** Who says it, and gets the answers. */
  from: z.object({ name: z.string(), address: z.string() }),
  /** Nobody reads what is answered. */
  noReply: z.boolean(),
  message: z.string(),
  /** What follows the message in a plain text, where no template closes it. */
  ending: z.string(),
  /** ISO 8601 instant. */
  writtenAt: z.string(),
  /** The token that was accepted with a visitor's message; empty for every other mail. */
  recaptchaToken: z.string(),
  attachment: z.object({ name: z.string(), mediaType: z.string(), base64: z.string() }).nullable(),
  /** ISO 8601 instant from which on it says nothing that is true, and is not sent; null where there is none. */
  goodUntil: z.string().nullable().default(null),
});

export type Mail = z.output<typeof keptMail>;

/** As mails were kept at first; some may still wait in an outbox or a backup. */
const earlierMail = z
  .object({
    ...keptMail.pick({ to: true, subject: true, attachment: true }).shape,
    text: z.string(),
    replyTo: keptMail.shape.from.nullable(),
    fields: z.object({
      name: z.string(),
      email: z.string(),
      message: z.string(),
      time: z.string(),
      "g-recaptcha-response": z.string().default(""),
    }),
  })
  // Each of them began with its message, and its title was its subject.
  .transform(({ text, replyTo, fields, ...mail }): Mail => {
    const { name, email, message, time } = fields;
    return {
      ...mail,
      from: { name, address: email },
      noReply: replyTo === null,
      message,
      ending: text.slice(message.length),
      writtenAt: time,
      recaptchaToken: fields["g-recaptcha-response"],
      goodUntil: null,
    };
  });

export const mailSchema = z.union([keptMail, earlierMail]);

type Letter = Pick<Mail, "to" | "subject" | "from"> &
  Partial<Pick<Mail, "noReply" | "ending" | "recaptchaToken" | "attachment" | "goodUntil">> & {
    paragraphs: readonly string[];
    now: Date;
  };

/** A mail of paragraphs, in plain text; its answers go to `from` unless said otherwise. */
export function letter({ paragraphs, now, ...parts }: Letter): Mail {
  return {
    noReply: false,
    ending: "\n",
    recaptchaToken: "",
    attachment: null,
    goodUntil: null,
    ...parts,
    message: paragraphs.join("\n\n"),
    writtenAt: now.toISOString(),
  };
}

/** The subject matter of a mail: a visitor's message, the answer to one, a message to the technical contact, an account, an order of the shop, nothing (a trial). */
export type MailPurpose = "contact" | "reply" | "contact-admin" | "account" | "order" | "trial";

/** Reason of an attempt that was not made, since what the mail says is true no more. */
export const OUT_OF_DATE = "out of date";

/** How one attempt went; `status` is the provider's own, 0 when it could not be reached. */
export type MailOutcome = { kind: "sent" } | { kind: "failed"; status: number; reason: string };

const REASON_LIMIT = 300;

/** An attempt that failed. The reason is of others' words, and is kept and logged: it names nobody's address. */
export function failedAttempt(status: number, reason: string): MailOutcome {
  return { kind: "failed", status, reason: withoutAddresses(reason).slice(0, REASON_LIMIT) };
}

/** A way of sending mail. `id` is the mail's own: sent again after a crash, it can be recognised. */
export type Mailer = {
  kind: "emailjs" | "smtp";
  /** One attempt, bounded in time. Never rejects. */
  send(id: string, mail: Mail, purpose: MailPurpose): Promise<MailOutcome>;
};
