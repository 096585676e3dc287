import type { Queryable } from "~/platform/database/database.server";
import type { ContentKind } from "~/records/server-kind";
import type { CleanupFile, CleanupPlan } from "./cleanup.types";
import {
  CLEANUP_LIMIT,
  type CleanupEntry,
  countDueEntries,
  listDueEntries,
  listWaitingEntries,
} from "./cleanup-entries.server";
import { deletableFrom } from "./cleanup-reasons";
import { type SortedEntries, sortEntries } from "./cleanup-sort.server";
import { sayPathUse } from "./path-use-words.server";

/** The dry run: what the next run would delete, what it would keep and because of what. Writes nothing. */
export async function planCleanup(
  db: Queryable,
  kinds: readonly ContentKind[],
  now: Date,
): Promise<CleanupPlan> {
  const entries = await listDueEntries(db, now);
  const [sorted, due] = await Promise.all([
    sortEntries(db, entries, now),
    entries.length < CLEANUP_LIMIT ? entries.length : countDueEntries(db, now),
  ]);
  const kept = sorted.used.map(async ({ use, ...file }) => ({
    ...withoutLogged(file),
    because: await sayPathUse(db, kinds, use),
  }));
  return {
    unused: sorted.unused.map(withoutLogged),
    kept: await Promise.all(kept),
    unreadable: sorted.unreadable,
    held: sorted.held.map(withoutLogged),
    furtherDue: due - entries.length,
  };
}

function withoutLogged({ logged: _, ...file }: SortedEntries["unused"][number]): CleanupFile {
  return file;
}

const counts = new WeakMap<Queryable, { of: string; until: number; count: number }>();
const COUNT_KEPT_MS = 10 * 60_000;

/**
 * How many files the next night is going to delete, as far as one run sees: 100 at most. Asked again
 * about the same entries within ten minutes, it answers without searching all texts again.
 */
export async function countUnusedFiles(db: Queryable, now: Date): Promise<number> {
  const entries = await listDueEntries(db, now);
  if (entries.length === 0) return 0;
  const of = entries.map((entry) => entry.path).join("\n");
  const kept = counts.get(db);
  if (kept?.of === of && now.getTime() < kept.until) return kept.count;
  const count = (await sortEntries(db, entries, now)).unused.length;
  counts.set(db, { of, until: now.getTime() + COUNT_KEPT_MS, count });
  return count;
}

/** An entry that has not waited long enough. */
export type WaitingEntry = Omit<CleanupEntry, "createdAt"> & {
  /** ISO 8601: from when on it may go. */
  from: string;
};

/** What waits for its time: the first 100, and how many in all. */
export async function listWaitingFiles(
  db: Queryable,
  now: Date,
): Promise<{ files: WaitingEntry[]; total: number }> {
  const { entries, total } = await listWaitingEntries(db, now);
  const files = entries.map(({ createdAt, ...entry }) => ({
    ...entry,
    from: deletableFrom({ ...entry, createdAt }),
  }));
  return { files: files.sort((a, b) => a.from.localeCompare(b.from)), total };
}
