import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** Visits as sums of a day, and what tells the visitors of one day apart until it ends. */
export function visits(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { day, instant } = columnTypes(engine);
  await db.schema
    .createTable("visit_counts")
    .addColumn("day", day, (c) => c.notNull())
    .addColumn("measure", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("views", "integer", (c) => c.notNull())
    .addColumn("visits", "integer", (c) => c.notNull())
    .addColumn("visitors", "integer", (c) => c.notNull())
    // Measure first: each question of the screen reads one measure over a range of days.
    .addPrimaryKeyConstraint("visit_counts_key", ["measure", "day", "label"])
    .execute();
  await db.schema
    .createTable("vital_counts")
    .addColumn("day", day, (c) => c.notNull())
    .addColumn("page", "text", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("metric", "text", (c) => c.notNull())
    .addColumn("bucket", "integer", (c) => c.notNull())
    .addColumn("samples", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("vital_counts_key", ["day", "page", "device", "metric", "bucket"])
    .execute();
  await db.schema
    .createTable("visit_salts")
    .addColumn("day", day, (c) => c.primaryKey())
    .addColumn("salt", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("visit_marks")
    .addColumn("mark", "text", (c) => c.primaryKey())
    .addColumn("day", day, (c) => c.notNull())
    .addColumn("last_seen_at", instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("visit_marks_by_day").on("visit_marks").column("day").execute();
  await closeToOtherRoles(db, engine, [
    "visit_counts",
    "vital_counts",
    "visit_salts",
    "visit_marks",
  ]);
}
