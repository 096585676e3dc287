import type { DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import type { StockReason } from "~database/schema/shop";

export type StockMove = {
  variantId: string;
  /** Pieces more, or fewer. */
  delta: number;
  reason: StockReason;
  orderId: string | null;
  /** Who did it; null for the site itself. */
  userId: string | null;
  now: Date;
};

/**
 * Takes pieces out of the stock of a variant or puts some back, and writes down why. Returns what is
 * left, or null, with nothing changed, when fewer are there than are to be taken (or the variant is gone).
 */
export async function moveStock(
  trx: DatabaseTransaction,
  { variantId, delta, reason, orderId, userId, now }: StockMove,
): Promise<number | null> {
  const row = await trx
    .updateTable("product_variants")
    .set((eb) => ({ stock: eb("stock", "+", delta) }))
    .where("id", "=", variantId)
    .where("stock", ">=", -delta)
    .returning("stock")
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto("stock_changes")
    .values({
      id: newId(),
      variant_id: variantId,
      created_at: now.toISOString(),
      delta,
      stock_after: row.stock,
      reason,
      order_id: orderId,
      user_id: userId,
    })
    .execute();
  await contentChanged(trx);
  return row.stock;
}
