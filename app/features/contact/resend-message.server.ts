import { type Delivery, deliverNow, retryMail } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";

/** How long an administrator waits for the provider, in milliseconds; the attempt goes on after that. */
const PATIENCE_MS = 10_000;

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
  const clock = { ...site, now: () => site.now };
  return await deliverNow(clock, message.mail_id, { waitMs: PATIENCE_MS });
}
