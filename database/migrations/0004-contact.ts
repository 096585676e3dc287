import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** Messages of visitors, the mails that wait to be sent, blocked senders, captcha answers that were used. */
export function contact(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createMailOutbox(db, engine);
  await createMessages(db, engine);
  await createDefences(db, engine);
  await closeToOtherRoles(db, engine, [
    "mail_outbox",
    "contact_messages",
    "blocked_senders",
    "used_challenges",
  ]);
}

async function createMailOutbox(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("mail_outbox")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("payload", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('waiting', 'sent', 'given-up')`),
    )
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("last_error", "text")
    .addColumn("next_attempt_at", instant)
    .addColumn("claimed_until", instant)
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("sent_at", instant)
    .execute();
  await db.schema
    .createIndex("mail_outbox_by_turn")
    .on("mail_outbox")
    .columns(["state", "next_attempt_at"])
    .execute();
}

async function createMessages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("submission_id", "text", (c) => c.notNull().unique())
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("received_at", instant, (c) => c.notNull())
    .addColumn("mail_id", "text", (c) => c.references("mail_outbox.id").onDelete("set null"))
    .addColumn("read_at", instant)
    .addColumn("answered_at", instant)
    .addColumn("archived_at", instant)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex("contact_messages_by_time")
    .on("contact_messages")
    .columns(["received_at", "id"])
    .execute();
  await db.schema
    .createIndex("contact_messages_by_fingerprint")
    .on("contact_messages")
    .columns(["fingerprint", "received_at"])
    .execute();
}

async function createDefences(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("blocked_senders")
    .addColumn("email", "text", (c) => c.primaryKey())
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
  await db.schema
    .createTable("used_challenges")
    .addColumn("signature", "text", (c) => c.primaryKey())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .execute();
}
