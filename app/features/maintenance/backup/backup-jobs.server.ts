import { recordActivity } from "~/platform/activity-log.server";
import { BackupError } from "~/platform/backup/backup-error";
import type { BackupProgress } from "~/platform/backup/backup-work";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import type { Database } from "~/platform/database/database.server";
import { writeUnseen } from "~/platform/database/write.server";
import type { Services } from "~/platform/services.server";
import { version as siteVersion } from "../../../../package.json";
import { findBackup, placeForBackup, rotateBackups } from "./backup-folder.server";
import type { BackupJob, BackupOutcome } from "./backup-jobs.types";
import type { BackupKind } from "./backup-names";
import { missingWords, twoStepWords } from "./backup-words";

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
  await runJob(site, "backup", async (onProgress) => {
    const file = await placeForBackup(site.environment.dataDir, now, kind);
    const plan = { file, now, onProgress, ...(signal && { signal }) };
    const { manifest } = await makeBackup({ ...site, siteVersion }, plan);
    await rotateBackups(site.environment.dataDir, now);
    if (userId !== null) await tell(site.database, { userId, now });
    return MADE + missingWords(manifest.missing.length);
  });
}

/** Restores a backup of the list over what there is, which is saved first. */
export async function restoreSite(site: Site, name: string, { userId, now }: By): Promise<void> {
  await runJob(site, "restore", async (onProgress) => {
    const { dataDir } = site.environment;
    const file = await findBackup(dataDir, name);
    if (!file) throw new BackupError("not-a-backup", name);
    const safetyFile = await placeForBackup(dataDir, now, "avant");
    const plan = { file, safetyFile, userId, now, onProgress };
    const { twoStepsLost } = await restoreBackup({ ...site, siteVersion }, plan);
    await rotateBackups(dataDir, now);
    return `Le site est restauré. Ce qu’il y avait avant est dans la liste des sauvegardes.${twoStepWords(twoStepsLost)}`;
  });
}

async function runJob(
  { log }: Site,
  work: BackupJob["work"],
  run: (onProgress: (progress: BackupProgress) => void) => Promise<string>,
): Promise<void> {
  if (jobs.current) throw new BackupBusyError();
  const job: BackupJob = { work, progress: null };
  jobs.current = job;
  try {
    const message = await run((progress) => {
      job.progress = progress;
    });
    jobs.last = { work, isGood: true, message, endedAt: new Date().toISOString() };
  } catch (error) {
    const message = error instanceof BackupError ? error.message : FAILED;
    jobs.last = { work, isGood: false, message, endedAt: new Date().toISOString() };
    log.error({ err: error, work }, "A backup or a restoration failed.");
    throw error;
  } finally {
    jobs.current = null;
  }
}

/** Another backup or restoration is under way in this process. */
export class BackupBusyError extends Error {}

async function tell(database: Database, by: By): Promise<void> {
  const site = { subject: "site", subjectId: null, label: "" } as const;
  await writeUnseen(database, (trx) =>
    recordActivity(trx, { ...site, ...by, action: "backup-made" }),
  );
}
