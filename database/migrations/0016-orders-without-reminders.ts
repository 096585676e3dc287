import { type Kysely, sql } from "kysely";

/**
 * The site reminds no buyer any more and gives no order up by itself: reminders that have not left say
 * what is no longer true.
 */
export function ordersWithoutReminders() {
  return { up };
}

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from mail_outbox
    where sent_at is null and state <> 'sent'
      and id in (select reminder_mail_id from orders where reminder_mail_id is not null)
  `.execute(db);
  await db.schema.alterTable("orders").dropColumn("reminder_mail_id").execute();
  await db.schema.alterTable("orders").dropColumn("reminded_at").execute();
  await sql`delete from background_tasks where name = 'unfetched-orders'`.execute(db);
}
