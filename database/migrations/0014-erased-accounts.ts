import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/**
 * When a deactivated account is erased, and whether the name of its person stays under what they
 * published; the names that stay; which accounts were erased.
 */
export function erasedAccounts(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await widenUsers(db, engine);
  await db.schema.alterTable("articles").addColumn("author_name", "text").execute();
  await db.schema.alterTable("gallery_images").addColumn("author_name", "text").execute();
  await remakeGalleryView(db, engine);
  await widenActivityLog(db, engine);
  await createErasedAccounts(db, engine);
}

async function widenUsers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean } = columnTypes(engine);
  await db.schema.alterTable("users").addColumn("erase_at", instant).execute();
  await db.schema.alterTable("users").addColumn("own_name_stays", boolean).execute();
  await db.schema.alterTable("users").addColumn("said_name_stays", boolean).execute();
}

/** PostgreSQL fixes the columns of a view when it is made, and what it may show to whom. */
async function remakeGalleryView(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`drop view gallery_images_with_author`.execute(db);
  await sql`
    create view gallery_images_with_author as
    select g.*,
      p.first_name as author_first_name,
      p.last_name as author_last_name,
      p.avatar_url as author_avatar_url
    from gallery_images g
    left join admin_profiles p on p.user_id = g.author_id
  `.execute(db);
  if (engine === "sqlite") return;
  await sql`alter view gallery_images_with_author set (security_invoker = true)`.execute(db);
}

async function widenActivityLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { boolean, no } = columnTypes(engine);
  await db.schema
    .alterTable("activity_log")
    .addColumn("is_of_erased", boolean, (c) => c.notNull().defaultTo(no))
    .execute();
}

async function createErasedAccounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean } = columnTypes(engine);
  await db.schema
    .createTable("erased_accounts")
    .addColumn("user_id", "text", (c) => c.primaryKey())
    .addColumn("name_stays", boolean, (c) => c.notNull())
    .addColumn("erased_at", instant, (c) => c.notNull())
    .execute();
  await closeToOtherRoles(db, engine, ["erased_accounts"]);
}
