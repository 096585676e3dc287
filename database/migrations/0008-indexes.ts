import { type Kysely, sql } from "kysely";

/**
 * Lists of articles in the order they are read, however many there are: each index holds whatever
 * its lists filter by, so that counting and skipping never open the articles themselves.
 */
export function indexes() {
  return { up };
}

async function up(db: Kysely<unknown>): Promise<void> {
  const order = sql`order_weight, created_at desc, id`;
  // The condition's own column too: without it SQLite opens the article to see what it knows.
  const rule = sql`status, published_from, published_until, deleted_at`;
  await sql`create index articles_in_order on articles (${order}, ${rule}, is_event, section)
    where deleted_at is null`.execute(db);
  await sql`create index articles_of_section on articles (section, ${order}, ${rule}, is_event)
    where deleted_at is null`.execute(db);
  await sql`create index articles_by_publication
    on articles ((coalesce(published_from, created_at)) desc, id)
    where deleted_at is null`.execute(db);
  await sql`create index articles_to_appear on articles (published_from)
    where published_from is not null`.execute(db);
  await sql`create index articles_to_expire on articles (published_until)
    where published_until is not null`.execute(db);
  await sql`create index articles_in_trash on articles (deleted_at)
    where deleted_at is not null`.execute(db);
  // Begins as `articles_in_order` does, but sorts equals the other way round.
  await sql`drop index articles_by_weight`.execute(db);
}
