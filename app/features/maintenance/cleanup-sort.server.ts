import type { Selectable } from "kysely";
import { derivedUrl, mediaUrl } from "~/lib/media-url";
import { recordFolderOf } from "~/lib/pictures";
import type { Queryable } from "~/platform/database/database.server";
import { findPathUses, type PathUse } from "~/platform/storage/path-uses.server";
import type { MediaFilesTable } from "~database/schema/upkeep";
import type { CleanupFile } from "./cleanup.types";
import { type CleanupEntry, storedPathOf } from "./cleanup-entries.server";
import { putDownBefore, RECENT_DAYS } from "./cleanup-reasons";

/** A file, and its path as the log writes it. */
type SortedFile = CleanupFile & { logged: string };

export type SortedEntries = {
  unused: SortedFile[];
  used: (SortedFile & { use: PathUse })[];
  held: SortedFile[];
  unreadable: string[];
};

/** What may go, what is in use and by what, and what must wait; reads only. */
export async function sortEntries(
  db: Queryable,
  entries: readonly CleanupEntry[],
  now: Date,
  search: { historyAfter?: string } = {},
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
  const uses = await findPathUses(db, paths, search);
  for (const [path, entry] of readable) {
    const file = { ...toFile(path, entry, rows.get(path)), logged: entry.path };
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
    since: entry.createdAt,
    reason: entry.reason,
    byteSize: row?.byte_size ?? null,
    previewUrl: row ? derivedUrl(mediaUrl({ ...row, path }), 160, "webp") : null,
  };
}
