import type { Queryable } from "~/platform/database/database.server";
import { findMailStatus } from "~/platform/mail/mail-status.server";
import type { Order } from "../order.types";
import { dueCents, keptCents, refundCents } from "../order-amounts";
import { ORDER_COLUMNS, orderWithLines } from "../order-rows.server";
import { withdrawalStanding } from "../order-transitions";
import type { AdminOrder, OrderWithdrawal } from "./admin-orders.types";

/** An order with its withdrawals; null when there is none (any more). */
export async function findAdminOrder(
  db: Queryable,
  id: string,
  now: Date,
): Promise<AdminOrder | null> {
  const row = await db
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .select(["refunded_at", "ready_mail_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const order = await orderWithLines(db, row);
  const kept = keptCents(order);
  return {
    ...order,
    refundedAt: row.refunded_at,
    keptCents: kept,
    dueCents: dueCents({ ...order, keptCents: kept }),
    refundCents: refundCents({ ...order, refundedAt: row.refunded_at, keptCents: kept }),
    withdrawals: await listWithdrawals(db, order),
    wasTold: await wasTold(db, row.ready_mail_id, now),
  };
}

async function listWithdrawals(db: Queryable, order: Order): Promise<OrderWithdrawal[]> {
  const rows = await db
    .selectFrom("withdrawals")
    .select(["id", "name", "declared_at", "refund_cents", "summary", "returned_at", "refunded_at"])
    .where("order_id", "=", order.id)
    .orderBy("declared_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...withdrawalStanding(row, order.paidAt),
    id: row.id,
    name: row.name,
    summary: row.summary,
    declaredAt: row.declared_at,
    refundCents: row.refund_cents,
  }));
}

/** Whether the buyer was told that the order is ready, or is about to be. */
async function wasTold(db: Queryable, mailId: string | null, now: Date): Promise<boolean> {
  if (mailId === null) return false;
  const status = await findMailStatus(db, mailId, now);
  return status !== null && status.kind !== "declined";
}
