import type { OrderState } from "~database/schema/shop";
import type { Order } from "../order.types";
import type { WithdrawalStanding } from "../order-transitions";

/**
 * Which orders a list shows. `unfetched`: those that still wait more than `KEPT_DAYS` after the chosen
 * day. `withdrawals`: those that somebody withdrew from, wholly or in part.
 */
export const ORDER_FILTERS = [
  "new",
  "ready",
  "unfetched",
  "collected",
  "cancelled",
  "withdrawals",
  "all",
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export type OrderCounts = Record<OrderFilter, number>;

/** A line of the list. */
export type OrderEntry = {
  id: string;
  number: string;
  name: string;
  state: OrderState;
  /** ISO 8601, UTC. */
  placedAt: string;
  pickup: { day: string; hours: string };
  /** Withdrawn ones left out; so are the cents. */
  pieces: number;
  keptCents: number;
  /** What is still to be paid: 0 when nothing is. */
  dueCents: number;
  /** What is still to be given back, the order being cancelled; so of `AdminOrder`. */
  refundCents: number;
  isPaid: boolean;
  isRefunded: boolean;
  /** `open`: goods or money still to come back; null when nobody withdrew from it. */
  withdrawal: "open" | "settled" | null;
};

export type OrdersPage = {
  items: OrderEntry[];
  total: number;
  pageCount: number;
  counts: OrderCounts;
};

export type OrderWithdrawal = WithdrawalStanding & {
  id: string;
  /** Who declared it; empty once that is forgotten. */
  name: string;
  declaredAt: string;
  refundCents: number;
  /** One line for each article. */
  summary: string;
};

/** An order as an administrator sees it. */
export type AdminOrder = Order & {
  refundedAt: string | null;
  keptCents: number;
  dueCents: number;
  refundCents: number;
  withdrawals: OrderWithdrawal[];
  /** Whether its buyer was told that it is ready, or is about to be. */
  wasTold: boolean;
};
