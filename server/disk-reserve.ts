import { randomBytes } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

const RESERVE_BYTES = 8 * 1_048_576;
/** Never the last room of a disk. */
const ROOM_NEEDED_BYTES = 4 * RESERVE_BYTES;

/**
 * Keeps room for the day on which the disk is full, as a file beside the database: it is given back at
 * the first write that fails, so that somebody can still sign in and delete something.
 */
export async function fillReserve(dataDir: string): Promise<void> {
  const file = reserveIn(dataDir);
  const held = await stat(file).catch(() => null);
  if (held?.size === RESERVE_BYTES) return;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < ROOM_NEEDED_BYTES) return;
  // Random: a disk that compresses would keep no room with zeros.
  await writeFile(file, randomBytes(RESERVE_BYTES), { mode: 0o600 });
}

/** Returns whether there was anything to give back. */
export async function giveBackReserve(dataDir: string): Promise<boolean> {
  const file = reserveIn(dataDir);
  const isHeld = await stat(file).then(
    () => true,
    () => false,
  );
  await rm(file, { force: true });
  return isHeld;
}

function reserveIn(dataDir: string): string {
  return join(dataDir, "reserve");
}
