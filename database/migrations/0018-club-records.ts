import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** The club's own content, one row for each piece of it, its values as JSON; and the history of each. */
export function clubRecords(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("club_records")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key", "text")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("draft", "text")
    .addColumn("draft_at", instant)
    .addColumn("draft_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("updated_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("deleted_at", instant)
    .addColumn("deleted_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addUniqueConstraint("club_records_key", ["kind", "key"])
    .execute();
  await db.schema
    .createTable("club_revisions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("record_id", "text", (c) =>
      c.notNull().references("club_records.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("snapshot", "text", (c) => c.notNull())
    .addColumn("summary", "text", (c) => c.notNull())
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("author_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("club_revisions_by_record")
    .on("club_revisions")
    .columns(["record_id", "version"])
    .execute();
  await closeToOtherRoles(db, engine, ["club_records", "club_revisions"]);
}
