import { type FileHandle, open, stat } from "node:fs/promises";
import { recordSiteActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import {
  contentChanged,
  readContentVersion,
  transaction,
} from "~/platform/database/transaction.server";
import { LONG_WORK } from "~/platform/database/write-lock.server";
import { BackupError, explainFailure } from "./backup-error";
import type { BackupManifest } from "./backup-format";
import { isSiteUsed, secretMark } from "./backup-tables.server";
import { explainHandling, isUnpackedBackup } from "./handled-backup.server";
import { BackupDraft, type BackupPlan, type BackupSite } from "./make-backup.server";
import { replaceFiles, takeBackFiles, writeMissingFiles } from "./restore-files.server";
import { lockAllRows, replaceRows } from "./restore-rows.server";
import { openScratchDatabase } from "./scratch-database.server";
import { type SignIn, type VerifiedBackup, verifyBackup } from "./verify-backup.server";

export type RestorePlan = BackupPlan & {
  /** Where a used site is backed up first; null refuses to replace it. */
  safetyFile: string | null;
  /** Who asked; null for the command line. */
  userId: string | null;
  /** For a file that lives as long as the restoration, about as large as the rows of the archive. */
  scratchFolder: string;
  /** Writes the rows that a start of the site would add, in the transaction that replaces all others. */
  fillRows: (trx: DatabaseTransaction) => Promise<void>;
  /** Told once the archive is verified, while the session of who asked still lives. */
  onSignIns?: (signIns: readonly SignIn[]) => void;
};

export type Restored = {
  manifest: BackupManifest;
  /** Whether what was there is in the safety file now. */
  isReplaced: boolean;
  /** Accounts whose two-step login is off now: it was set up under another secret. */
  twoStepsLost: number;
  /** Who can sign in now: every session and every one-time link ended. */
  signIns: SignIn[];
  /** Files that the storage still has with other bytes: it took no more after the rows were replaced. */
  unwritten: string[];
};

/**
 * Restores an archive, on either engine and either storage. Before anything is touched the whole of
 * it is verified, and the migrations bring its rows to today's shape. Files that are not there are
 * written first. Then one transaction saves the present rows, replaces them and bumps the content
 * version, so that running servers show the new content. Files with other bytes under the same path
 * come last. Nothing else is deleted from the storage. Sessions and one-time links end. Throws a
 * `BackupError` for all that somebody can mend; before the rows are replaced the site then is as it
 * was, and neither the safety file nor a written file stays.
 */
export async function restoreBackup(site: BackupSite, plan: RestorePlan): Promise<Restored> {
  try {
    const handle = await openBackup(plan.file);
    try {
      return await restoreFrom(handle, site, plan);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explainFailure(error);
  }
}

async function restoreFrom(
  handle: FileHandle,
  site: BackupSite,
  plan: RestorePlan,
): Promise<Restored> {
  const backup = await verifyBackup(handle, plan.onProgress).catch(async (error) => {
    throw await explainHandling(handle, error);
  });
  plan.onSignIns?.(backup.signIns);
  const scratch = await openScratchDatabase(plan.scratchFolder, handle, backup);
  try {
    return await replaceSite(site, plan, { handle, backup, archived: scratch.database });
  } finally {
    await scratch.remove();
  }
}

/** An archive that is ready to take the place of the site: `archived` holds its rows, in today's shape. */
type ReadyArchive = { handle: FileHandle; backup: VerifiedBackup; archived: Database };

async function replaceSite(
  site: BackupSite,
  plan: RestorePlan,
  { handle, backup, archived }: ReadyArchive,
): Promise<Restored> {
  const { database, storage } = site;
  const { onProgress } = plan;
  const { manifest, signIns } = backup;
  const isSameSecret = manifest.secretMark === secretMark(site.authSecret);
  const safety = await beginSafety(site, plan);
  const work = { handle, storage, onProgress, written: [] };
  let version: number | null = null;
  try {
    const different = await writeMissingFiles(work, backup.files);
    onProgress?.({ step: "rows", done: 0, total: 1 });
    const replace = async (trx: DatabaseTransaction) => {
      version = await readContentVersion({ kysely: trx });
      await lockAllRows(trx, database);
      await keepPresent(trx, safety);
      const lost = await replaceRows(trx, { archived, isSameSecret });
      await plan.fillRows(trx);
      await tellActivity(trx, plan);
      await contentChanged(trx);
      return lost;
    };
    const { twoStepsLost } = await transaction(database, replace, LONG_WORK);
    const unwritten = await replaceFiles(work, different);
    const isReplaced = safety !== null;
    return { manifest, isReplaced, twoStepsLost, signIns, unwritten };
  } catch (error) {
    if (await isUntouched(site, version)) {
      await safety?.abandon();
      await takeBackFiles(work, database);
    }
    throw error;
  }
}

/**
 * Whether no row was replaced: the version of the content is the one that was read in the same
 * transaction. No, when a lost connection leaves it unknown what became of that.
 */
async function isUntouched({ database }: BackupSite, version: number | null): Promise<boolean> {
  if (version === null) return true;
  return await readContentVersion(database).then(
    (present) => present === version,
    () => false,
  );
}

async function openBackup(file: string): Promise<FileHandle> {
  const found = await stat(file).catch((cause: NodeJS.ErrnoException) => {
    const isMissing = cause.code === "ENOENT" || cause.code === "ENOTDIR";
    throw isMissing ? new BackupError("missing", file, { cause }) : cause;
  });
  if (found.isDirectory()) {
    throw new BackupError((await isUnpackedBackup(file)) ? "unpacked" : "folder", file);
  }
  if (!found.isFile()) throw new BackupError("not-a-backup", file);
  return await open(file, "r");
}

async function beginSafety(
  site: BackupSite,
  { safetyFile, now, onProgress }: RestorePlan,
): Promise<BackupDraft | null> {
  if (!(await isSiteUsed(site.database.kysely))) return null;
  if (safetyFile === null) throw new BackupError("used");
  return await BackupDraft.begin(site, { file: safetyFile, now, onProgress });
}

async function keepPresent(trx: DatabaseTransaction, safety: BackupDraft | null): Promise<void> {
  if (!safety) {
    // Somebody opened an account or wrote since it was looked at.
    if (await isSiteUsed(trx)) throw new BackupError("used");
    return;
  }
  await safety.addRows(trx);
  await safety.finish();
}

async function tellActivity(trx: DatabaseTransaction, { userId, now }: RestorePlan): Promise<void> {
  const known = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId ?? "")
    .executeTakeFirst();
  await recordSiteActivity(trx, { action: "backup-restored", userId: known?.id ?? null, now });
}
