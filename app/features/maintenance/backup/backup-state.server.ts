import type { Environment } from "~/platform/environment.server";
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

const HOUR_MS = 3_600_000;
/** A day, and one more for a machine that is off at night. */
const LATE_AFTER_MS = 48 * HOUR_MS;
/** A site just started has not had the time. */
const TIME_TO_MAKE_ONE_MS = HOUR_MS;

/** @param runningMs how long this process has been serving */
export async function readBackupState(
  { dataDir, backups: isDaily }: Pick<Environment, "dataDir" | "backups">,
  now: Date,
  runningMs = process.uptime() * 1_000,
): Promise<BackupState> {
  const all = await listBackups(dataDir);
  const [newest] = all;
  const isOld = !newest || now.getTime() - newest.madeAt.getTime() > LATE_AFTER_MS;
  const { last } = backupJobs();
  return {
    count: all.length,
    byteSize: all.reduce((sum, { byteSize }) => sum + byteSize, 0),
    lastAt: newest?.madeAt.toISOString() ?? null,
    lastByteSize: newest?.byteSize ?? 0,
    isDaily,
    isLate: isDaily && isOld && runningMs > TIME_TO_MAKE_ONE_MS,
    failure: last?.work === "backup" && !last.isGood ? last.message : null,
  };
}
