import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const STALE_AFTER_MS = 60 * 60 * 1000;

/**
 * Writes a file whole or not at all: into `temporary` (a folder of the same disk), flushed, then
 * renamed over `target`. With `durable` it also survives a power cut once the promise resolves.
 */
export async function writeAtomically(
  target: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
  { temporary, durable }: { temporary: string; durable: boolean },
): Promise<void> {
  const draft = join(temporary, randomUUID());
  try {
    const file = await open(draft, "wx", 0o644);
    try {
      await file.writeFile(body);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (durable) await flushFolder(dirname(target));
}

/** Makes a rename survive a power cut: it lives in the folder's own data. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes drafts that an interrupted process left, never one that is being written. */
export async function removeStaleDrafts(temporary: string, now: number): Promise<void> {
  for (const name of await readdir(temporary)) {
    const draft = join(temporary, name);
    const found = await stat(draft).catch(() => null);
    if (found && now - found.mtimeMs > STALE_AFTER_MS) await rm(draft, { force: true });
  }
}
