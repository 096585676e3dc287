import type { Queryable } from "~/platform/database/database.server";
import { findMailStatus } from "~/platform/mail/mail-status.server";
import type { Order } from "../order.types";
import { dueCents, keptCents, refundCents } from "../order-amounts";
import { ORDER_COLUMNS, orderWithLines } from "../order-rows.server";
import { withdrawalStanding } from "../order-transitions";
import type { AdminOrder, OrderMail, OrderMailKind, OrderWithdrawal } from "./admin-orders.types";

/** An order with its withdrawals and what became of its mails; null when there is none (any more). */
export async function findAdminOrder(
  db: Queryable,
  id: string,
  now: Date,
): Promise<AdminOrder | null> {
  const row = await db
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .select("refunded_at")
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
    mails: await listMails(db, id, now),
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

/** The mails of an order, whatever became of them, by what they say. */
export async function listMailIds(
  db: Queryable,
  orderId: string,
): Promise<{ id: string; kind: OrderMailKind }[]> {
  const [order, withdrawals] = await Promise.all([
    db
      .selectFrom("orders")
      .select(["buyer_mail_id", "club_mail_id", "ready_mail_id", "reminder_mail_id"])
      .where("id", "=", orderId)
      .executeTakeFirst(),
    db
      .selectFrom("withdrawals")
      .select("buyer_mail_id")
      .where("order_id", "=", orderId)
      .orderBy("declared_at")
      .execute(),
  ]);
  const mails: { kind: OrderMailKind; id: string | null | undefined }[] = [
    { kind: "buyer", id: order?.buyer_mail_id },
    { kind: "club", id: order?.club_mail_id },
    { kind: "ready", id: order?.ready_mail_id },
    { kind: "reminder", id: order?.reminder_mail_id },
  ];
  for (const { buyer_mail_id: id } of withdrawals) mails.push({ kind: "acknowledgement", id });
  return mails.flatMap(({ kind, id }) => (id ? [{ id, kind }] : []));
}

async function listMails(db: Queryable, orderId: string, now: Date): Promise<OrderMail[]> {
  const mails = await listMailIds(db, orderId);
  const known = await Promise.all(
    mails.map(async (mail) => ({ ...mail, status: await findMailStatus(db, mail.id, now) })),
  );
  return known.flatMap(({ status, ...mail }) => (status === null ? [] : [{ ...mail, status }]));
}
