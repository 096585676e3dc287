import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type BackupKind, type BackupName, backupName, parseBackupName } from "./backup-names";
import { outdatedBackups } from "./backup-rotation";

export type StoredBackup = BackupName & { byteSize: number };

/** Where backups of a site are kept: beside its data, each instance its own. */
function backupFolder(dataDir: string): string {
  return join(dataDir, "sauvegardes");
}

/** The place of a new backup, its folder made, readable by its owner only. */
export async function placeForBackup(
  dataDir: string,
  now: Date,
  kind: BackupKind,
): Promise<string> {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, backupName(now, kind));
}

/** The whole backups of a site, newest first. */
export async function listBackups(dataDir: string): Promise<StoredBackup[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const found: StoredBackup[] = [];
  for (const name of names) {
    const parsed = parseBackupName(name);
    const state = parsed && (await stat(join(folder, name)).catch(() => null));
    if (parsed && state?.isFile()) found.push({ ...parsed, byteSize: state.size });
  }
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Where a backup of the list is; null for any other name. */
export async function findBackup(dataDir: string, name: string): Promise<string | null> {
  const all = await listBackups(dataDir);
  return all.some((one) => one.name === name) ? join(backupFolder(dataDir), name) : null;
}

/** Removes one; false when it is not there. */
export async function removeBackup(dataDir: string, name: string): Promise<boolean> {
  const file = await findBackup(dataDir, name);
  if (file) await rm(file, { force: true });
  return file !== null;
}

const DAY_MS = 86_400_000;

/** Removes the backups that have had their time, and what a killed process left unfinished. */
export async function rotateBackups(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(backupFolder(dataDir))) {
    if (!name.endsWith(".partiel")) continue;
    const file = join(backupFolder(dataDir), name);
    const state = await stat(file).catch(() => null);
    if (state && now.getTime() - state.mtimeMs > DAY_MS) await rm(file, { force: true });
  }
  for (const { name } of outdatedBackups(await listBackups(dataDir))) {
    await rm(join(backupFolder(dataDir), name), { force: true });
  }
}

/** A backup as the browser downloads it, never whole in memory; null for a name that is not in the list. */
export async function downloadBackup(dataDir: string, name: string): Promise<Response | null> {
  const file = await findBackup(dataDir, name);
  if (!file) return null;
  const handle = await open(file, "r");
  const { size } = await handle.stat();
  await handle.close();
  const body = Readable.toWeb(createReadStream(file));
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "application/x-tar",
      "content-length": String(size),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
