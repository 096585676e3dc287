import { type RawBuilder, sql } from "kysely";
import type { ActivityAction } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { moveStock } from "../stock.server";
import { logOrder } from "./order-marks.server";

/** Whether the articles of a withdrawal were paid, as `werePaid` says it. */
export const WERE_PAID = sql<boolean>`exists (
  select 1 from orders
  where orders.id = withdrawals.order_id and orders.paid_at <= withdrawals.declared_at
)`;

/** What is noted about a withdrawal, and taken back. */
export type WithdrawalMark = "returned" | "unreturned" | "repaid" | "unrepaid";

export type WithdrawalActResult =
  | { kind: "done"; number: string }
  /** Somebody noted (or took back) the same meanwhile: nothing was done. */
  | { kind: "changed"; number: string }
  /** The goods that were returned are not there any more: taking the return back is too late. */
  | { kind: "sold"; number: string }
  | { kind: "not-found" };

type MarkWithdrawal = { id: string; mark: WithdrawalMark; userId: string; now: Date };

type Rule = {
  action: ActivityAction;
  at: "returned_at" | "refunded_at";
  isNoted: boolean;
  from: RawBuilder<boolean>;
  /** Which way the pieces go; 0 when they stay. */
  pieces: 1 | 0 | -1;
};

const RULES: Record<WithdrawalMark, Rule> = {
  returned: {
    ...{ action: "goods-returned", at: "returned_at", isNoted: true, pieces: 1 },
    from: sql`returned_at is null`,
  },
  unreturned: {
    ...{ action: "goods-not-returned", at: "returned_at", isNoted: false, pieces: -1 },
    // What never left the club is back from the first moment on.
    from: sql`returned_at <> declared_at`,
  },
  repaid: {
    ...{ action: "order-refunded", at: "refunded_at", isNoted: true, pieces: 0 },
    from: sql`refunded_at is null and ${WERE_PAID}`,
  },
  unrepaid: {
    ...{ action: "order-not-refunded", at: "refunded_at", isNoted: false, pieces: 0 },
    from: sql`refunded_at is not null`,
  },
};

class Refused extends Error {
  readonly result: WithdrawalActResult;

  constructor(result: WithdrawalActResult) {
    super(result.kind);
    this.result = result;
  }
}

/**
 * Notes that withdrawn goods are back at the club (they are in stock from then on) or that they were
 * paid back, or takes it back; one transaction, done once however many ask for it at once.
 */
export async function markWithdrawal(
  database: Database,
  act: MarkWithdrawal,
): Promise<WithdrawalActResult> {
  try {
    return await transaction(database, (trx) => note(trx, act));
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

async function note(
  trx: DatabaseTransaction,
  { id, mark, userId, now }: MarkWithdrawal,
): Promise<WithdrawalActResult> {
  const { action, at, isNoted, from, pieces } = RULES[mark];
  const row = await trx
    .updateTable("withdrawals")
    .set({ [at]: isNoted ? now.toISOString() : null })
    .where("id", "=", id)
    .where("order_id", "is not", null)
    .where(from)
    .returning(["order_number as number", "order_id"])
    .executeTakeFirst();
  if (!row?.order_id) throw new Refused(await findChanged(trx, id));
  const { number, order_id: orderId } = row;
  for (const { variant_id: variantId, quantity } of pieces === 0 ? [] : await listLines(trx, id)) {
    if (variantId === null) continue;
    const move = { variantId, delta: pieces * quantity, orderId, userId, now };
    const left = await moveStock(trx, { ...move, reason: "returned" });
    if (left === null) throw new Refused({ kind: "sold", number });
  }
  await logOrder(trx, { action, id: orderId, number, userId, now });
  return { kind: "done", number };
}

async function listLines(trx: DatabaseTransaction, id: string) {
  return await trx
    .selectFrom("order_lines")
    .select(["variant_id", "quantity"])
    .where("withdrawal_id", "=", id)
    .execute();
}

async function findChanged(trx: DatabaseTransaction, id: string): Promise<WithdrawalActResult> {
  const row = await trx
    .selectFrom("withdrawals")
    .select("order_number as number")
    .where("id", "=", id)
    .where("order_id", "is not", null)
    .executeTakeFirst();
  return row ? { kind: "changed", ...row } : { kind: "not-found" };
}
