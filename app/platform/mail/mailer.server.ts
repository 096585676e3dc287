import type { Environment } from "../environment.server";
import { createEmailjsMailer } from "./emailjs-mailer.server";
import type { Mail, MailOutcome, MailPurpose } from "./mail";
import { createSmtpMailer } from "./smtp-mailer.server";

/** A way of sending mail. `id` is the mail's own: sent again after a crash, it can be recognised. */
export type Mailer = {
  kind: "emailjs" | "smtp";
  /** One attempt, bounded in time. Never rejects. */
  send(id: string, mail: Mail, purpose: MailPurpose): Promise<MailOutcome>;
};

const known = new WeakMap<Environment, { mailer: Mailer | null }>();

/** The way that is configured: EmailJS when its keys are set, else SMTP, else none. */
export function mailerOf(environment: Environment): Mailer | null {
  const existing = known.get(environment);
  if (existing) return existing.mailer;
  const mailer = createMailer(environment);
  known.set(environment, { mailer });
  return mailer;
}

function createMailer({ emailjs, smtp, publicUrl }: Environment): Mailer | null {
  if (emailjs) return createEmailjsMailer(emailjs);
  return smtp && createSmtpMailer({ ...smtp, publicUrl });
}
