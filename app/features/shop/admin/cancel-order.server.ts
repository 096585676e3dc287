import { sql } from "kysely";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { lineInWords } from "../line-words";
import type { OrderLine } from "../order.types";
import { ORDER_COLUMNS, orderWithLines } from "../order-rows.server";
import { moveStock } from "../stock.server";
import {
  BACK_ON_SHELF,
  dropReadyMail,
  findChanged,
  logOrder,
  type OrderActResult,
} from "./order-marks.server";

/** `userId`: null for the site itself. */
type CancelOrder = { id: string; userId: string | null; now: Date };

/** What cannot be resumed: fewer pieces of it are left than the order had. */
export type ResumeResult = OrderActResult | { kind: "sold"; number: string; line: string };

/** Rolls the transaction back. */
class Refused<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super("refused");
    this.result = result;
  }
}

/**
 * Cancels an order that was not fetched yet: its pieces are back in stock, in the same transaction, but
 * for those that were withdrawn (they are already). Done by two people at once, it is done once.
 */
export async function cancelOrder(database: Database, act: CancelOrder): Promise<OrderActResult> {
  return await carryOut<OrderActResult>(database, async (trx) => {
    const { id, now } = act;
    const row = await trx
      .updateTable("orders")
      .set((eb) => ({
        state: "cancelled" as const,
        cancelled_at: now.toISOString(),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .where("state", "in", ["new", "ready"])
      .returning(["number", "name"])
      .executeTakeFirst();
    if (!row) throw new Refused(await findChanged(trx, id));
    await dropReadyMail(trx, id, now);
    for (const { variantId, quantity: delta } of await listKept(trx, id)) {
      await moveStock(trx, { ...moveOf(act), variantId, delta, reason: "cancelled" });
    }
    await logOrder(trx, { action: "order-cancelled", id, number: row.number, ...whoOf(act) });
    return { kind: "done", ...row };
  });
}

/**
 * Takes a cancelled order up again, with its pieces out of the stock: all of them or none, `sold` when
 * some are gone. Not once it was paid back.
 */
export async function resumeOrder(database: Database, act: CancelOrder): Promise<ResumeResult> {
  return await carryOut<ResumeResult>(database, async (trx) => {
    const { id } = act;
    const row = await trx
      .updateTable("orders")
      .set((eb) => ({
        state: BACK_ON_SHELF,
        cancelled_at: null,
        // Its buyer is told again before it is given up again.
        reminded_at: null,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .where(sql<boolean>`state = 'cancelled' and refunded_at is null`)
      .returning(["number", "name"])
      .executeTakeFirst();
    if (!row) throw new Refused(await findChanged(trx, id));
    for (const { variantId, quantity, ...line } of await listKept(trx, id)) {
      const left = await moveStock(trx, {
        ...moveOf(act),
        ...{ variantId, delta: -quantity, reason: "resumed" },
      });
      if (left !== null) continue;
      throw new Refused({
        kind: "sold",
        number: row.number,
        line: lineInWords({ ...line, quantity }),
      });
    }
    await logOrder(trx, { action: "order-resumed", id, number: row.number, ...whoOf(act) });
    return { kind: "done", ...row };
  });
}

async function carryOut<T>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(database, work);
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

type KeptLine = OrderLine & { variantId: string };

/** Lines whose pieces move with the order: not withdrawn, and of a variant that is still there. */
export async function listKept(trx: Queryable, id: string): Promise<KeptLine[]> {
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

const whoOf = ({ userId, now }: CancelOrder) => ({ userId, now });
const moveOf = ({ id, ...who }: CancelOrder) => ({ orderId: id, ...whoOf({ id, ...who }) });
