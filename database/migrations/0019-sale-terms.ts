import type { Kysely } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/**
 * Each order keeps the terms of sale that its buyer agreed to. Orders of before named them by a day alone,
 * the same for all of them; the first start gives them the text of that day.
 */
export function saleTerms(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { day } = columnTypes(engine);
  await db.schema
    .createTable("sale_terms")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("day", day, (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .execute();
  await closeToOtherRoles(db, engine, ["sale_terms"]);
  await db.schema
    .alterTable("orders")
    .addColumn("terms_hash", "text", (c) => c.references("sale_terms.hash"))
    .execute();
  await db.schema.alterTable("orders").dropColumn("terms_version").execute();
}
