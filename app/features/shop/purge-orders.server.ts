import { addMonths } from "~/lib/add-months";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";

/**
 * Forgets the orders that were placed ten years ago or before (the accounts of the association), with
 * their lines, what is left of their mails, and terms of sale under which no other was placed. Returns how many went.
 */
export async function purgeExpiredOrders(database: Database, now: Date): Promise<number> {
  const limit = yearsBefore(now, RETENTION.ordersYears);
  // Looked at first: the lock of all writes is not taken every hour for nothing.
  if (!(await hasOrders(database.kysely, limit))) return 0;
  return await transaction(database, async (trx) => {
    const gone = await trx
      .deleteFrom("orders")
      .where("placed_at", "<=", limit)
      .returning(["buyer_mail_id", "club_mail_id", "ready_mail_id"])
      .execute();
    const mails = gone.flatMap((order) => Object.values(order));
    for (const id of mails) {
      if (id !== null) await trx.deleteFrom("mail_outbox").where("id", "=", id).execute();
    }
    await forgetUnusedTerms(trx);
    return gone.length;
  });
}

/** Terms name volunteers: they go with the last order that was placed under them. */
async function forgetUnusedTerms(trx: DatabaseTransaction): Promise<void> {
  const used = trx.selectFrom("orders").select("terms_hash").where("terms_hash", "is not", null);
  const gone = await trx
    .deleteFrom("sale_terms")
    .where("hash", "not in", used)
    .returning("hash")
    .execute();
  if (gone.length > 0) await contentChanged(trx);
}

/**
 * Forgets who withdrew from an order five years ago or before. While the order itself is kept, the bare
 * fact stays, since its lines and its accounts say so. Returns how many were forgotten.
 */
export async function purgeExpiredWithdrawals(database: Database, now: Date): Promise<number> {
  const limit = yearsBefore(now, RETENTION.withdrawalsYears);
  if ((await countNamed(database.kysely, limit)) === 0) return 0;
  return await transaction(database, async (trx) => {
    const forgotten = await countNamed(trx, limit);
    await forgetWithdrawals(trx, limit);
    return forgotten;
  });
}

/** The day of Paris on which an order that was placed at an instant is erased. */
export function erasureDay(placedAt: string): string {
  return parisDay(addMonths(placedAt, 12 * RETENTION.ordersYears));
}

async function hasOrders(db: Queryable, limit: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("placed_at", "<=", limit)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that still name somebody, or whose order is gone. */
async function countNamed(db: Queryable, limit: string): Promise<number> {
  const { count } = await db
    .selectFrom("withdrawals")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("declared_at", "<=", limit)
    .where((eb) => eb.or([eb("name", "!=", ""), eb("order_id", "is", null)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function forgetWithdrawals(trx: DatabaseTransaction, limit: string): Promise<void> {
  await trx
    .deleteFrom("withdrawals")
    .where("declared_at", "<=", limit)
    .where("order_id", "is", null)
    .execute();
  await trx
    .updateTable("withdrawals")
    .set({ name: "", email: "" })
    .where("declared_at", "<=", limit)
    .where("name", "!=", "")
    .execute();
}

function yearsBefore(now: Date, years: number): string {
  return addMonths(now.toISOString(), -12 * years);
}
