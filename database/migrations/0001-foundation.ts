import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";

/** Every table of specification §3, and what drafts, revisions, trash, media and demo content need. */
export function foundation(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createAccounts(db, engine);
  await createArticles(db, engine);
  await createClubContent(db, engine);
  await createGallery(db, engine);
  await createBookkeeping(db, engine);
  await createIndexes(db);
}

async function createAccounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean } = columnTypes(engine);
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("email_verified", boolean, (c) => c.notNull())
    .addColumn("image", "text")
    .addColumn("role", "text", (c) => c.notNull().check(sql`role in ('administrator', 'editor')`))
    .addColumn("deactivated_at", instant)
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .addColumn("ip_address", "text")
    .addColumn("user_agent", "text")
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("credentials")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("account_id", "text", (c) => c.notNull())
    .addColumn("provider_id", "text", (c) => c.notNull())
    .addColumn("access_token", "text")
    .addColumn("refresh_token", "text")
    .addColumn("id_token", "text")
    .addColumn("access_token_expires_at", instant)
    .addColumn("refresh_token_expires_at", instant)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("verifications")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("identifier", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("account_links")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("email", "text")
    .addColumn("role", "text", (c) => c.notNull().check(sql`role in ('administrator', 'editor')`))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .addColumn("used_at", instant)
    .execute();
  await db.schema
    .createTable("admin_profiles")
    .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("first_name", "text", (c) => c.notNull())
    .addColumn("last_name", "text", (c) => c.notNull())
    .addColumn("avatar_url", "text")
    .execute();
}

async function createArticles(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean, day, no } = columnTypes(engine);
  await db.schema
    .createTable("articles")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("cover_image_url", "text")
    .addColumn("cover_alt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("cover_is_decorative", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("cover_focus_x", "integer", (c) => c.notNull().defaultTo(50))
    .addColumn("cover_focus_y", "integer", (c) => c.notNull().defaultTo(50))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("author_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("order_weight", "double precision", (c) => c.notNull())
    .addColumn("is_event", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("event_date", day)
    .addColumn("event_time", "text")
    .addColumn("event_location", "text")
    .addColumn("event_state", "text", (c) =>
      c
        .notNull()
        .defaultTo("confirmed")
        .check(sql`event_state in ('confirmed', 'postponed', 'cancelled')`),
    )
    .addColumn("section", "text")
    .addColumn("status", "text", (c) => c.notNull().check(sql`status in ('draft', 'published')`))
    .addColumn("published_from", instant)
    .addColumn("published_until", instant)
    .addColumn("excerpt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("working_copy", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("updated_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("deleted_at", instant)
    .addColumn("deleted_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
  await db.schema
    .createTable("article_images")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("article_id", "text", (c) =>
      c.notNull().references("articles.id").onDelete("cascade"),
    )
    .addColumn("image_url", "text", (c) => c.notNull())
    .addColumn("alt_text", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("is_decorative", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("caption", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("display_order", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("article_revisions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("article_id", "text", (c) =>
      c.notNull().references("articles.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("snapshot", "text", (c) => c.notNull())
    .addColumn("summary", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("author_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
}

async function createClubContent(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("partners")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("logo", "text")
    .addColumn("link", "text")
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("deleted_at", instant)
    .execute();
  for (const table of ["coaches", "board_members"]) {
    await db.schema
      .createTable(table)
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("full_name", "text", (c) => c.notNull())
      .addColumn("photo", "text")
      .addColumn("role", "text", (c) => c.notNull().defaultTo(""))
      .addColumn("created_at", instant, (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("updated_at", instant, (c) => c.notNull())
      .addColumn("deleted_at", instant)
      .execute();
  }
  await db.schema
    .createTable("important_info")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull().defaultTo("info"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("expires_at", instant)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("deleted_at", instant)
    .execute();
}

async function createGallery(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean, no } = columnTypes(engine);
  await db.schema
    .createTable("gallery_images")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("image_url", "text", (c) => c.notNull())
    .addColumn("alt_text", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("is_decorative", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("author_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("display_order", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("is_featured", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("has_consent", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("deleted_at", instant)
    .execute();
  await sql`
    create view gallery_images_with_author as
    select g.*,
      p.first_name as author_first_name,
      p.last_name as author_last_name,
      p.avatar_url as author_avatar_url
    from gallery_images g
    left join admin_profiles p on p.user_id = g.author_id
  `.execute(db);
}

async function createBookkeeping(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean, no } = columnTypes(engine);
  await db.schema
    .createTable("storage_cleanup_log")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("file_path", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("processed", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("created_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("media_files")
    .addColumn("path", "text", (c) => c.primaryKey())
    .addColumn("media_type", "text", (c) => c.notNull())
    .addColumn("byte_size", "integer", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("uploaded_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("demo_rows")
    .addColumn("table_name", "text", (c) => c.notNull())
    .addColumn("row_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("demo_rows_key", ["table_name", "row_id"])
    .execute();
  await db.schema
    .createTable("site_settings")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("content_version")
    .addColumn("id", "integer", (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes: [string, string, string[]][] = [
    ["articles_by_weight", "articles", ["order_weight", "created_at"]],
    ["articles_by_event", "articles", ["event_date", "event_time"]],
    ["article_images_by_article", "article_images", ["article_id", "display_order"]],
    ["article_revisions_by_article", "article_revisions", ["article_id", "version"]],
    ["gallery_images_by_order", "gallery_images", ["display_order", "created_at"]],
    ["storage_cleanup_log_by_state", "storage_cleanup_log", ["processed", "created_at"]],
    ["sessions_by_user", "sessions", ["user_id"]],
    ["credentials_by_user", "credentials", ["user_id"]],
    ["verifications_by_identifier", "verifications", ["identifier"]],
  ];
  for (const [name, table, columns] of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
}
