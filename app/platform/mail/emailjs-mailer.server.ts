import { setTimeout as pause } from "node:timers/promises";
import { inTurn } from "../work-queues";
import { failedAttempt, type Mail, type Mailer, type MailOutcome } from "./mail";

export type EmailjsSettings = {
  /** Without a slash at its end. */
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey: string | null;
};

/** The browser library whose requests these are (emailjs-sdk). */
const LIBRARY_VERSION = "4.4.1";
/** The provider takes one request a second for an account. */
const SPACING_MS = 1_000;
const PATIENCE_MS = 15_000;
/** Reason of a failure that `refusalInWords` knows. */
const FOREIGN_PAGE = "an HTML page, not EmailJS";

/**
 * Sends through the provider of specification §7: JSON to `send`, multipart to `send-form` when there
 * is an attachment. Its answer is a status and a text; anything but 200 is a failure. So is a page,
 * which something on the way answered in its place (the login of a network, a broken proxy).
 */
export function createEmailjsMailer(
  settings: EmailjsSettings,
  { spacingMs = SPACING_MS, patienceMs = PATIENCE_MS } = {},
): Mailer {
  let nextAt = 0;
  const takeTurn = () =>
    inTurn(`emailjs ${settings.origin} ${settings.publicKey}`, async () => {
      const wait = nextAt - performance.now();
      if (wait > 0) await pause(wait);
      nextAt = performance.now() + spacingMs;
    });
  return {
    kind: "emailjs",
    async send(_id, mail) {
      await takeTurn();
      return await post(settings, mail, patienceMs);
    },
  };
}

async function post(
  settings: EmailjsSettings,
  mail: Mail,
  patienceMs: number,
): Promise<MailOutcome> {
  const path = mail.attachment ? "send-form" : "send";
  try {
    const response = await fetch(`${settings.origin}/api/v1.0/email/${path}`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
      ...(mail.attachment
        ? { body: formBody(settings, mail, mail.attachment) }
        : {
            headers: { "content-type": "application/json" },
            body: JSON.stringify(jsonBody(settings, mail)),
          }),
    });
    const text = await response.text();
    if (response.status === 200) {
      return isPage(response, text) ? failedAttempt(0, FOREIGN_PAGE) : { kind: "sent" };
    }
    return failedAttempt(response.status, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failedAttempt(0, `Network Error: ${reason}`);
  }
}

/** EmailJS answers `OK`; a proxy that names it HTML makes no page of it. */
function isPage({ headers }: Response, text: string): boolean {
  // `trimStart` takes a byte order mark away too.
  if (text.trimStart().startsWith("<")) return true;
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  return isHtml && text !== "OK";
}

/** The fields of the template, which the club has set up at the provider (specification §3, §7). */
function templateParams(mail: Mail): Record<string, string> {
  return {
    name: mail.from.name,
    email: mail.from.address,
    title: mail.subject,
    message: mail.message,
    time: mail.writtenAt,
    "g-recaptcha-response": mail.recaptchaToken,
    to_email: mail.to,
  };
}

function jsonBody(settings: EmailjsSettings, mail: Mail) {
  return {
    lib_version: LIBRARY_VERSION,
    user_id: settings.publicKey,
    service_id: settings.serviceId,
    template_id: settings.templateId,
    template_params: templateParams(mail),
    ...(settings.privateKey && { accessToken: settings.privateKey }),
  };
}

/** The form's own fields first, then those of the account, as the provider's library sends them. */
function formBody(
  settings: EmailjsSettings,
  mail: Mail,
  attachment: NonNullable<Mail["attachment"]>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(templateParams(mail))) form.set(name, value);
  const bytes = Buffer.from(attachment.base64, "base64");
  form.set("attachment", new File([bytes], attachment.name, { type: attachment.mediaType }));
  form.set("lib_version", LIBRARY_VERSION);
  form.set("service_id", settings.serviceId);
  form.set("template_id", settings.templateId);
  form.set("user_id", settings.publicKey);
  if (settings.privateKey) form.set("accessToken", settings.privateKey);
  return form;
}
