import type { Selectable } from "kysely";
import { derivedUrl, mediaUrl, parseMediaUrl } from "~/lib/media-url";
import { recordFolderOf } from "~/lib/pictures";
import type { Queryable } from "~/platform/database/database.server";
import { findPathUses, type PathUse } from "~/platform/storage/path-uses.server";
import { isStoragePath } from "~/platform/storage/storage-path";
import type { MediaFilesTable } from "~database/schema/upkeep";
import {
  type CleanupFile,
  deletableFrom,
  FINAL_REASONS,
  putDownBefore,
  RECENT_DAYS,
  WAITING_DAYS,
  type WaitingFile,
} from "./cleanup";

/** How many entries of the log one run takes (specification §9). */
export const CLEANUP_LIMIT = 100;

export type CleanupEntry = { path: string; reason: string; createdAt: string };

/** The entries that have waited long enough, the oldest first: 100 at most. */
export async function listDueEntries(db: Queryable, now: Date): Promise<CleanupEntry[]> {
  return await listEntries(pending(db, "due", now));
}

/** How many entries have waited long enough. */
export async function countDueEntries(db: Queryable, now: Date): Promise<number> {
  return await countEntries(pending(db, "due", now));
}

/** How many entries have waited long enough, and how many have not. */
export async function countPending(
  db: Queryable,
  now: Date,
): Promise<{ due: number; waiting: number }> {
  const [due, waiting] = await Promise.all([
    countDueEntries(db, now),
    countEntries(pending(db, "waiting", now)),
  ]);
  return { due, waiting };
}

/** What waits for its time: the oldest 100, the first to go first, and how many in all. */
export async function listWaitingFiles(
  db: Queryable,
  now: Date,
): Promise<{ files: WaitingFile[]; total: number }> {
  const [entries, total] = await Promise.all([
    listEntries(pending(db, "waiting", now)),
    countEntries(pending(db, "waiting", now)),
  ]);
  const files = entries.map(({ path, reason, createdAt }) => {
    return { path, reason, from: deletableFrom(reason, createdAt) };
  });
  return { files: files.sort((a, b) => a.from.localeCompare(b.from)), total };
}

/** The entries that are not processed and have, or have not, waited long enough. */
function pending(db: Queryable, state: "due" | "waiting", now: Date) {
  return db
    .selectFrom("storage_cleanup_log")
    .where("processed", "=", false)
    .where((eb) => {
      const isDue = eb.or([
        eb("reason", "in", FINAL_REASONS),
        eb("created_at", "<=", putDownBefore(now, WAITING_DAYS)),
      ]);
      return state === "due" ? isDue : eb.not(isDue);
    });
}

async function listEntries(entries: ReturnType<typeof pending>): Promise<CleanupEntry[]> {
  return await entries
    .select(["file_path as path", "reason", "created_at as createdAt"])
    .orderBy("created_at")
    .orderBy("id")
    .limit(CLEANUP_LIMIT)
    .execute();
}

async function countEntries(entries: ReturnType<typeof pending>): Promise<number> {
  const { count } = await entries
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type SortedEntries = {
  unused: CleanupFile[];
  used: (CleanupFile & { use: PathUse })[];
  held: CleanupFile[];
  unreadable: string[];
};

/** What may go, what is in use and by what, and what must wait; reads only. */
export async function sortEntries(
  db: Queryable,
  entries: readonly CleanupEntry[],
  now: Date,
): Promise<SortedEntries> {
  const readable = new Map<string, CleanupEntry>();
  const sorted: SortedEntries = { unused: [], used: [], held: [], unreadable: [] };
  for (const entry of entries) {
    const path = storedPathOf(entry.path);
    if (path === null) sorted.unreadable.push(entry.path);
    else readable.set(path, entry);
  }
  const paths = [...readable.keys()];
  const rows = await findRows(db, paths);
  const busy = await findBusyFolders(db, paths, now);
  const uses = await findPathUses(db, paths);
  for (const [path, entry] of readable) {
    const file = toFile(path, entry, rows.get(path));
    const use = uses.get(path);
    if (use) sorted.used.push({ ...file, use });
    else if (busy.has(recordFolderOf(path) ?? "")) sorted.held.push(file);
    else sorted.unused.push(file);
  }
  return sorted;
}

type Row = Selectable<MediaFilesTable>;

async function findRows(db: Queryable, paths: string[]): Promise<Map<string, Row>> {
  if (paths.length === 0) return new Map();
  const rows = await db.selectFrom("media_files").selectAll().where("path", "in", paths).execute();
  return new Map(rows.map((row) => [row.path, row]));
}

/**
 * The folders of records that got a picture within a day. Somebody may be putting a new one in the
 * place of the old at this moment, on another instance: its file is written before its row.
 */
async function findBusyFolders(
  db: Queryable,
  paths: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const folders = new Set(paths.flatMap((path) => recordFolderOf(path) ?? []));
  if (folders.size === 0) return new Set();
  const rows = await db
    .selectFrom("media_files")
    .select("path")
    .where("created_at", ">", putDownBefore(now, RECENT_DAYS))
    .where((eb) => eb.or([...folders].map((folder) => eb("path", "like", `${folder}/%`))))
    .execute();
  return new Set(rows.flatMap(({ path }) => recordFolderOf(path) ?? []));
}

function toFile(path: string, entry: CleanupEntry, row: Row | undefined): CleanupFile {
  return {
    path,
    logged: entry.path,
    since: entry.createdAt,
    reason: entry.reason,
    byteSize: row?.byte_size ?? null,
    previewUrl: row ? derivedUrl(mediaUrl({ ...row, path }), 160, "webp") : null,
  };
}

/**
 * The stored path that an entry means: as it is, as our own address of it, or as the public address
 * that the hosted storage of the former site gave; null when it is none of these.
 */
function storedPathOf(text: string): string | null {
  if (isStoragePath(text)) return text;
  const own = parseMediaUrl(text)?.path;
  if (own && isStoragePath(own)) return own;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const [, path] = /\/(?:media|object\/public)\/(.+)$/.exec(new URL(text).pathname) ?? [];
  return path && isStoragePath(path) ? path : null;
}
