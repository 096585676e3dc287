import type { Queryable } from "~/platform/database/database.server";
import { sha256, uuidOf } from "~/platform/random.server";
import type { Order } from "./order.types";
import { isStanding } from "./order-amounts";
import { readOrderNumber } from "./order-number.server";
import { ORDER_COLUMNS, orderWithLines } from "./order-rows.server";

/** The order that a secret shows to its buyer (the cookie of the thank-you page); null for any other. */
export async function findOrderByToken(db: Queryable, token: string): Promise<Order | null> {
  const row = await db
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("token_hash", "=", sha256(token))
    .executeTakeFirst();
  return row ? await orderWithLines(db, row) : null;
}

type Submission = {
  /** The submission id that the order is stored under, or that a new order takes. */
  id: string;
  /** Null until an order is placed under the id. */
  orderNumber: string | null;
};

/**
 * The order that a submission made. Sent again after that one was cancelled or wholly withdrawn from, a
 * submission makes a new order, under an id that each further try finds again.
 */
export async function findSubmission(db: Queryable, id: string): Promise<Submission> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "state"])
    .where("submission_id", "=", id)
    .executeTakeFirst();
  if (!order) return { id, orderNumber: null };
  if (isStanding(order)) return { id, orderNumber: order.number };
  return await findSubmission(db, uuidOf(`submission after order ${order.id}`));
}

/**
 * The order of somebody who gives its number, however it is typed, and the e-mail address it was
 * placed with. Null whatever is wrong: nobody learns from it which orders there are.
 */
export async function findOrderForWithdrawal(
  db: Queryable,
  { number, email }: { number: string; email: string },
): Promise<Order | null> {
  const known = readOrderNumber(number);
  if (known === null) return null;
  const row = await db
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("number", "=", known)
    .executeTakeFirst();
  if (row?.email.toLowerCase() !== email.trim().toLowerCase()) return null;
  return await orderWithLines(db, row);
}
