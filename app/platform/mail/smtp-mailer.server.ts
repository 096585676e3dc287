import type { Mail, MailOutcome } from "./mail";
import type { Mailer } from "./mailer.server";

export type SmtpSettings = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  from: string;
};

const REASON_LIMIT = 300;
/** How long the server may take to connect, to greet, and between two answers. */
const PATIENCE = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 };

/**
 * Sends over SMTP: from MAIL_FROM, to be answered to the visitor, in UTF-8. nodemailer encodes names
 * and subjects, so that nothing a visitor writes becomes a header. The Message-ID is the mail's own.
 */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  return {
    kind: "smtp",
    async send(id, mail) {
      // Ten megabytes that a site whose mail goes otherwise, or has none to send, does without.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ ...PATIENCE, url });
      try {
        await transport.sendMail({ ...envelope(mail, from), messageId: `<${id}@${domain}>` });
        return { kind: "sent" };
      } catch (error) {
        return failure(error);
      } finally {
        transport.close();
      }
    },
  };
}

function envelope(mail: Mail, from: string) {
  const { attachment, replyTo } = mail;
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(replyTo && { replyTo }),
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

function failure(error: unknown): MailOutcome {
  const code =
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
      ? error.responseCode
      : 0;
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: "failed", status: code, reason: reason.slice(0, REASON_LIMIT) };
}
