import { neutralizeClub } from "~/club/neutral-club.server";
import { DEMO_CONTENT_TABLES } from "~/kinds.server";
import { recordSiteActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { pictureCopies } from "~/platform/pictures/picture-copies.server";
import type { Services } from "~/platform/services.server";
import { markCleanupProcessed, noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { findPathUses } from "~/platform/storage/path-uses.server";
import {
  type DemoTable,
  forgetDemoActivity,
  listDemoRows,
  signAdopted,
  sortDemoRows,
} from "./demo-rows";

type DemoSite = Pick<Services, "environment" | "database" | "storage" | "now">;

const BATCH = 100;
const REASON = "demo";

/**
 * Removes the demo content, files included, and puts neutral words in place of the club's. What a real person
 * has changed is theirs now and stays, with its pictures, under their name. Returns how many rows went. The
 * files are in the cleanup log until they are deleted: what a failure leaves is not lost from sight. The
 * activity log tells of it where somebody asked for it (`by`; no user for the command line); of a load that
 * was cut, the words of the club stay for `forgetFirstWords`.
 */
export async function removeDemoContent(
  site: DemoSite,
  by: { userId: string | null } | null = null,
): Promise<number> {
  const { removed, files } = await transaction(site.database, async (trx) => {
    let removed = 0;
    await signAdopted(trx);
    for (const table of DEMO_CONTENT_TABLES) {
      removed += await removeRows(trx, table, (await sortDemoRows(trx, table)).removable);
    }
    // After the articles of the demo: a section that those of the club are about stays.
    if (by) removed += await neutralizeClub(trx, site.now);
    removed += await removeRows(trx, "users", await listDemoRows(trx, "users"));
    // Of a load that was cut: what it wrote down belongs to nobody.
    if (!by) await forgetDemoActivity(trx, site.now);
    await trx
      .deleteFrom("demo_rows")
      .$if(by === null, (query) => query.where("table_name", "!=", "club_records"))
      .execute();
    if (by && removed > 0) await recordRemoval(trx, { ...by, now: site.now });
    await contentChanged(trx);
    return { removed, files: await forgetUnusedFiles(trx, site.now) };
  });
  for (const batch of batchesOf(files)) await deleteFiles(site, batch);
  return removed;
}

async function recordRemoval(
  trx: DatabaseTransaction,
  by: { userId: string | null; now: Date },
): Promise<void> {
  await recordSiteActivity(trx, { ...by, action: "demo-removed" });
}

async function deleteFiles(site: DemoSite, paths: string[]): Promise<void> {
  await site.storage.delete(paths);
  const copies = pictureCopies(site.environment.dataDir);
  for (const path of paths) await copies.forget(path);
  await transaction(site.database, (trx) => markCleanupProcessed(trx, paths));
}

function batchesOf(paths: string[]): string[][] {
  const count = Math.ceil(paths.length / BATCH);
  return Array.from({ length: count }, (_, i) => paths.slice(i * BATCH, (i + 1) * BATCH));
}

async function removeRows(
  trx: DatabaseTransaction,
  table: DemoTable,
  ids: string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Demo files were uploaded by nobody; those that no remaining row shows are dropped. */
async function forgetUnusedFiles(trx: DatabaseTransaction, now: Date): Promise<string[]> {
  const files = await trx
    .selectFrom("media_files")
    .select("path")
    .where("uploaded_by", "is", null)
    .execute();
  const paths = files.map((file) => file.path);
  const uses = await findPathUses(trx, paths);
  const unused = paths.filter((path) => !uses.has(path));
  for (const batch of batchesOf(unused)) {
    await trx.deleteFrom("media_files").where("path", "in", batch).execute();
    await noteForCleanup(trx, { paths: batch, reason: REASON, now });
  }
  return unused;
}
