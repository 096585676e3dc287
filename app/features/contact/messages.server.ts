import { readSite } from "~/club/read-site.server";
import type { Club } from "~/club/site";
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
import type { ContactForm } from "./contact.schema";

/** The address that gets the messages of visitors; null where the club gives none. */
export function messagesAddress(
  { contactTo }: Pick<Environment, "contactTo">,
  { email }: Pick<Club, "email">,
): string | null {
  return contactTo ?? (email || null);
}

/** For how long the same words of the same sender are the same message (product.md, point 8). */
const SAME_FOR_MS = 24 * 60 * 60_000;

export type NewMessage = Pick<
  ContactForm,
  "submissionId" | "name" | "email" | "title" | "message"
> & {
  /** Address of the club that gets it; null for none: it is then read in the administrator area only. */
  to: string | null;
  /** The token that was accepted, as the provider's template wants it; empty without reCAPTCHA. */
  recaptchaToken: string;
  now: Date;
};

export type StoredMessage = {
  kind: "stored" | "known";
  messageId: string;
  /** Null when it was answered before its mail could be sent, and where the club has no address. */
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
    if (known) {
      const mailId = await findOrQueueCopy(trx, known.id, { to: message.to, now: message.now });
      return { kind: "known", messageId: known.id, mailId };
    }
    const messageId = newId();
    const mail = mailOf(message);
    const mailId = mail && (await queueMail(trx, { purpose: "contact", mail, now: message.now }));
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
      })
      .execute();
    return { kind: "stored", messageId, mailId };
  });
}

/**
 * Sends the mail of a message to the club once more, also one that was given up; where there is none,
 * one is queued first. One that was sent is not sent again. `not-found` when the message is there no
 * more, or was answered before it had a mail; `no-address` when it has none since the club gives no address.
 */
export async function resendMessage(
  site: Services,
  id: string,
): Promise<Delivery | "not-found" | "no-address"> {
  const { database, environment, now } = site;
  const copy = await transaction(database, async (trx) => {
    const stored = await findCopied(trx, id);
    if (!stored) return null;
    const to = messagesAddress(environment, (await readSite(trx, now)).club);
    return {
      mailId: await copyOf(trx, stored, { to, now }),
      isWanted: stored.answered_at === null,
    };
  });
  if (!copy) return "not-found";
  const { mailId, isWanted } = copy;
  if (mailId === null) return isWanted ? "no-address" : "not-found";
  await retryMail(database.kysely, mailId, now);
  return await deliverNow(site, mailId);
}

/** The mail of a message, queued where there is none yet; null when the message is gone or needs none any more. */
async function findOrQueueCopy(
  trx: DatabaseTransaction,
  id: string,
  to: { to: string | null; now: Date },
): Promise<string | null> {
  const stored = await findCopied(trx, id);
  return stored ? await copyOf(trx, stored, to) : null;
}

async function copyOf(
  trx: DatabaseTransaction,
  stored: CopiedMessage,
  to: { to: string | null; now: Date },
): Promise<string | null> {
  if (stored.mail_id !== null || stored.answered_at !== null) return stored.mail_id;
  return await queueCopy(trx, stored, to);
}

/** Queues the copy of a message again that was taken back, since it waits for an answer again. */
export async function queueCopyAgain(
  trx: DatabaseTransaction,
  id: string,
  { to, now }: { to: string | null; now: Date },
): Promise<void> {
  const stored = await findCopied(trx, id);
  if (!stored) return;
  if (stored.mail_id === null) await queueCopy(trx, stored, { to, now });
  else await restoreMail(trx, stored.mail_id, now);
}

async function findCopied(trx: DatabaseTransaction, id: string) {
  return await trx
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "title", "message", "received_at", "mail_id", "answered_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

type CopiedMessage = NonNullable<Awaited<ReturnType<typeof findCopied>>>;

/** Queues the copy of a message that has none; returns the id of its mail, null where the club has no address. */
async function queueCopy(
  trx: DatabaseTransaction,
  stored: CopiedMessage,
  { to, now }: { to: string | null; now: Date },
): Promise<string | null> {
  const { id, name, email, title, message } = stored;
  const writtenAt = new Date(stored.received_at);
  // The token of reCAPTCHA was good for some minutes: it is not kept.
  const mail = mailOf({ name, email, title, message, to, recaptchaToken: "", now: writtenAt });
  if (!mail) return null;
  const mailId = await queueMail(trx, { purpose: "contact", mail, now });
  await trx.updateTable("contact_messages").set({ mail_id: mailId }).where("id", "=", id).execute();
  return mailId;
}

async function findSame(
  trx: DatabaseTransaction,
  message: NewMessage,
  { fingerprint, submission }: { fingerprint: string; submission: string },
) {
  const since = new Date(message.now.getTime() - SAME_FOR_MS).toISOString();
  return await trx
    .selectFrom("contact_messages")
    .select("id")
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

function mailOf(message: Omit<NewMessage, "submissionId">): Mail | null {
  const { to, name, email, title, now, recaptchaToken } = message;
  if (to === null) return null;
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
