import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import { answerFile } from "~/platform/answer-file.server";
import { openPlainFile } from "~/platform/storage/local-files.server";
import { openedFile } from "~/platform/storage/opened-file";

/** Made by itself at night, by somebody, or before a restoration replaced what was there. */
const BACKUP_KINDS = ["auto", "main", "avant"] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export type BackupName = { name: string; kind: BackupKind; madeAt: Date };

const NAME = /^foulee-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(auto|main|avant)\.tar$/;

/** `foulee-20260310-103000-auto.tar`, to the second, UTC: what a file manager sorts by name is sorted by time. */
export function backupName(madeAt: Date, kind: BackupKind): string {
  const stamp = madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  return `foulee-${stamp}-${kind}.tar`;
}

/** Reads a name that `backupName` made; null for any other, so that no address leads to another file. */
export function parseBackupName(name: string): BackupName | null {
  const [, year, month, day, hour, minute, second, word] = NAME.exec(name) ?? [];
  const kind = BACKUP_KINDS.find((known) => known === word);
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return kind && !Number.isNaN(madeAt.getTime()) ? { name, kind, madeAt } : null;
}

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
  const found: StoredBackup[] = [];
  for (const name of await namesInFolder(dataDir)) {
    const parsed = parseBackupName(name);
    const state = parsed && (await stat(join(folder, name)).catch(() => null));
    if (parsed && state?.isFile()) found.push({ ...parsed, byteSize: state.size });
  }
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** None before the first backup. */
async function namesInFolder(dataDir: string): Promise<string[]> {
  return await readdir(backupFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
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

/**
 * A backup as the browser downloads it, never whole in memory; a download that was cut goes on where it
 * stopped. Null for a name that is not in the list.
 */
export async function downloadBackup(
  request: Request,
  { dataDir, name, isHead }: { dataDir: string; name: string; isHead: boolean },
): Promise<Response | null> {
  const file = await findBackup(dataDir, name);
  if (!file) return null;
  const { size, mtimeMs } = await stat(file);
  const headers = new Headers({
    "content-type": "application/x-tar",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
    etag: `"${name}-${size}-${Math.round(mtimeMs)}"`,
  });
  const open = async () => {
    const handle = await openPlainFile(file);
    return handle && (await openedFile(handle));
  };
  return await answerFile(request, { headers, isHead, knownSize: async () => size, open });
}

const DAY_MS = 86_400_000;

/** Whether a backup bears a time that a wrong clock gave it. */
export function isToCome({ madeAt }: BackupName, now: Date): boolean {
  return madeAt.getTime() - now.getTime() > DAY_MS;
}

/**
 * Removes the backups that have had their time, and what a killed process left unfinished. Those that
 * bear a time to come take no place of the others, and stay until it has come or somebody removes them.
 * `limitedSince` is when the site began to limit the age of those that somebody made.
 */
export async function rotateBackups(dataDir: string, limitedSince: Date, now: Date): Promise<void> {
  for (const name of await namesInFolder(dataDir)) {
    if (!name.endsWith(".partiel")) continue;
    const file = join(backupFolder(dataDir), name);
    const state = await stat(file).catch(() => null);
    if (state && now.getTime() - state.mtimeMs > DAY_MS) await rm(file, { force: true });
  }
  const past = (await listBackups(dataDir)).filter((backup) => !isToCome(backup, now));
  for (const { name } of outdatedBackups(past, limitedSince, now)) {
    await rm(join(backupFolder(dataDir), name), { force: true });
  }
}

const DAYS = 7;
const WEEKS = 4;
/** Copies of what restorations replaced. */
const REPLACED = 3;
/** So long somebody has to take their old backups elsewhere after the upgrade that limited their age. */
const GRACE_MS = 31 * DAY_MS;

/**
 * Which backups have had their time. Of those made by themselves stay the newest of each of the
 * last seven days that have one, and the newest of each of the four weeks before this one; of those made before
 * a restoration, the last three; of those that somebody made, all. None stays longer than the privacy page
 * says, except the newest of all, and for 31 days after the upgrade those that somebody made.
 */
export function outdatedBackups<T extends BackupName>(
  all: readonly T[],
  limitedSince: Date,
  now: Date,
): T[] {
  const newestFirst = all.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const auto = newestFirst.filter(({ kind }) => kind === "auto");
  const inTurn = new Set<T>([
    ...newestOfEach(auto, ({ madeAt }) => parisDay(madeAt)).slice(0, DAYS),
    ...newestOfEach(auto, ({ madeAt }) => weekOf(parisDay(madeAt))).slice(0, 1 + WEEKS),
    ...newestFirst.filter(({ kind }) => kind === "avant").slice(0, REPLACED),
    ...newestFirst.filter(({ kind }) => kind === "main"),
  ]);
  return newestFirst.filter((backup, place) => {
    const isTooOld = place > 0 && endOf(backup, limitedSince) <= now.getTime();
    return isTooOld || !inTurn.has(backup);
  });
}

/**
 * The day of Paris on which a backup is removed at the latest; null for the newest, which stays until
 * there is another.
 */
export function lastDayOf(
  backup: BackupName,
  all: readonly BackupName[],
  limitedSince: Date,
  now: Date,
): string | null {
  const newest = all
    .filter((other) => !isToCome(other, now))
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0];
  return backup.name === newest?.name ? null : parisDay(new Date(endOf(backup, limitedSince)));
}

function endOf({ kind, madeAt }: BackupName, limitedSince: Date): number {
  const end = madeAt.getTime() + RETENTION.backupsDays * DAY_MS;
  return kind === "main" ? Math.max(end, limitedSince.getTime() + GRACE_MS) : end;
}

function newestOfEach<T>(newestFirst: readonly T[], period: (one: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const one of newestFirst) {
    if (!seen.has(period(one))) seen.set(period(one), one);
  }
  return [...seen.values()];
}

/** The Monday of a day's week, as a number of weeks. */
function weekOf(day: string): string {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  // The first of January 1970 was a Thursday.
  return String(Math.floor((days + 3) / 7));
}
