import type { OrderState } from "~database/schema/shop";
import type { Order } from "./order.types";

const OPEN: readonly OrderState[] = ["new", "ready", "collected"];

/** Whether an order still stands: neither cancelled nor withdrawn from as a whole. */
export function isStanding({ state }: { state: OrderState }): boolean {
  return OPEN.includes(state);
}

/** What the lines come to that were not withdrawn, in cents. */
export function keptCents({ lines }: Pick<Order, "lines">): number {
  return lines
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
}

/** Whether withdrawn articles were paid: a payment noted after the declaration covers what was left. */
export function werePaid({ paidAt }: Pick<Order, "paidAt">, declaredAt: string): boolean {
  return paidAt !== null && paidAt <= declaredAt;
}

/** What is to be given back of that: a cancelled order was paid for nothing. Withdrawals have their own. */
export function refundCents(order: {
  state: OrderState;
  paidAt: string | null;
  refundedAt: string | null;
  keptCents: number;
}): number {
  const { state, paidAt, refundedAt, keptCents } = order;
  return state === "cancelled" && paidAt !== null && refundedAt === null ? keptCents : 0;
}

/** What is still to be paid of that, in cents. */
export function dueCents(order: {
  state: OrderState;
  paidAt: string | null;
  keptCents: number;
}): number {
  return order.paidAt === null && isStanding(order) ? order.keptCents : 0;
}

/** How many pieces a basket holds. */
export function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
