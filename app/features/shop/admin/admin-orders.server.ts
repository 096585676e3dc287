import { type RawBuilder, sql } from "kysely";
import { addDays } from "~/lib/french-dates";
import { KEPT_DAYS } from "~/lib/sale-law";
import { searchWords } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import { columnHasWords } from "~/platform/database/search-condition.server";
import { dueCents, refundCents } from "../order-amounts";
import { WERE_PAID } from "../order-transitions.server";
import type { OrderCounts, OrderEntry, OrderFilter, OrdersPage } from "./admin-orders.types";

export const ORDERS_PER_PAGE = 12;

const WITHDRAWN_FROM = sql<boolean>`exists (select 1 from withdrawals where withdrawals.order_id = orders.id)`;

/** Goods still to come back, or money to go back. */
const OPEN_WITHDRAWAL = sql<boolean>`exists (
  select 1 from withdrawals where withdrawals.order_id = orders.id and (
    withdrawals.returned_at is null
    or (withdrawals.refunded_at is null and ${WERE_PAID})
  )
)`;

const NEW = sql<boolean>`orders.state = 'new'`;
const READY = sql<boolean>`orders.state = 'ready'`;

/** `today`: day of Paris. */
function partsOn(today: string): Record<OrderFilter, RawBuilder<boolean>> {
  return {
    new: NEW,
    ready: READY,
    unfetched: sql`(${NEW} or ${READY}) and orders.pickup_on < ${addDays(today, -KEPT_DAYS)}`,
    collected: sql`orders.state = 'collected'`,
    cancelled: sql`orders.state = 'cancelled'`,
    withdrawals: WITHDRAWN_FROM,
    all: sql`1 = 1`,
  };
}

/** The selection of a list, or of its export. */
export type ListedOrders = {
  filter: OrderFilter;
  search: string;
  /** Day of Paris. */
  today: string;
};

/**
 * A page of the orders; the counts are without the search. What is to be prepared or fetched comes in
 * the order of its day, the rest latest first. Every word of the search stands in the number, name,
 * e-mail address or phone number, accents and capitals or not.
 */
export async function listOrders(
  db: Queryable,
  { page, ...listed }: ListedOrders & { page: number },
): Promise<OrdersPage> {
  const condition = ordersWhere(listed);
  const [counts, total, rows] = await Promise.all([
    countOrders(db, listed.today),
    countWhere(db, condition),
    selectEntries(db, listed.filter)
      .where(condition)
      .limit(ORDERS_PER_PAGE)
      .offset((page - 1) * ORDERS_PER_PAGE)
      .execute(),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  return { items: rows.map(toEntry), total, pageCount, counts };
}

/** Which orders a part and a search show, as a condition on `orders`. */
export function ordersWhere({ filter, search, today }: ListedOrders): RawBuilder<boolean> {
  return sql<boolean>`${partsOn(today)[filter]} and ${hasWords(searchWords(search))}`;
}

async function countOrders(db: Queryable, today: string): Promise<OrderCounts> {
  const parts = partsOn(today);
  const row = await db
    .selectFrom("orders")
    .select([
      sum(parts.new).as("new"),
      sum(parts.ready).as("ready"),
      sum(parts.unfetched).as("unfetched"),
      sum(parts.collected).as("collected"),
      sum(parts.cancelled).as("cancelled"),
      sum(parts.withdrawals).as("withdrawals"),
      sum(parts.all).as("all"),
    ])
    .executeTakeFirstOrThrow();
  return {
    new: Number(row.new),
    ready: Number(row.ready),
    unfetched: Number(row.unfetched),
    collected: Number(row.collected),
    cancelled: Number(row.cancelled),
    withdrawals: Number(row.withdrawals),
    all: Number(row.all),
  };
}

function sum(condition: RawBuilder<boolean>) {
  return sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
}

/** How many orders nobody has prepared yet. */
export async function countNewOrders(db: Queryable): Promise<number> {
  return await countWhere(db, NEW);
}

type OrdersSummary = {
  /** The next ones to prepare. */
  next: OrderEntry[];
  fresh: number;
  ready: number;
  unfetched: number;
  /** Withdrawals that wait for the club. */
  openWithdrawals: number;
};

/** Orders as the dashboard shows them on a day of Paris, `limit` of the next ones. */
export async function summarizeOrders(
  db: Queryable,
  { limit, today }: { limit: number; today: string },
): Promise<OrdersSummary> {
  const [next, fresh, ready, unfetched, openWithdrawals] = await Promise.all([
    selectEntries(db, "new").where(NEW).limit(limit).execute(),
    countNewOrders(db),
    countWhere(db, READY),
    countWhere(db, partsOn(today).unfetched),
    countWhere(db, OPEN_WITHDRAWAL),
  ]);
  return { next: next.map(toEntry), fresh, ready, unfetched, openWithdrawals };
}

/** The latest orders whose number, name, address or phone has all these words. */
export async function searchOrders(
  db: Queryable,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<Pick<OrderEntry, "id" | "number" | "name" | "state">[]> {
  if (words.length === 0) return [];
  return await db
    .selectFrom("orders")
    .select(["id", "number", "name", "state"])
    .where(hasWords(words))
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function hasWords(words: readonly string[]): RawBuilder<boolean> {
  return columnHasWords("orders.search_text", words);
}

async function countWhere(db: Queryable, condition: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const KEPT_LINES = sql`from order_lines where order_lines.order_id = orders.id and order_lines.withdrawal_id is null`;

function selectEntries(db: Queryable, filter: OrderFilter) {
  const isByDay = filter === "new" || filter === "ready" || filter === "unfetched";
  const query = db
    .selectFrom("orders")
    .select(["id", "number", "name", "state", "placed_at", "paid_at", "refunded_at"])
    .select(["pickup_on", "pickup_slot"])
    .select([
      sql<number>`coalesce((select sum(quantity) ${KEPT_LINES}), 0)`.as("pieces"),
      sql<number>`coalesce((select sum(quantity * unit_price_cents) ${KEPT_LINES}), 0)`.as("kept"),
      sql<
        "open" | "settled" | null
      >`case when ${OPEN_WITHDRAWAL} then 'open' when ${WITHDRAWN_FROM} then 'settled' end`.as(
        "withdrawal",
      ),
    ]);
  return (isByDay ? query.orderBy("pickup_on").orderBy("placed_at") : query)
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc");
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

function toEntry(row: EntryRow): OrderEntry {
  const { id, number, name, state, withdrawal } = row;
  const keptCents = Number(row.kept);
  return {
    id,
    number,
    name,
    state,
    keptCents,
    withdrawal,
    placedAt: row.placed_at,
    pickup: { day: row.pickup_on, hours: row.pickup_slot },
    pieces: Number(row.pieces),
    dueCents: dueCents({ state, paidAt: row.paid_at, keptCents }),
    refundCents: refundCents({
      state,
      paidAt: row.paid_at,
      refundedAt: row.refunded_at,
      keptCents,
    }),
    isPaid: row.paid_at !== null,
    isRefunded: row.refunded_at !== null,
  };
}
