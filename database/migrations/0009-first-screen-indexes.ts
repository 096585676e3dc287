import { type Kysely, sql } from "kysely";

/**
 * What every public page begins with, the next events and the banner in place, found in its order:
 * sorting even a few rows has SQLite set up a table of its own each time.
 */
export function firstScreenIndexes() {
  return { up };
}

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index articles_by_day
    on articles (is_event, event_date, (event_time is null), event_time, id)
    where deleted_at is null and event_date is not null`.execute(db);
  await sql`drop index articles_by_event`.execute(db);
  await sql`create index important_info_in_place on important_info (created_at desc, id)
    where deleted_at is null`.execute(db);
}
