import { type Kysely, sql } from "kysely";
import type { Engine } from "~/platform/database/engine";
import { columnTypes } from "../column-types";
import { closeToOtherRoles } from "../row-level-security";

/** Products and their variants, stock and its history, orders, withdrawals. Amounts are cents of euros. */
export function shop(engine: Engine) {
  return { up: (db: Kysely<unknown>) => up(db, engine) };
}

async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createProducts(db, engine);
  await createVariants(db);
  await createOrders(db, engine);
  await createWithdrawals(db, engine);
  await createOrderLines(db);
  await createStockChanges(db, engine);
  await closeToOtherRoles(db, engine, [
    "products",
    "product_images",
    "product_variants",
    "orders",
    "withdrawals",
    "order_lines",
    "stock_changes",
  ]);
}

async function createProducts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, boolean } = columnTypes(engine);
  await db.schema
    .createTable("products")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("price_cents", "integer", (c) => c.notNull().check(sql`price_cents >= 0`))
    .addColumn("size_guide", "text", (c) => c.notNull())
    .addColumn("personalisation_label", "text")
    .addColumn("personalisation_price_cents", "integer")
    .addColumn("display_order", "integer", (c) => c.notNull())
    .addColumn("is_hidden", boolean, (c) => c.notNull())
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updated_at", instant, (c) => c.notNull())
    .addColumn("updated_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .addColumn("deleted_at", instant)
    .addColumn("deleted_by", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
  await db.schema
    .createTable("product_images")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("product_id", "text", (c) =>
      c.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("image_url", "text", (c) => c.notNull())
    .addColumn("alt_text", "text", (c) => c.notNull())
    .addColumn("is_decorative", boolean, (c) => c.notNull())
    .addColumn("display_order", "integer", (c) => c.notNull())
    .execute();
  await createIndex(db, "product_images", ["product_id", "display_order"]);
}

async function createVariants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product_variants")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("product_id", "text", (c) =>
      c.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("size", "text", (c) => c.notNull())
    .addColumn("colour", "text", (c) => c.notNull())
    .addColumn("price_cents", "integer", (c) => c.check(sql`price_cents >= 0`))
    // The last guard of all: whatever the code does, nothing that is not there is ever sold.
    .addColumn("stock", "integer", (c) => c.notNull().check(sql`stock >= 0`))
    .addColumn("display_order", "integer", (c) => c.notNull())
    .execute();
  await createIndex(db, "product_variants", ["product_id", "display_order"]);
}

async function createOrders(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant, day } = columnTypes(engine);
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("submission_id", "text", (c) => c.notNull().unique())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('new', 'ready', 'collected', 'cancelled', 'withdrawn')`),
    )
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("pickup_on", day, (c) => c.notNull())
    .addColumn("pickup_slot", "text", (c) => c.notNull())
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("placed_at", instant, (c) => c.notNull())
    .addColumn("terms_version", "text", (c) => c.notNull())
    .addColumn("ready_at", instant)
    .addColumn("collected_at", instant)
    .addColumn("paid_at", instant)
    .addColumn("cancelled_at", instant)
    .addColumn("refunded_at", instant)
    .addColumn("buyer_mail_id", "text", (c) => c.references("mail_outbox.id").onDelete("set null"))
    .addColumn("club_mail_id", "text", (c) => c.references("mail_outbox.id").onDelete("set null"))
    .addColumn("ready_mail_id", "text", (c) => c.references("mail_outbox.id").onDelete("set null"))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await createIndex(db, "orders", ["placed_at", "id"]);
  await createIndex(db, "orders", ["state", "placed_at"]);
}

async function createWithdrawals(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("withdrawals")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.references("orders.id").onDelete("set null"))
    .addColumn("order_number", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("declared_at", instant, (c) => c.notNull())
    .addColumn("refund_cents", "integer", (c) => c.notNull())
    .addColumn("summary", "text", (c) => c.notNull())
    .addColumn("returned_at", instant)
    .addColumn("refunded_at", instant)
    .addColumn("buyer_mail_id", "text", (c) => c.references("mail_outbox.id").onDelete("set null"))
    .execute();
  await createIndex(db, "withdrawals", ["order_id"]);
}

async function createOrderLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_lines")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("variant_id", "text", (c) =>
      c.references("product_variants.id").onDelete("set null"),
    )
    .addColumn("product_name", "text", (c) => c.notNull())
    .addColumn("size", "text", (c) => c.notNull())
    .addColumn("colour", "text", (c) => c.notNull())
    .addColumn("personalisation", "text", (c) => c.notNull())
    .addColumn("unit_price_cents", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn("display_order", "integer", (c) => c.notNull())
    .addColumn("withdrawal_id", "text", (c) => c.references("withdrawals.id").onDelete("set null"))
    .execute();
  await createIndex(db, "order_lines", ["order_id", "display_order"]);
}

async function createStockChanges(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = columnTypes(engine);
  await db.schema
    .createTable("stock_changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("variant_id", "text", (c) =>
      c.notNull().references("product_variants.id").onDelete("cascade"),
    )
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("delta", "integer", (c) => c.notNull())
    .addColumn("stock_after", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) =>
      c
        .notNull()
        .check(
          sql`reason in ('order', 'cancelled', 'resumed', 'withdrawn', 'returned', 'correction', 'initial')`,
        ),
    )
    .addColumn("order_id", "text", (c) => c.references("orders.id").onDelete("set null"))
    .addColumn("user_id", "text", (c) => c.references("users.id").onDelete("set null"))
    .execute();
  await createIndex(db, "stock_changes", ["variant_id", "created_at"]);
}

async function createIndex(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns([...columns])
    .execute();
}
