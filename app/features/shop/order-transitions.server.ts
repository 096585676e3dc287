import { type RawBuilder, sql, type UpdateObject } from "kysely";
import { recordOwnActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { TakenBack } from "~/platform/mail/outbox.server";
import type { Schema } from "~database/schema";
import type { OrderState } from "~database/schema/shop";
import { lineInWords } from "./line-words";
import type { OrderLine } from "./order.types";
import {
  type LetterAct,
  queueOrderMailsAgain,
  queueReadyMail,
  takeBackOrderMails,
  takeBackReadyMail,
  updateReadyMail,
} from "./order-letters.server";
import { ORDER_COLUMNS, orderWithLines } from "./order-rows.server";
import {
  isNothing,
  notedLast,
  ORDER_TRANSITIONS,
  type OrderTransition,
  stillDue,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalTransition,
  withdrawalStanding,
} from "./order-transitions";
import type { ShopSettings } from "./shop-site.server";
import { moveStock } from "./stock.server";

type Act = { id: string; userId: string; now: Date };
/** `tell`: the buyer is told by a mail that it is ready, which leaves a little later. */
type OrderAct = Act & { environment: ShopSettings; tell?: boolean };
type Numbered = Act & { number: string };

/** `changed`: somebody did meanwhile. `sold`: pieces that it would take are gone. Nothing was done then. */
export type OrderResult =
  /** `isTold`: its buyer is told of it by a mail, or was told of what it takes back. */
  | ({ kind: "done"; number: string } & Told)
  | { kind: "changed"; number: string; state: OrderState }
  | { kind: "sold"; number: string; line: string }
  | { kind: "not-found" };

export type WithdrawalResult =
  | { kind: "done" | "changed" | "sold"; number: string }
  | { kind: "not-found" };

type Told = {
  isTold: boolean;
  /** Whether the mail that says it is ready was taken back: undone, the buyer is told again. */
  isTakenBack: boolean;
};

/** How a transition is written; mails and stock move in the same transaction. */
type OrderRule = {
  /** Which ones it can be noted about. */
  from: RawBuilder<boolean>;
  set: (now: string) => UpdateObject<Schema, "orders", "orders">;
  /** Queues mails, or takes back those that are no longer true. */
  letters?: (trx: DatabaseTransaction, act: OrderAct) => Promise<Partial<Told>>;
  pieces?: Pieces;
};

/** Where pieces go: back to the stock (1), or out of it again (−1). */
type Direction = 1 | -1;
type Pieces = { direction: Direction; reason: "cancelled" | "resumed" };

/** State of what is on the shelf, and of what is not yet, when it turns out not to be fetched. */
const BACK_ON_SHELF = sql<OrderState>`case when ready_at is null then 'new' else 'ready' end`;

const ORDER_RULES: Record<OrderTransition, OrderRule> = {
  ready: {
    from: sql`state = 'new'`,
    set: (now) => ({ state: "ready", ready_at: now }),
    letters: tellReady,
  },
  unready: {
    from: sql`state = 'ready'`,
    set: () => ({ state: "new", ready_at: null }),
    letters: async (trx, act) => told(await takeBackReadyMail(trx, act)),
  },
  collected: {
    from: sql`state in ('new', 'ready')`,
    set: (now) => ({ state: "collected", collected_at: now }),
    letters: async (trx, act) => told(await takeBackReadyMail(trx, act)),
  },
  uncollected: {
    // A withdrawal after the hand-over proves that the buyer has it.
    from: sql`state = 'collected' and not exists (
      select 1 from withdrawals where order_id = orders.id and declared_at >= orders.collected_at
    )`,
    set: () => ({ state: BACK_ON_SHELF, collected_at: null }),
    letters: tellReady,
  },
  paid: {
    from: sql`paid_at is null and state in ('new', 'ready', 'collected')`,
    set: (now) => ({ paid_at: now }),
    letters: updateLetters,
  },
  unpaid: {
    from: sql`paid_at is not null and refunded_at is null and not exists (
      select 1 from withdrawals where order_id = orders.id and withdrawals.refunded_at is not null
    )`,
    set: () => ({ paid_at: null }),
    letters: updateLetters,
  },
  refunded: {
    from: sql`state = 'cancelled' and paid_at is not null and refunded_at is null`,
    set: (now) => ({ refunded_at: now }),
  },
  unrefunded: { from: sql`refunded_at is not null`, set: () => ({ refunded_at: null }) },
  /** Its pieces are back in stock, but for those that were withdrawn: they are already. */
  cancel: {
    from: sql`state in ('new', 'ready')`,
    set: (now) => ({ state: "cancelled", cancelled_at: now }),
    letters: async (trx, act) => told(await takeBackOrderMails(trx, act)),
    pieces: { direction: 1, reason: "cancelled" },
  },
  /** With its pieces out of the stock, all of them or none. Not once it was paid back. */
  resume: {
    from: sql`state = 'cancelled' and refunded_at is null`,
    set: () => ({ state: BACK_ON_SHELF, cancelled_at: null }),
    letters: async (trx, act) => {
      await queueOrderMailsAgain(trx, act);
      return await tellReady(trx, act);
    },
    pieces: { direction: -1, reason: "resumed" },
  },
};

/** Whether the articles of a withdrawal were paid, as `werePaid` says it. */
export const WERE_PAID = sql<boolean>`exists (
  select 1 from orders
  where orders.id = withdrawals.order_id and orders.paid_at <= withdrawals.declared_at
)`;

/** Rolls the transaction back. */
class Sold extends Error {
  readonly result: { kind: "sold"; number: string; line: string };

  constructor(number: string, line: string) {
    super("sold");
    this.result = { kind: "sold", number, line };
  }
}

/**
 * Carries an order on, if its state is still one that allows it, in one transaction with what goes with
 * it; done by two people at once, it is done once.
 */
export async function moveOrder(
  database: Database,
  transition: OrderTransition,
  act: OrderAct,
): Promise<OrderResult> {
  const { id, userId, now } = act;
  const { from, set, letters, pieces } = ORDER_RULES[transition];
  return await carryOut<OrderResult>(database, async (trx) => {
    const row = await trx
      .updateTable("orders")
      .set((eb) => ({ ...set(now.toISOString()), version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where(from)
      .returning("number")
      .executeTakeFirst();
    if (!row) return await whyNot(trx, id);
    const { number } = row;
    const { isTold = false, isTakenBack = false } = (await letters?.(trx, act)) ?? {};
    if (pieces) await moveKept(trx, { ...act, number }, pieces);
    const { action } = ORDER_TRANSITIONS[transition].log;
    await logOrder(trx, { action, id, number, userId, now });
    return { kind: "done", number, isTold, isTakenBack };
  });
}

/**
 * Notes what is still due of a withdrawal, or takes back what was noted last, in one transaction with the
 * pieces that come back or go out again. Settled by two people at once, it is settled once; what an older
 * version noted in two steps is taken back in two.
 */
export async function moveWithdrawal(
  database: Database,
  transition: WithdrawalTransition,
  act: Act,
): Promise<WithdrawalResult> {
  const { id, userId, now } = act;
  const isSettling = transition === "settled";
  return await carryOut<WithdrawalResult>(database, async (trx) => {
    const found = await findStanding(trx, id);
    if (!found) return { kind: "not-found" };
    const { number, orderId, standing } = found;
    const moved = isSettling ? stillDue(standing) : notedLast(standing);
    if (isNothing(moved)) return { kind: "changed", number };
    const at = isSettling ? now.toISOString() : null;
    await trx
      .updateTable("withdrawals")
      .set({
        returned_at: moved.isReturn ? at : standing.returnedAt,
        refunded_at: moved.isRefund ? at : standing.refundedAt,
      })
      .where("id", "=", id)
      .execute();
    if (moved.isReturn) await moveReturned(trx, { ...act, number }, isSettling ? 1 : -1);
    const { action } = WITHDRAWAL_TRANSITIONS[transition].log;
    await logOrder(trx, { action, id: orderId, number, userId, now });
    return { kind: "done", number };
  });
}

async function findStanding(trx: DatabaseTransaction, id: string) {
  const row = await trx
    .selectFrom("withdrawals")
    .innerJoin("orders", "orders.id", "withdrawals.order_id")
    .select(["orders.id as order_id", "orders.paid_at", "orders.number"])
    .select(["declared_at", "returned_at", "withdrawals.refunded_at"])
    .where("withdrawals.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const standing = withdrawalStanding(row, row.paid_at);
  return { number: row.number, orderId: row.order_id, standing };
}

async function carryOut<Result>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result | Sold["result"]> {
  try {
    return await transaction(database, work);
  } catch (error) {
    if (error instanceof Sold) return error.result;
    throw error;
  }
}

async function whyNot(trx: DatabaseTransaction, id: string): Promise<OrderResult> {
  const row = await trx
    .selectFrom("orders")
    .select(["number", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { kind: "changed", ...row } : { kind: "not-found" };
}

type OrderLog = { action: string; id: string; number: string; userId: string; now: Date };

/** The log names an order by its number, never its buyer. */
async function logOrder(trx: DatabaseTransaction, { id, number, ...act }: OrderLog): Promise<void> {
  await recordOwnActivity(trx, { ...act, subject: "order", subjectId: id, label: number });
}

function told(mail: TakenBack): Told {
  return { isTold: mail === "late", isTakenBack: mail === "taken-back" };
}

/** Tells the buyer that the order is ready, where that is asked for and it is. */
async function tellReady(trx: DatabaseTransaction, act: OrderAct): Promise<Partial<Told>> {
  if (!act.tell) return {};
  const { state } = await trx
    .selectFrom("orders")
    .select("state")
    .where("id", "=", act.id)
    .executeTakeFirstOrThrow();
  if (state !== "ready") return {};
  await queueReadyMail(trx, act);
  return { isTold: true };
}

async function updateLetters(trx: DatabaseTransaction, act: LetterAct): Promise<Partial<Told>> {
  await updateReadyMail(trx, act);
  return {};
}

type KeptLine = OrderLine & { variantId: string };

/** Lines whose pieces move with the order: not withdrawn, and of a variant that is still there. */
async function listKept(trx: DatabaseTransaction, id: string): Promise<KeptLine[]> {
  const row = await trx
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { lines } = await orderWithLines(trx, row);
  return lines.flatMap((line) => {
    const { variantId, isWithdrawn } = line;
    return isWithdrawn || variantId === null ? [] : [{ ...line, variantId }];
  });
}

/** Moves the pieces of an order, all of them or none. */
async function moveKept(
  trx: DatabaseTransaction,
  { id, number, userId, now }: Numbered,
  { direction, reason }: Pieces,
): Promise<void> {
  for (const { variantId, quantity, ...line } of await listKept(trx, id)) {
    const move = { variantId, delta: direction * quantity, reason, orderId: id, userId, now };
    const left = await moveStock(trx, move);
    if (left === null && direction < 0) throw new Sold(number, lineInWords({ ...line, quantity }));
  }
}

/** The same of the pieces of a withdrawal. */
async function moveReturned(
  trx: DatabaseTransaction,
  { id, number, userId, now }: Numbered,
  direction: Direction,
): Promise<void> {
  const lines = await trx
    .selectFrom("order_lines")
    .select(["order_id as orderId", "variant_id as variantId", "quantity"])
    .where("withdrawal_id", "=", id)
    .execute();
  for (const { orderId, variantId, quantity } of lines) {
    if (variantId === null) continue;
    const move = { variantId, delta: direction * quantity, orderId, userId, now };
    const left = await moveStock(trx, { ...move, reason: "returned" });
    if (left === null) throw new Sold(number, "");
  }
}
