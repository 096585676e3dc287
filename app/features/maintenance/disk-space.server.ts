import { statfs } from "node:fs/promises";

export type DiskSpace = { freeBytes: number; isLow: boolean };

const LOW_BYTES = 1024 ** 3;

/**
 * The room left on the disk of the data folder; low when little is, or when two more backups would
 * not fit.
 */
export async function readDiskSpace(dataDir: string, backupBytes: number): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  return { freeBytes, isLow: freeBytes < Math.max(LOW_BYTES, 2 * backupBytes) };
}
