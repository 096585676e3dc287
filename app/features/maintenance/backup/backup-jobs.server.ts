import { recordActivity } from "~/platform/activity-log.server";
import { BackupError, explainFailure } from "~/platform/backup/backup-error";
import type { BackupProgress } from "~/platform/backup/make-backup.server";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import type { SignIn } from "~/platform/backup/verify-backup.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import { version as siteVersion } from "../../../../package.json";
import { findBackup, placeForBackup, rotateBackups } from "./backup-folder.server";
import type { BackupJob, BackupOutcome } from "./backup-jobs.types";
import type { BackupKind } from "./backup-names";
import { missingWords, signInWords, twoStepWords, unwrittenWords } from "./backup-words";

type Site = Pick<Services, "environment" | "database" | "storage" | "authSecret" | "log">;
type By = { userId: string | null; now: Date };

export type BackupJobs = { current: BackupJob | null; last: BackupOutcome | null };

/** One process does one of these at a time, for whatever screen or clock asks. */
const jobs: BackupJobs = { current: null, last: null };

/** What is under way in this process, and how the last one ended. */
export function backupJobs(): BackupJobs {
  return { current: jobs.current && { ...jobs.current }, last: jobs.last };
}

const MADE = "La sauvegarde est faite.";
const FAILED = "Une erreur inattendue est survenue\u00a0: elle est dans le journal du serveur.";

/** Makes a backup into the folder of backups and removes those that have had their time. */
export async function backUpSite(
  site: Site,
  { kind, userId, now, signal }: By & { kind: BackupKind; signal?: AbortSignal },
): Promise<void> {
  await runJob(site, "backup", async (job) => {
    const file = await placeForBackup(site.environment.dataDir, now, kind);
    const plan = { file, now, onProgress: noting(job), ...(signal && { signal }) };
    const { manifest } = await makeBackup({ ...site, siteVersion }, plan);
    await rotate(site, now);
    if (userId !== null) await tell(site.database, { userId, now });
    return MADE + missingWords(manifest.missing.length);
  });
}

/**
 * Restores a backup of the list over what there is, which is saved first. `onSignIns` hears, in French
 * and while its session still lives, which accounts will open.
 */
export async function restoreSite(
  site: Site,
  name: string,
  { userId, now, onSignIns }: By & { onSignIns?: (sentence: string) => void },
): Promise<void> {
  await runJob(site, "restore", async (job) => {
    const { dataDir } = site.environment;
    const file = await findBackup(dataDir, name);
    if (!file) throw new BackupError("missing", name);
    const safetyFile = await placeForBackup(dataDir, now, "avant");
    const tellSignIns = (signIns: readonly SignIn[]) => {
      job.signIns = signInWords(signIns);
      onSignIns?.(job.signIns);
    };
    const plan = { file, safetyFile, userId, now, onProgress: noting(job), onSignIns: tellSignIns };
    const { twoStepsLost, unwritten, signIns } = await restoreBackup(
      { ...site, siteVersion },
      plan,
    );
    await rotate(site, now);
    const more = unwrittenWords(unwritten.length) + twoStepWords(twoStepsLost);
    return `Le site est restauré. Ce qu’il y avait avant est dans la liste des sauvegardes.${more} ${signInWords(signIns)}`;
  });
}

async function runJob(
  { log }: Site,
  work: BackupJob["work"],
  run: (job: BackupJob) => Promise<string>,
): Promise<void> {
  if (jobs.current) throw new BackupBusyError();
  const job: BackupJob = { work, progress: null, signIns: null };
  jobs.current = job;
  try {
    const message = await run(job);
    jobs.last = { work, isGood: true, message, endedAt: new Date().toISOString() };
  } catch (failure) {
    const error = explainFailure(failure);
    const message = error instanceof BackupError ? error.message : FAILED;
    jobs.last = { work, isGood: false, message, endedAt: new Date().toISOString() };
    log.error({ err: error, work }, "A backup or a restoration failed.");
    throw error;
  } finally {
    jobs.current = null;
  }
}

function noting(job: BackupJob): (progress: BackupProgress) => void {
  return (progress) => {
    job.progress = progress;
  };
}

/** What it fails on takes nothing from the backup that was just made, or restored. */
async function rotate({ environment, log }: Site, now: Date): Promise<void> {
  await rotateBackups(environment.dataDir, now).catch((err: unknown) =>
    log.error({ err }, "Old backups could not be removed."),
  );
}

/** Another backup or restoration is under way in this process. */
export class BackupBusyError extends Error {}

async function tell(database: Database, by: By): Promise<void> {
  const site = { subject: "site", subjectId: null, label: "" } as const;
  await transaction(database, (trx) =>
    recordActivity(trx, { ...site, ...by, action: "backup-made" }),
  );
}
