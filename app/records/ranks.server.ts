import { type RawBuilder, sql } from "kysely";
import {
  gapAround,
  type Move,
  type MoveResult,
  movedOrder,
  positionOf,
  type Sorted,
} from "~/lib/sorting";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";

/** A table whose rows stand in the order of a rank of their own, in `display_order`. */
export type RankedList = {
  /** Of the activity log. */
  subject: string;
  table: "gallery_images" | "products";
  titleColumn: "title" | "name";
  /** The order of the rows on pages. In older sites several rows may share a rank. */
  order: RawBuilder<unknown>;
  /** Whether the first row has the highest rank. */
  isDescending: boolean;
  /** The column of those that stand before the others, whatever their rank. */
  aheadColumn?: "is_featured";
};

type RankedRow = Sorted & { title: string; isAhead: boolean };

/**
 * Moves a row among the others and tells its place. All rows are ranked anew under the content lock, so
 * that no two share a rank, however many move at once. A row in the trash, or one whose named neighbours
 * are both gone, is not found.
 */
export async function moveRanked(
  database: Database,
  list: RankedList,
  { userId, now, ...move }: Move & { userId: string | null; now: Date },
): Promise<MoveResult> {
  return transaction(database, async (trx) => {
    const order = await listOrder(trx, list);
    const next = movedOrder(order, move, (one, other) => one.isAhead === other.isAhead);
    const row = order.find(({ id }) => id === move.id);
    if (!next || !row) return { kind: "not-found" };
    const { id, title } = row;
    const [from, to] = [order.indexOf(row), next.indexOf(row)];
    if (from !== to) {
      await rankAnew(trx, list);
      await shift(trx, list, { id, from: rankOf(list, order, from), to: rankOf(list, order, to) });
      const act = { action: "reordered", subject: list.subject, subjectId: id } as const;
      await recordActivity(trx, { ...act, label: title, userId, now });
      await contentChanged(trx);
    }
    const shown = [...next.filter(({ isAhead }) => isAhead), ...next.filter((o) => !o.isAhead)];
    return {
      kind: "moved",
      title,
      position: positionOf(shown, id),
      former: gapAround(order, id),
    };
  });
}

function rankOf({ isDescending }: RankedList, order: readonly RankedRow[], index: number): number {
  return isDescending ? order.length - index : index + 1;
}

/** Takes a row from one rank to another; those between make room. */
async function shift(
  trx: DatabaseTransaction,
  { table }: RankedList,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<void> {
  const step = from < to ? -1 : 1;
  await trx
    .updateTable(table)
    .set((eb) => ({ display_order: eb("display_order", "+", step) }))
    .where("display_order", ">=", Math.min(from, to))
    .where("display_order", "<=", Math.max(from, to))
    .execute();
  await trx.updateTable(table).set({ display_order: to }).where("id", "=", id).execute();
}

/** Gives every row a rank of its own, from 1, in the present order. */
async function rankAnew(trx: DatabaseTransaction, list: RankedList): Promise<void> {
  const table = sql.table(list.table);
  const rank = list.isDescending ? sql`total + 1 - place` : sql`place`;
  await sql`
    update ${table} set display_order = ranked.rank
    from (
      select id, ${rank} as rank
      from (
        select id, row_number() over (order by ${list.order}) as place, count(*) over () as total
        from ${table}
      ) as placed
    ) as ranked
    where ranked.id = ${table}.id and ranked.rank <> ${table}.display_order
  `.execute(trx);
}

/** Every row, trash included, from the first to the last. */
async function listOrder(trx: DatabaseTransaction, list: RankedList): Promise<RankedRow[]> {
  const isAhead = list.aheadColumn ? sql.ref(list.aheadColumn) : sql`false`;
  const { rows } = await sql<{ id: string; title: string; ahead: unknown; deleted_at: unknown }>`
    select id, ${sql.ref(list.titleColumn)} as title, ${isAhead} as ahead, deleted_at
    from ${sql.table(list.table)}
    order by ${list.order}
  `.execute(trx);
  return rows.map(({ id, title, ahead, deleted_at }) => ({
    id,
    title,
    isAhead: Boolean(ahead),
    inTrash: deleted_at !== null,
  }));
}
