import { addMonths } from "~/lib/add-months";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";

/**
 * Forgets the messages that came twelve months ago or before (the period that the privacy page
 * states), and with each its answers and their mails, also those that still waited. Returns how many messages went.
 */
export async function purgeExpiredMessages(database: Database, now: Date): Promise<number> {
  const limit = limitOf(now);
  // Looked at first: the lock of all writes is not taken every hour for nothing.
  if (!(await hasExpired(database, limit))) return 0;
  return await transaction(database, async (trx) => {
    const replyMails = await listMailsOfReplies(trx, limit);
    const gone = await trx
      .deleteFrom("contact_messages")
      .where("received_at", "<=", limit)
      .returning("mail_id")
      .execute();
    const mails = gone.flatMap(({ mail_id }) => (mail_id === null ? [] : [mail_id]));
    for (const id of [...mails, ...replyMails])
      await trx.deleteFrom("mail_outbox").where("id", "=", id).execute();
    return gone.length;
  });
}

async function listMailsOfReplies(trx: DatabaseTransaction, limit: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("message_replies")
    .innerJoin("contact_messages", "contact_messages.id", "message_replies.message_id")
    .select("message_replies.mail_id")
    .where("contact_messages.received_at", "<=", limit)
    .execute();
  return rows.flatMap(({ mail_id }) => mail_id ?? []);
}

async function hasExpired({ kysely }: Database, limit: string): Promise<boolean> {
  const row = await kysely
    .selectFrom("contact_messages")
    .select("id")
    .where("received_at", "<=", limit)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The day of Paris on which a message that came at an instant is erased. */
export function erasureDay(receivedAt: string): string {
  return parisDay(addMonths(receivedAt, RETENTION.contactMessagesMonths));
}

function limitOf(now: Date): string {
  return addMonths(now.toISOString(), -RETENTION.contactMessagesMonths);
}
