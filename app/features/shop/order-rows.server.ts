import type { Selectable } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import type { OrdersTable } from "~database/schema/shop";
import type { Order, OrderLine } from "./order.types";

/** The columns that `orderWithLines` reads. */
export const ORDER_COLUMNS = [
  "id",
  "number",
  "state",
  "name",
  "email",
  "phone",
  "message",
  "pickup_on",
  "pickup_slot",
  "total_cents",
  "placed_at",
  "ready_at",
  "collected_at",
  "paid_at",
  "cancelled_at",
  "terms_hash",
] as const satisfies readonly (keyof OrdersTable)[];

export type OrderRow = Pick<Selectable<OrdersTable>, (typeof ORDER_COLUMNS)[number]>;

/** The order of a row, with its lines in their order. */
export async function orderWithLines(db: Queryable, row: OrderRow): Promise<Order> {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    pickup: { day: row.pickup_on, hours: row.pickup_slot },
    totalCents: row.total_cents,
    placedAt: row.placed_at,
    readyAt: row.ready_at,
    collectedAt: row.collected_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    termsHash: row.terms_hash,
    lines: await listLines(db, row.id),
  };
}

async function listLines(db: Queryable, orderId: string): Promise<OrderLine[]> {
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    variantId: row.variant_id,
    productName: row.product_name,
    size: row.size,
    colour: row.colour,
    personalisation: row.personalisation,
    unitPriceCents: row.unit_price_cents,
    quantity: row.quantity,
    isWithdrawn: row.withdrawal_id !== null,
  }));
}
