import { readSite } from "~/club/read-site.server";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { letter } from "~/platform/mail/mail";
import { findMailStatus, type MailStatus } from "~/platform/mail/mail-status.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { type Delivery, deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { accountName } from "~/platform/person-names.server";
import type { Services } from "~/platform/services.server";
import { markInTransaction } from "./inbox.server";
import { messagesAddress } from "./messages.server";
import { quotedMessage, replySubject } from "./reply-address";

type NewReply = {
  /** Made with the form: sent twice, it is one answer. */
  id: string;
  messageId: string;
  body: string;
  userId: string;
};

/** `no-address`: nobody could answer back, since the club gives no address. */
type ReplyResult = Delivery | "not-found" | "no-address";

/**
 * Keeps an answer to a message of a visitor and the mail that carries it, marks the message as answered, and sends
 * the mail: `failed` leaves it to be sent again by itself. Nothing is kept without SMTP. Answers to it go to the address that gets messages.
 */
export async function sendReply(site: Services, reply: NewReply): Promise<ReplyResult> {
  // The provider of EmailJS sends by a template of its own: to the club, and to nobody else.
  if (mailerOf(site.environment)?.kind !== "smtp") return "no-mailer";
  const mailId = await storeReply(site, reply);
  if (mailId === "not-found" || mailId === "no-address") return mailId;
  return deliverNow(site, mailId);
}

async function storeReply(
  { database, environment, now }: Services,
  { id, messageId, body, userId }: NewReply,
): Promise<string> {
  return transaction(database, async (trx) => {
    const known = await findMailOf(trx, id);
    if (known) return known;
    const message = await findAnswered(trx, messageId);
    if (!message) return "not-found";
    const { club } = await readSite(trx, now);
    const to = messagesAddress(environment, club);
    if (to === null) return "no-address";
    const mail = letter({
      to: message.email,
      from: { name: club.name, address: to },
      subject: replySubject(message.title),
      paragraphs: [body],
      ending: `\n\n${quotedMessage(message)}\n`,
      now,
    });
    const mailId = await queueMail(trx, { purpose: "reply", mail, now });
    await trx
      .insertInto("message_replies")
      .values({
        id,
        message_id: messageId,
        body,
        written_at: now.toISOString(),
        written_by: userId,
        mail_id: mailId,
      })
      .execute();
    await markInTransaction(trx, { id: messageId, mark: "answered", to, now });
    return mailId;
  });
}

async function findMailOf(trx: DatabaseTransaction, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom("message_replies")
    .select("mail_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.mail_id ?? null;
}

async function findAnswered(trx: DatabaseTransaction, id: string) {
  const row = await trx
    .selectFrom("contact_messages")
    .select(["name", "email", "title", "message", "received_at as receivedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** An answer as it is read under its message. */
export type Reply = {
  id: string;
  body: string;
  /** ISO 8601, UTC. */
  writtenAt: string;
  writtenByName: string | null;
  /** Null once the outbox has forgotten its mail. */
  mail: MailStatus | null;
};

/** The answers to a message, the first one first. */
export async function listReplies(db: Queryable, messageId: string, now: Date): Promise<Reply[]> {
  const rows = await db
    .selectFrom("message_replies")
    .select(["id", "body", "written_at", "mail_id"])
    .select(accountName("message_replies.written_by").as("written_by_name"))
    .where("message_id", "=", messageId)
    .orderBy("written_at")
    .orderBy("id")
    .execute();
  const replies: Reply[] = [];
  for (const row of rows) {
    replies.push({
      id: row.id,
      body: row.body,
      writtenAt: row.written_at,
      writtenByName: row.written_by_name,
      mail: row.mail_id === null ? null : await findMailStatus(db, row.mail_id, now),
    });
  }
  return replies;
}
