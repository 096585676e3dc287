import { readSite } from "~/club/read-site.server";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { letter } from "~/platform/mail/mail";
import { findMailStatus, type MailStatus } from "~/platform/mail/mail-status.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { type Delivery, deliverNow, queueMail, retryMail } from "~/platform/mail/outbox.server";
import { accountName } from "~/platform/person-names.server";
import { newId } from "~/platform/random.server";
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

/** `no-address`: the club gives no address to which one could answer. */
type ReplyResult = Delivery | "not-found" | "no-address";

type Stored =
  /** `mailId` is null where the outbox has forgotten it: it was sent long ago. */
  { kind: "stored"; mailId: string | null } | { kind: "not-found" } | { kind: "no-address" };

/**
 * Keeps an answer to a message of a visitor and the mail that carries it, marks the message as answered, and sends
 * the mail: `failed` leaves it to be sent again by itself. Nothing is kept without SMTP. Answers to it go to the address that gets messages.
 */
export async function sendReply(site: Services, reply: NewReply): Promise<ReplyResult> {
  // The provider of EmailJS sends by a template of its own, to the club alone.
  if (mailerOf(site.environment)?.kind !== "smtp") return "no-mailer";
  const stored = await storeReply(site, reply);
  if (stored.kind !== "stored") return stored.kind;
  return stored.mailId === null ? "sent" : deliverNow(site, stored.mailId);
}

/** Sends the mail of an answer once more, also one that was given up; one that was sent is not sent again. */
export async function resendReply(site: Services, id: string): Promise<Delivery | "not-found"> {
  const { kysely } = site.database;
  const row = await kysely
    .selectFrom("message_replies")
    .select("mail_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return "not-found";
  if (row.mail_id === null) return "sent";
  await retryMail(kysely, row.mail_id, site.now);
  return deliverNow(site, row.mail_id);
}

async function storeReply(
  { database, environment, now }: Services,
  { id: sentId, messageId, body, userId }: NewReply,
): Promise<Stored> {
  return transaction(database, async (trx) => {
    const known = await findKnown(trx, sentId);
    if (known?.body === body) return { kind: "stored", mailId: known.mail_id };
    // Corrected after a try of which the answer was lost, it is an answer of its own.
    const id = known ? newId() : sentId;
    const message = await findAnswered(trx, messageId);
    if (!message) return { kind: "not-found" };
    const { club } = await readSite(trx, now);
    const to = messagesAddress(environment, club);
    if (to === null) return { kind: "no-address" };
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
    return { kind: "stored", mailId };
  });
}

async function findKnown(trx: DatabaseTransaction, id: string) {
  return trx
    .selectFrom("message_replies")
    .select(["body", "mail_id"])
    .where("id", "=", id)
    .executeTakeFirst();
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
