import { sql } from "kysely";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import {
  gapAround,
  movedOrder,
  type ProductGap,
  type ProductMove,
  type Ranked,
  rankOf,
} from "./product-order";

export type ProductMoveResult =
  | { kind: "moved"; name: string; position: number; undo: ProductGap }
  | { kind: "not-found" };

/**
 * Moves a product among the others and tells its rank and how to put it back. The whole catalogue is
 * renumbered 1 … n under the content lock, so that no two products share a place, however many move
 * at once. A product in the trash, or one whose named neighbours are both gone, is not found.
 */
export async function moveProduct(
  database: Database,
  move: ProductMove,
  { userId, now }: { userId: string | null; now: Date },
): Promise<ProductMoveResult> {
  return transaction(database, async (trx) => {
    const order = await listOrder(trx);
    const next = movedOrder(order, move);
    const product = order.find(({ id }) => id === move.id);
    if (!next || !product) return { kind: "not-found" };
    const { id, name } = product;
    const from = order.indexOf(product);
    const to = next.indexOf(product);
    if (from !== to) {
      await shift(trx, id, { from: from + 1, to: to + 1 });
      const act = { action: "reordered", subject: "product", subjectId: id } as const;
      await recordActivity(trx, { ...act, label: name, userId, now });
      await contentChanged(trx);
    }
    return { kind: "moved", name, position: rankOf(next, id), undo: gapAround(order, id) };
  });
}

/** Takes a product from one place to another, counted from 1; those between make room. */
async function shift(
  trx: DatabaseTransaction,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await renumber(trx);
  const step = from < to ? -1 : 1;
  await trx
    .updateTable("products")
    .set((eb) => ({ display_order: eb("display_order", "+", step) }))
    .where("display_order", ">=", Math.min(from, to))
    .where("display_order", "<=", Math.max(from, to))
    .execute();
  await trx.updateTable("products").set({ display_order: to }).where("id", "=", id).execute();
}

/** Gives every product a place of its own, from 1, in the present order. */
async function renumber(trx: DatabaseTransaction): Promise<void> {
  await sql`
    update products set display_order = ranked.place
    from (
      select id, row_number() over (order by display_order, id) as place from products
    ) as ranked
    where ranked.id = products.id and ranked.place <> products.display_order
  `.execute(trx);
}

/** Every product, trash included, from the first to the last. */
async function listOrder(trx: DatabaseTransaction): Promise<(Ranked & { name: string })[]> {
  const rows = await trx
    .selectFrom("products")
    .select(["id", "name", "deleted_at"])
    .orderBy("display_order")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, deleted_at }) => ({ id, name, inTrash: deleted_at !== null }));
}
