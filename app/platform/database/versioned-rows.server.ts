import type { Updateable } from "kysely";
import type { Schema } from "~database/schema";
import type { DatabaseTransaction } from "./database.server";

/** Tables whose rows several people edit, throw away and bring back. */
export type VersionedTable = Exclude<
  {
    [Table in keyof Schema]: "deleted_by" extends keyof Schema[Table] ? Table : never;
  }[keyof Schema],
  "gallery_images_with_author"
>;

type RowAct = { id: string; userId: string | null; now: Date };

/**
 * Changes a row over the version that was looked at. Nothing is written unless it is still that
 * version: `conflict` when somebody saved in between, `trashed` when it is in the trash.
 */
export async function updateVersioned<Table extends VersionedTable>(
  trx: DatabaseTransaction,
  table: Table,
  change: RowAct & { version: number; values: Updateable<Schema[Table]> },
): Promise<"saved" | "conflict" | "trashed" | "not-found"> {
  const stored = await findState(trx, table, change.id);
  if (!stored) return "not-found";
  if (stored.deleted_at) return "trashed";
  if (stored.version !== change.version) return "conflict";
  const next = {
    ...change.values,
    version: stored.version + 1,
    updated_at: change.now.toISOString(),
    updated_by: change.userId,
  };
  await trx
    .updateTable(table as VersionedTable)
    .set(next)
    .where("id", "=", change.id)
    .execute();
  return "saved";
}

/**
 * Moves a row to the trash or brings it back, as it was; false when there is no such row. Trashed
 * twice, it still goes 30 days after the first time.
 */
export async function setTrashed(
  trx: DatabaseTransaction,
  table: VersionedTable,
  { id, isTrashed, userId, now }: RowAct & { isTrashed: boolean },
): Promise<boolean> {
  const stored = await findState(trx, table, id);
  if (!stored) return false;
  if ((stored.deleted_at !== null) === isTrashed) return true;
  await trx
    .updateTable(table)
    .set(
      isTrashed
        ? { deleted_at: now.toISOString(), deleted_by: userId }
        : { deleted_at: null, deleted_by: null },
    )
    .where("id", "=", id)
    .execute();
  return true;
}

async function findState(trx: DatabaseTransaction, table: VersionedTable, id: string) {
  return await trx
    .selectFrom(table)
    .select(["version", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}
