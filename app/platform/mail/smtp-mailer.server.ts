import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { failedAttempt, type Mail, type Mailer, type MailOutcome, type MailPurpose } from "./mail";

export type SmtpSettings = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  from: string;
  /** The site's own address: relays want to be greeted by a name that exists. */
  publicUrl: string;
};

/** How long the server may take to connect, to greet, and between two answers. */
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

/** So that no out-of-office answers what nobody wrote (RFC 3834); the second is for Exchange. */
const AUTOMATIC = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "OOF, AutoReply",
};
/** What a person wrote: it may well be answered by «le bureau est fermé en août». */
const WRITTEN: readonly MailPurpose[] = ["contact", "reply", "contact-admin"];

/**
 * Sends over SMTP: from MAIL_FROM, to be answered to the visitor, in UTF-8. nodemailer encodes names
 * and subjects, so that nothing a visitor writes becomes a header. The Message-ID is the mail's own.
 */
export function createSmtpMailer({ url, from, publicUrl }: SmtpSettings): Mailer {
  const domain = domainToASCII(from.match(/@([^@\s<>]+)>?$/)?.[1] ?? "") || "localhost";
  const name = domainOf(publicUrl) ?? domain;
  return {
    kind: "smtp",
    async send(id, mail, purpose) {
      // Ten megabytes that a site whose mail goes otherwise, or has none to send, does without.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ ...PATIENCE, name, url });
      try {
        await transport.sendMail({
          ...envelope(mail, from),
          messageId: `<${id}@${domain}>`,
          headers: WRITTEN.includes(purpose) ? {} : AUTOMATIC,
        });
        return { kind: "sent" };
      } catch (error) {
        return failure(error);
      } finally {
        transport.close();
      }
    },
  };
}

/** Null for an address of this machine or a bare IP address, which relays refuse. */
function domainOf(publicUrl: string): string | null {
  const { hostname } = new URL(publicUrl);
  const isDomain = hostname.includes(".") && isIP(hostname) === 0 && !hostname.startsWith("[");
  return isDomain ? hostname : null;
}

function envelope(mail: Mail, from: string) {
  const { attachment } = mail;
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: `${mail.message}${mail.ending}`,
    ...(!mail.noReply && { replyTo: answerable(mail) }),
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          contentType: attachment.mediaType,
          content: Buffer.from(attachment.base64, "base64"),
        },
      ],
    }),
  };
}

/**
 * Accents before the `@` have no form in a header that every mail server takes. Such an address stands
 * in the name, which nodemailer encodes as it encodes what comes after an `@`; an answer then comes
 * back to whoever the mail is for, who sees where it should have gone.
 */
function answerable({ from: { name, address }, to }: Mail) {
  const local = address.slice(0, address.lastIndexOf("@"));
  if (/^[\x21-\x7e]*$/.test(local)) return { name, address };
  return { name: `${name} – ${address}`, address: to };
}

function failure(error: unknown): MailOutcome {
  const code =
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
      ? error.responseCode
      : 0;
  const reason = error instanceof Error ? error.message : String(error);
  return failedAttempt(code, reason);
}
