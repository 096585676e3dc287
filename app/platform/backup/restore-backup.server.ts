import { open } from "node:fs/promises";
import { recordActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { writeContent } from "~/platform/database/write.server";
import { BackupDraft } from "./backup-draft.server";
import { BackupError } from "./backup-error";
import type { BackupManifest } from "./backup-format";
import { isSiteUsed } from "./backup-tables.server";
import type { BackupPlan, BackupSite } from "./backup-work";
import { replaceFiles, writeMissingFiles } from "./restore-files.server";
import { lockAllRows, replaceRows } from "./restore-rows.server";
import { verifyBackup } from "./verify-backup.server";

export type RestorePlan = BackupPlan & {
  /** Where a used site is backed up first; null refuses to replace it. */
  safetyFile: string | null;
  /** Who asked; null for the command line. */
  userId: string | null;
};

export type Restored = {
  manifest: BackupManifest;
  /** Whether what was there is in the safety file now. */
  isReplaced: boolean;
  /** Accounts whose two-step login is off now: it was set up under another secret. */
  twoStepsLost: number;
};

/**
 * Restores an archive, on either engine and either storage. The whole of it is verified before
 * anything is touched. Files that are not there are written first, rows are replaced in one
 * transaction (in which what is there is saved, to the last row, and the content version bumped, so
 * that running servers show the new content), files with other bytes under the same path last.
 * Nothing is deleted from the storage. Sessions end. Throws a `BackupError`; before the rows are
 * replaced the site then is as it was.
 */
export async function restoreBackup(site: BackupSite, plan: RestorePlan): Promise<Restored> {
  const { database, storage } = site;
  const { onProgress } = plan;
  const handle = await openBackup(plan.file);
  try {
    const backup = await verifyBackup(handle, database, onProgress);
    const safety = await beginSafety(site, plan);
    try {
      const work = { handle, storage, ...(onProgress && { onProgress }) };
      const different = await writeMissingFiles(work, backup.files);
      onProgress?.({ step: "rows", done: 0, total: 1 });
      const { twoStepsLost } = await writeContent(database, async (trx) => {
        await lockAllRows(trx, database);
        await keepPresent(trx, safety);
        const lost = await replaceRows(trx, { handle, backup, authSecret: site.authSecret });
        await tellActivity(trx, plan);
        return lost;
      });
      await replaceFiles(work, different);
      return { manifest: backup.manifest, isReplaced: safety !== null, twoStepsLost };
    } catch (error) {
      await safety?.abandon();
      throw error;
    }
  } finally {
    await handle.close();
  }
}

async function openBackup(file: string) {
  try {
    return await open(file, "r");
  } catch (cause) {
    throw new BackupError("not-a-backup", file, { cause });
  }
}

async function beginSafety(
  site: BackupSite,
  { safetyFile, now, onProgress }: RestorePlan,
): Promise<BackupDraft | null> {
  if (!(await isSiteUsed(site.database.kysely))) return null;
  if (safetyFile === null) throw new BackupError("used");
  return await BackupDraft.begin(site, {
    file: safetyFile,
    now,
    ...(onProgress && { onProgress }),
  });
}

async function keepPresent(trx: DatabaseTransaction, safety: BackupDraft | null): Promise<void> {
  if (!safety) {
    // Somebody opened an account or wrote since it was looked at.
    if (await isSiteUsed(trx)) throw new BackupError("used");
    return;
  }
  await safety.addRows(trx);
  await safety.addLateFiles();
  await safety.finish();
}

async function tellActivity(trx: DatabaseTransaction, { userId, now }: RestorePlan): Promise<void> {
  const known = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId ?? "")
    .executeTakeFirst();
  const site = { subject: "site", subjectId: null, label: "" } as const;
  await recordActivity(trx, {
    ...site,
    action: "backup-restored",
    userId: known?.id ?? null,
    now,
  });
}
