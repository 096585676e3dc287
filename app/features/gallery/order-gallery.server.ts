import { sql } from "kysely";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import {
  type GalleryGap,
  type GalleryMove,
  gapAround,
  movedOrder,
  type Ranked,
  rankOf,
} from "./gallery-order";

export type GalleryMoveResult =
  | { kind: "moved"; title: string; position: number; undo: GalleryGap }
  | { kind: "not-found" };

/**
 * Moves a photo among the others and tells its rank and how to put it back. The whole gallery is
 * renumbered n … 1 under the content lock, so that no two photos share a place, however many move
 * at once. A photo in the trash, or one whose named neighbours are both gone, is not found.
 */
export async function moveGalleryImage(
  database: Database,
  move: GalleryMove,
  { userId, now }: { userId: string | null; now: Date },
): Promise<GalleryMoveResult> {
  return transaction(database, async (trx) => {
    const order = await listOrder(trx);
    const next = movedOrder(order, move);
    const photo = order.find(({ id }) => id === move.id);
    if (!next || !photo) return { kind: "not-found" };
    const { id, title } = photo;
    const from = order.indexOf(photo);
    const to = next.findIndex((other) => other.id === id);
    if (from !== to) {
      await shift(trx, id, { from: order.length - from, to: order.length - to });
      const act = { action: "reordered", subject: "gallery-image", subjectId: id } as const;
      await recordActivity(trx, { ...act, label: title, userId, now });
      await contentChanged(trx);
    }
    return { kind: "moved", title, position: rankOf(next, id), undo: gapAround(order, id) };
  });
}

/** Takes a photo from one place to another, counted from the end; those between make room. */
async function shift(
  trx: DatabaseTransaction,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await renumber(trx);
  const step = from < to ? -1 : 1;
  await trx
    .updateTable("gallery_images")
    .set((eb) => ({ display_order: eb("display_order", "+", step) }))
    .where("display_order", ">=", Math.min(from, to))
    .where("display_order", "<=", Math.max(from, to))
    .execute();
  await trx.updateTable("gallery_images").set({ display_order: to }).where("id", "=", id).execute();
}

/** Gives every photo a place of its own, n for the first down to 1, in the present order. */
async function renumber(trx: DatabaseTransaction): Promise<void> {
  await sql`
    update gallery_images set display_order = ranked.place
    from (
      select id, row_number() over (order by display_order, created_at, id desc) as place
      from gallery_images
    ) as ranked
    where ranked.id = gallery_images.id and ranked.place <> gallery_images.display_order
  `.execute(trx);
}

/** Every photo, trash included, from the first to the last. */
async function listOrder(trx: DatabaseTransaction): Promise<(Ranked & { title: string })[]> {
  const rows = await trx
    .selectFrom("gallery_images")
    .select(["id", "title", "is_featured", "deleted_at"])
    .orderBy("display_order", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    isFeatured: row.is_featured,
    inTrash: row.deleted_at !== null,
  }));
}
