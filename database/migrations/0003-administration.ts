import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** Two-step login, links for a new password, who changed what, and the activity log. */
export function administration(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

const EDITED_TABLES = [
  "partners",
  "coaches",
  "board_members",
  "gallery_images",
  "important_info",
] as const;

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTwoStepLogin(db, engine);
  await widenAccountLinks(db);
  await signEdits(db);
  await remakeGalleryView(db, engine);
  await createActivityLog(db, engine);
  await closeToOtherRoles(db, engine, ["two_factors", "used_totp_codes", "activity_log"]);
}

async function createTwoStepLogin(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean, no } = columnTypes(engine);
  await db.schema
    .alterTable("users")
    .addColumn("two_factor_enabled", boolean, (c) => c.notNull().defaultTo(no))
    .execute();
  await db.schema
    .createTable("two_factors")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("backup_codes", "text", (c) => c.notNull())
    .addColumn("verified", boolean, (c) => c.notNull().defaultTo(no))
    .addColumn("failed_verification_count", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("locked_until", instant)
    .execute();
  await db.schema
    .createTable("used_totp_codes")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("used_at", instant, (c) => c.notNull())
    .addPrimaryKeyConstraint("used_totp_codes_key", ["user_id", "code_hash"])
    .execute();
  await db.schema.createIndex("two_factors_by_user").on("two_factors").column("user_id").execute();
}

/** A link creates an account, or lets a known one choose another password. */
async function widenAccountLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("account_links")
    .addColumn("kind", "text", (c) =>
      c.notNull().defaultTo("invitation").check(sql`kind in ('invitation', 'password')`),
    )
    .execute();
  await db.schema
    .alterTable("account_links")
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("cascade"))
    .execute();
  await db.schema
    .alterTable("account_links")
    .addColumn("created_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
}

async function signEdits(db: Kysely<unknown>): Promise<void> {
  for (const table of EDITED_TABLES) {
    for (const column of ["updated_by", "deleted_by"]) {
      await db.schema
        .alterTable(table)
        .addColumn(column, "text", (c) => c.references("users.id").onDelete("set null"))
        .execute();
    }
  }
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

async function createActivityLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("activity_log")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("subject_id", "text")
    .addColumn("label", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("activity_log_by_time")
    .on("activity_log")
    .columns(["created_at", "id"])
    .execute();
}
