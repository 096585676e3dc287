import type { Queryable } from "~/platform/database/database.server";
import type { OrderState } from "~database/schema/shop";
import { lineInWords } from "../line-words";
import { dueCents } from "../order-amounts";

/** A day on which orders are fetched, with how many still wait. */
export type PickupDay = { day: string; count: number };

export type PickupEntry = {
  id: string;
  number: string;
  name: string;
  phone: string;
  state: OrderState;
  hours: string;
  /** What there is to hand over, in words; withdrawn lines left out. */
  lines: { id: string; words: string }[];
  dueCents: number;
  isPaid: boolean;
};

/** The days chosen by buyers whose orders still wait, the first one first; days gone by too. */
export async function listPickupDays(db: Queryable): Promise<PickupDay[]> {
  const rows = await db
    .selectFrom("orders")
    .select(["pickup_on as day"])
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "in", ["new", "ready"])
    .groupBy("pickup_on")
    .orderBy("pickup_on")
    .execute();
  return rows.map(({ day, count }) => ({ day, count: Number(count) }));
}

/** The orders that wait for a day, by hour and name. */
export async function listPickups(db: Queryable, day: string): Promise<PickupEntry[]> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "name", "phone", "state", "pickup_slot", "paid_at"])
    .where("pickup_on", "=", day)
    .where("state", "in", ["new", "ready"])
    .orderBy("pickup_slot")
    .orderBy("placed_at")
    .orderBy("id")
    .execute();
  const lines = await listKeptLines(db, day);
  return orders.map(({ pickup_slot: hours, paid_at: paidAt, ...order }) => {
    const own = lines.filter(({ order_id }) => order_id === order.id);
    const keptCents = own.reduce((sum, line) => sum + line.unit_price_cents * line.quantity, 0);
    return {
      ...order,
      hours,
      lines: own.map((line) => ({
        id: line.id,
        words: lineInWords({ ...line, productName: line.product_name }),
      })),
      dueCents: dueCents({ state: order.state, paidAt, keptCents }),
      isPaid: paidAt !== null,
    };
  });
}

async function listKeptLines(db: Queryable, day: string) {
  return await db
    .selectFrom("order_lines as line")
    .innerJoin("orders", "orders.id", "line.order_id")
    .select(["line.id", "line.order_id", "product_name", "size", "colour", "personalisation"])
    .select(["quantity", "unit_price_cents"])
    .where("orders.pickup_on", "=", day)
    .where("orders.state", "in", ["new", "ready"])
    .where("line.withdrawal_id", "is", null)
    .orderBy("line.display_order")
    .execute();
}
