import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** Answers to messages of visitors that were written on the site. */
export function messageReplies(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("message_replies")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("message_id", "text", (c) =>
      c.notNull().references("contact_messages.id").onDelete("cascade"),
    )
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("written_at", instant, (c) => c.notNull())
    .addColumn("written_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("mail_id", "text", (c) => c.references("mail_outbox.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("message_replies_by_message")
    .on("message_replies")
    .columns(["message_id", "written_at"])
    .execute();
  await closeToOtherRoles(db, engine, ["message_replies"]);
}
