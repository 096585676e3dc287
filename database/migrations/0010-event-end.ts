import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";

/** When an event ends: another day, a clock, both or neither. */
export function eventEnd(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { day } = columnTypes(engine);
  await db.schema.alterTable("articles").addColumn("event_end_date", day).execute();
  await db.schema.alterTable("articles").addColumn("event_end_time", "text").execute();
}
