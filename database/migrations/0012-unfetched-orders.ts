import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";

/** The one reminder before an order that nobody fetches is cancelled, and its mail where mail is sent. */
export function unfetchedOrders(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema.alterTable("orders").addColumn("reminded_at", instant).execute();
  await db.schema
    .alterTable("orders")
    .addColumn("reminder_mail_id", "text", (c) =>
      c.references("mail_outbox.id").onDelete("set null"),
    )
    .execute();
}
