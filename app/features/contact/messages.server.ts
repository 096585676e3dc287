import { messageSearchText } from "~/lib/stored-texts";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Environment } from "~/platform/environment.server";
import { letter, type Mail } from "~/platform/mail/mail";
import {
  type Delivery,
  deliverNow,
  queueMail,
  restoreMail,
  retryMail,
} from "~/platform/mail/outbox.server";
import { newId, sha256 } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import { submissionKey } from "~/platform/submission-key.server";
import { CLUB } from "~club/identity";
import type { ContactMessagesTable } from "~database/schema/contact";
import type { ContactForm } from "./contact.schema";

/** Who gets what visitors write. */
export function messagesAddress({ contactTo }: Pick<Environment, "contactTo">): string {
  return contactTo ?? CLUB.email;
}

/** For how long the same words of the same sender are the same message (product.md, point 8). */
const SAME_FOR_MS = 24 * 60 * 60_000;

export type NewMessage = Pick<
  ContactForm,
  "submissionId" | "name" | "email" | "title" | "message"
> & {
  /** Who gets it. */
  to: string;
  /** The token that was accepted, as the provider's template wants it; empty without reCAPTCHA. */
  recaptchaToken: string;
  /** Whether it is mailed only once a volunteer has looked at it. */
  isHeld: boolean;
  now: Date;
};

export type StoredMessage = {
  kind: "stored" | "known";
  messageId: string;
  /** Null when it is held, or was answered before its mail could be sent. */
  mailId: string | null;
};

/**
 * Stores a message and the mail that carries it, in one transaction. The same submission unchanged, or
 * the same sender, subject and text within 24 hours, is the message that is already there, also for two
 * at once. What was corrected before it was sent again is a message of its own.
 */
export async function storeMessage(
  database: Database,
  message: NewMessage,
): Promise<StoredMessage> {
  const fingerprint = fingerprintOf(message);
  const submission = submissionKey(message.submissionId, [message.name, fingerprint]);
  return await transaction(database, async (trx) => {
    const known = await findSame(trx, message, { fingerprint, submission });
    if (known?.held_at && !message.isHeld) {
      const mailId = await release(trx, known, { mail: mailOf(message), now: message.now });
      return { kind: "known", messageId: known.id, mailId };
    }
    if (known) return { kind: "known", messageId: known.id, mailId: known.mail_id };
    const messageId = newId();
    const mailId = message.isHeld
      ? null
      : await queueMail(trx, { purpose: "contact", mail: mailOf(message), now: message.now });
    await trx
      .insertInto("contact_messages")
      .values({
        id: messageId,
        submission_id: submission,
        fingerprint,
        name: message.name,
        email: message.email,
        title: message.title,
        message: message.message,
        search_text: messageSearchText(message),
        received_at: message.now.toISOString(),
        mail_id: mailId,
        read_at: null,
        answered_at: null,
        archived_at: null,
        held_at: message.isHeld ? message.now.toISOString() : null,
      })
      .execute();
    return { kind: "stored", messageId, mailId };
  });
}

/**
 * Takes a held message for one like the others, with its mail; done twice, it is done once. Returns
 * whose it is; null when there is none (any more).
 */
export async function releaseMessage(
  database: Database,
  { id, to, now }: { id: string; to: string; now: Date },
): Promise<{ name: string } | null> {
  return await transaction(database, async (trx) => {
    const stored = await trx
      .selectFrom("contact_messages")
      .select(["id", "held_at", "answered_at"])
      .select(COPIED)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!stored) return null;
    if (stored.held_at) await release(trx, stored, { mail: storedMail(stored, to), now });
    return { name: stored.name };
  });
}

/**
 * Sends the mail of a message to the club once more, also one that was given up. One that was sent
 * is not sent again. `not-found` when the message, or its mail, is there no more.
 */
export async function resendMessage(site: Services, id: string): Promise<Delivery | "not-found"> {
  const db = site.database.kysely;
  const message = await db
    .selectFrom("contact_messages")
    .select("mail_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!message?.mail_id) return "not-found";
  await retryMail(db, message.mail_id, site.now);
  return await deliverNow(site, message.mail_id);
}

/**
 * Queues the copy of a message that is not to be held; none of one that was answered already. Returns
 * the id of its mail.
 */
async function release(
  trx: DatabaseTransaction,
  { id, answered_at }: { id: string; answered_at: string | null },
  queued: { mail: Mail; now: Date },
): Promise<string | null> {
  const mailId = answered_at ? null : await queueMail(trx, { purpose: "contact", ...queued });
  await trx
    .updateTable("contact_messages")
    .set({ held_at: null, mail_id: mailId })
    .where("id", "=", id)
    .execute();
  return mailId;
}

const COPIED = ["name", "email", "title", "message", "received_at"] as const;
type CopiedMessage = Pick<ContactMessagesTable, (typeof COPIED)[number]>;

/** The copy of a message that came before. The token of reCAPTCHA was good for some minutes: it is not kept. */
function storedMail(stored: CopiedMessage, to: string): Mail {
  return mailOf({ ...stored, to, recaptchaToken: "", now: new Date(stored.received_at) });
}

/** Queues the copy of a message again that was taken back, since it waits for an answer again. */
export async function queueCopyAgain(
  trx: DatabaseTransaction,
  id: string,
  { to, now }: { to: string; now: Date },
): Promise<void> {
  const stored = await trx
    .selectFrom("contact_messages")
    .select([...COPIED, "mail_id"])
    .where("id", "=", id)
    .where("held_at", "is", null)
    .executeTakeFirst();
  if (!stored) return;
  if (stored.mail_id !== null) return await restoreMail(trx, stored.mail_id, now);
  const mailId = await queueMail(trx, { purpose: "contact", mail: storedMail(stored, to), now });
  await trx.updateTable("contact_messages").set({ mail_id: mailId }).where("id", "=", id).execute();
}

async function findSame(
  trx: DatabaseTransaction,
  message: NewMessage,
  { fingerprint, submission }: { fingerprint: string; submission: string },
) {
  const since = new Date(message.now.getTime() - SAME_FOR_MS).toISOString();
  return await trx
    .selectFrom("contact_messages")
    .select(["id", "mail_id", "held_at", "answered_at"])
    .where((eb) =>
      eb.or([
        eb("submission_id", "=", submission),
        eb.and([
          eb("fingerprint", "=", fingerprint),
          eb("name", "=", message.name),
          eb("received_at", ">", since),
        ]),
      ]),
    )
    .orderBy("received_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

function fingerprintOf({ email, title, message }: NewMessage): string {
  return sha256(JSON.stringify([email.toLowerCase(), title, message]));
}

function mailOf(message: Omit<NewMessage, "submissionId" | "isHeld">): Mail {
  const { to, name, email, title, now, recaptchaToken } = message;
  return letter({
    to,
    from: { name, address: email },
    subject: title,
    now,
    paragraphs: [message.message],
    ending: `\n\n-- \n${name} <${email}>\nMessage envoyé depuis la page Contact du site.\n`,
    recaptchaToken,
  });
}
