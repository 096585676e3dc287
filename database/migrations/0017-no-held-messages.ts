import { type Kysely, sql } from "kysely";

/**
 * Messages are no longer held as perhaps spam: those that wait for a volunteer are in the inbox, unread.
 * One that was archived or answered stays so.
 */
export function noHeldMessages() {
  return { up };
}

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update contact_messages set read_at = null
    where held_at is not null and archived_at is null and answered_at is null
  `.execute(db);
  await db.schema.alterTable("contact_messages").dropColumn("held_at").execute();
}
