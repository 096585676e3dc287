import type { Environment } from "../environment.server";
import { createEmailjsMailer } from "./emailjs-mailer.server";
import type { Mailer } from "./mail";
import { createSmtpMailer } from "./smtp-mailer.server";

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
