import { findLastDone } from "~/platform/background-tasks.server";
import type { Services } from "~/platform/services.server";
import { listBackups } from "./backup-folder.server";
import { backupJobs } from "./backup-jobs.server";

/** Whether the site could be restored, and as it was when; moments are ISO 8601, UTC. */
export type BackupState = {
  count: number;
  /** What all of them weigh. */
  byteSize: number;
  lastAt: string | null;
  /** The newest one's. */
  lastByteSize: number;
  isDaily: boolean;
  /** One should have been made since the last. */
  isLate: boolean;
  /** Why the last try of this process made none, in French. */
  failure: string | null;
};

/** The name under which instances claim the backup of each day (server/jobs/jobs.ts). */
export const DAILY_BACKUP_TASK = "daily-backup";

const HOUR_MS = 3_600_000;
/** A day, and one more for a machine that is off at night. */
const LATE_AFTER_MS = 48 * HOUR_MS;
/** A site just started has not had the time. */
const TIME_TO_MAKE_ONE_MS = HOUR_MS;

/** @param runningMs how long this process has been serving */
export async function readBackupState(
  { environment, database, now }: Pick<Services, "environment" | "database" | "now">,
  runningMs = process.uptime() * 1_000,
): Promise<BackupState> {
  const [all, doneAt] = await Promise.all([
    listBackups(environment.dataDir),
    findLastDone(database, DAILY_BACKUP_TASK),
  ]);
  const lastMs = all[0]?.madeAt.getTime() ?? 0;
  // Another instance may have made it, into a folder of its own.
  const isOld = now.getTime() - Math.max(lastMs, doneAt?.getTime() ?? 0) > LATE_AFTER_MS;
  const { last } = backupJobs();
  const hasFailed = last?.work === "backup" && !last.isGood && Date.parse(last.endedAt) > lastMs;
  return {
    count: all.length,
    byteSize: all.reduce((sum, { byteSize }) => sum + byteSize, 0),
    lastAt: all[0]?.madeAt.toISOString() ?? null,
    lastByteSize: all[0]?.byteSize ?? 0,
    isDaily: environment.backups,
    isLate: environment.backups && isOld && runningMs > TIME_TO_MAKE_ONE_MS,
    failure: hasFailed ? last.message : null,
  };
}
