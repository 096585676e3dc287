import { siteDerivedImages } from "~/features/media/serve-file.server";
import { recordActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { writeContent } from "~/platform/database/write.server";
import type { Services } from "~/platform/services.server";
import { noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { signAdopted, sortDemoRows } from "./demo-adoption";
import { DEMO_TABLES, type DemoTable, listDemoRows } from "./demo-rows";

type DemoSite = Pick<Services, "environment" | "database" | "storage" | "now">;

const BATCH = 100;
const REASON = "demo";

/**
 * Removes the demo content, files included. What a real person has changed is theirs now and stays,
 * with its pictures, under their name. Returns how many rows went. The files are in the cleanup log
 * until they are deleted: what a failure leaves is not lost from sight. The activity log tells of it
 * where somebody asked for it (`by`; no user for the command line).
 */
export async function removeDemoContent(
  site: DemoSite,
  by: { userId: string | null } | null = null,
): Promise<number> {
  const { removed, files } = await writeContent(site.database, async (trx) => {
    let removed = 0;
    await signAdopted(trx);
    for (const table of DEMO_TABLES) removed += await removeRows(trx, table);
    await trx.deleteFrom("demo_rows").execute();
    if (by && removed > 0) await recordRemoval(trx, { ...by, now: site.now });
    return { removed, files: await forgetUnusedFiles(trx, site.now) };
  });
  for (const batch of batchesOf(files)) await deleteFiles(site, batch);
  return removed;
}

async function recordRemoval(
  trx: DatabaseTransaction,
  by: { userId: string | null; now: Date },
): Promise<void> {
  const site = { subject: "site", subjectId: null, label: "" } as const;
  await recordActivity(trx, { ...by, ...site, action: "demo-removed" });
}

async function deleteFiles(site: DemoSite, paths: string[]): Promise<void> {
  await site.storage.delete(paths);
  const derived = siteDerivedImages(site.environment.dataDir);
  for (const path of paths) await derived.forget(path);
  await site.database.kysely
    .updateTable("storage_cleanup_log")
    .set({ processed: true })
    .where("file_path", "in", paths)
    .where("processed", "=", false)
    .execute();
}

function batchesOf(paths: string[]): string[][] {
  const count = Math.ceil(paths.length / BATCH);
  return Array.from({ length: count }, (_, i) => paths.slice(i * BATCH, (i + 1) * BATCH));
}

async function removeRows(trx: DatabaseTransaction, table: DemoTable): Promise<number> {
  const ids =
    table === "users" ? await listDemoRows(trx, table) : (await sortDemoRows(trx, table)).removable;
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
  const used = await textThatNamesFiles(trx);
  const unused = files.map((file) => file.path).filter((path) => !used.includes(fileName(path)));
  for (const batch of batchesOf(unused)) {
    await trx.deleteFrom("media_files").where("path", "in", batch).execute();
    await noteForCleanup(trx, { paths: batch, reason: REASON, now });
  }
  return unused;
}

/** Folder and name: what tells `coaches/{id}/photo.jpg` apart, and matches thumbnails by their name alone. */
function fileName(path: string): string {
  const parts = path.split("/");
  const name = parts.at(-1) ?? path;
  return parts.length > 2 && /^(photo|logo|avatar)\./.test(name) ? parts.slice(-2).join("/") : name;
}

async function textThatNamesFiles(trx: DatabaseTransaction): Promise<string> {
  const [articles, images, revisions, gallery, partners, coaches, board, profiles] =
    await Promise.all([
      trx.selectFrom("articles").select(["content", "cover_image_url", "working_copy"]).execute(),
      trx.selectFrom("article_images").select("image_url").execute(),
      trx.selectFrom("article_revisions").select("snapshot").execute(),
      trx.selectFrom("gallery_images").select("image_url").execute(),
      trx.selectFrom("partners").select("logo").execute(),
      trx.selectFrom("coaches").select("photo").execute(),
      trx.selectFrom("board_members").select("photo").execute(),
      trx.selectFrom("admin_profiles").select("avatar_url").execute(),
    ]);
  return [articles, images, revisions, gallery, partners, coaches, board, profiles]
    .flat()
    .flatMap((row) => Object.values(row))
    .filter(Boolean)
    .join("\n");
}
