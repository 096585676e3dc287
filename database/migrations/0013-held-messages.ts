import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";

/** Since when a message waits for a volunteer to say that it is no spam; null once it need not. */
export function heldMessages(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema.alterTable("contact_messages").addColumn("held_at", instant).execute();
}
