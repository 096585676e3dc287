import type { Selectable } from "kysely";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { accountName } from "~/platform/person-names.server";
import type { ProductVariantsTable, StockChangesTable, StockReason } from "~database/schema/shop";
import { moveStock } from "../stock.server";
import { CHANGES_PER_PAGE } from "./stock-words";

export type VariantStock = {
  id: string;
  size: string;
  colour: string;
  stock: number;
  /** Pieces of orders that are not collected yet: sold, and still at the club. */
  ordered: number;
};

/** The variants of a product in their order, with what is left of each. */
export async function listStock(db: Queryable, productId: string): Promise<VariantStock[]> {
  const rows = await db
    .selectFrom("product_variants as v")
    .select(["v.id", "v.size", "v.colour", "v.stock"])
    .select((eb) =>
      eb
        .selectFrom("order_lines as l")
        .innerJoin("orders as o", "o.id", "l.order_id")
        .select((sum) => sum.fn.sum("l.quantity").as("ordered"))
        .whereRef("l.variant_id", "=", "v.id")
        .where("l.withdrawal_id", "is", null)
        .where("o.state", "in", ["new", "ready"])
        .as("ordered"),
    )
    .where("v.product_id", "=", productId)
    .orderBy("v.display_order")
    .orderBy("v.id")
    .execute();
  return rows.map(({ ordered, ...variant }) => ({ ...variant, ordered: Number(ordered ?? 0) }));
}

export type StockChange = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  size: string;
  colour: string;
  delta: number;
  stockAfter: number;
  reason: StockReason;
  /** Null when the order is forgotten, or there was none. */
  order: { id: string; number: string } | null;
  /** Null for the site itself, and for accounts that are gone. */
  userName: string | null;
};

export type StockHistory = { items: StockChange[]; total: number; pageCount: number };

/** A page of what happened to the stock of a product, the latest first. */
export async function listStockChanges(
  db: Queryable,
  { productId, page }: { productId: string; page: number },
): Promise<StockHistory> {
  const ofProduct = db
    .selectFrom("stock_changes as c")
    .innerJoin("product_variants as v", "v.id", "c.variant_id")
    .where("v.product_id", "=", productId);
  const { count } = await ofProduct
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await ofProduct
    .leftJoin("orders as o", "o.id", "c.order_id")
    .select(["c.id", "c.created_at", "c.delta", "c.stock_after", "c.reason", "c.order_id"])
    .select(["v.size", "v.colour", "o.number", accountName("c.user_id").as("user_name")])
    .orderBy("c.created_at", "desc")
    .orderBy("v.display_order")
    .orderBy("c.id", "desc")
    .limit(CHANGES_PER_PAGE)
    .offset((page - 1) * CHANGES_PER_PAGE)
    .execute();
  const total = Number(count);
  return {
    total,
    pageCount: Math.max(1, Math.ceil(total / CHANGES_PER_PAGE)),
    items: rows.map(toStockChange),
  };
}

type ChangeRow = Pick<
  Selectable<StockChangesTable>,
  "id" | "created_at" | "delta" | "stock_after" | "reason" | "order_id"
> &
  Pick<Selectable<ProductVariantsTable>, "size" | "colour"> & {
    number: string | null;
    user_name: string | null;
  };

function toStockChange(row: ChangeRow): StockChange {
  const { id, size, colour, delta, reason, order_id, number } = row;
  return {
    id,
    size,
    colour,
    delta,
    reason,
    at: row.created_at,
    stockAfter: row.stock_after,
    order: order_id !== null && number !== null ? { id: order_id, number } : null,
    userName: row.user_name,
  };
}

type Correction = {
  variantId: string;
  /** What was counted. */
  counted: number;
  /** What the screen said when it was counted. */
  seen: number;
  userId: string | null;
  now: Date;
};

export type CorrectionResult =
  | {
      kind: "corrected";
      name: string;
      variant: { size: string; colour: string };
      /** What it was; null when it was that already. */
      before: number | null;
    }
  /** An order, or somebody else, changed it meanwhile: nothing was written. */
  | { kind: "changed"; stock: number }
  | { kind: "not-found" };

/**
 * Sets the stock of a variant to what was counted, if it still is what was looked at, and writes down
 * the difference and who found it. Pages show it at the next request. A product in the trash is not found.
 */
export async function correctStock(
  database: Database,
  { variantId, counted, seen, userId, now }: Correction,
): Promise<CorrectionResult> {
  if (!isUuid(variantId)) return { kind: "not-found" };
  return transaction(database, async (trx) => {
    const variant = await trx
      .selectFrom("product_variants as v")
      .innerJoin("products as p", "p.id", "v.product_id")
      .select(["p.id", "p.name", "v.size", "v.colour", "v.stock"])
      .where("v.id", "=", variantId)
      .where("p.deleted_at", "is", null)
      .executeTakeFirst();
    if (!variant) return { kind: "not-found" };
    const { id, name, size, colour, stock } = variant;
    // Sent twice, or counted as it was: there is nothing to write down.
    if (stock !== seen && stock !== counted) return { kind: "changed", stock };
    if (stock !== counted) {
      const move = { delta: counted - stock, reason: "correction", orderId: null } as const;
      await moveStock(trx, { ...move, variantId, userId, now });
      const act = { action: "stock-corrected", subject: "product", subjectId: id } as const;
      await recordActivity(trx, { ...act, label: name, userId, now });
    }
    const before = stock === counted ? null : stock;
    return { kind: "corrected", name, variant: { size, colour }, before };
  });
}
