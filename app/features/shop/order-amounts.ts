import type { OrderState } from "~database/schema/shop";
import type { Order } from "./order.types";

const OPEN: readonly OrderState[] = ["new", "ready", "collected"];

/** Whether an order still stands: neither cancelled nor withdrawn from as a whole. */
function isStanding({ state }: { state: OrderState }): boolean {
  return OPEN.includes(state);
}

/** What the lines come to that were not withdrawn, in cents. */
export function keptCents({ lines }: Pick<Order, "lines">): number {
  return lines
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
}

/** What is still to be paid of that, in cents. */
export function dueCents(order: {
  state: OrderState;
  paidAt: string | null;
  keptCents: number;
}): number {
  return order.paidAt === null && isStanding(order) ? order.keptCents : 0;
}
