import { slicesOf } from "~/lib/lists";
import { recordSiteActivity } from "~/platform/activity-log.server";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Log } from "~/platform/log.server";
import { markCleanupProcessed } from "~/platform/storage/cleanup-log.server";
import type { Storage } from "~/platform/storage/storage";
import { inTurn } from "~/platform/work-queues";
import type { ContentKind } from "~/records/content-kind";
import { type CleanupFailure, type CleanupReport, filesInWords } from "./cleanup";
import {
  type CleanupEntry,
  countDueEntries,
  listDueEntries,
  type SortedEntries,
  sortEntries,
} from "./cleanup-entries.server";
import { sayUses } from "./cleanup-plan.server";

export type CleanupSite = {
  database: Database;
  storage: Storage;
  log: Log;
  now: Date;
  /** Every kind of content, for the words of what uses a file. */
  contentKinds: readonly ContentKind[];
  /** Drops the smaller copies of a file that is gone. */
  forgetCopies: (path: string) => Promise<void>;
};

type Run = CleanupSite & { report: CleanupReport };

/** How many files are deleted at a time (specification §9). */
const BATCH = 10;

type File = SortedEntries["unused"][number];
/** What one run deletes, keeps and takes off its list. */
type Withdrawal = {
  unused: File[];
  kept: Awaited<ReturnType<typeof sayUses>>;
  unreadable: string[];
};

/**
 * Deletes what waits in the cleanup log and nothing uses: 100 entries at most, in batches of 10. A
 * file that anything uses is kept and leaves the list, for whoever drops it last puts it down again.
 * A failure never throws: it is told in the report, what it left undone stays in the list, and doing
 * it again is safe.
 */
export async function runCleanup(
  site: CleanupSite,
  by: { userId: string | null },
): Promise<CleanupReport> {
  return await inTurn("storage cleanup", async () => {
    const report: CleanupReport = {
      deleted: 0,
      freedBytes: 0,
      kept: [],
      unreadable: [],
      failures: [],
      remaining: 0,
    };
    const run = { ...site, report };
    const sorted = await attempt(run, { kind: "log-fetch", files: 0 }, () => withdrawUnused(site));
    if (!sorted) return report;
    report.kept = sorted.kept.map(({ path, because }) => ({ path, because }));
    report.unreadable = sorted.unreadable;
    for (const batch of slicesOf(sorted.unused, BATCH)) await deleteBatch(run, batch);
    const settled = [...sorted.kept.map((file) => file.logged), ...sorted.unreadable];
    await markDone(run, settled);
    await tellActivity(run, by.userId);
    const count = () => countDueEntries(site.database.kysely, site.now);
    report.remaining = (await attempt(run, null, count)) ?? 0;
    return report;
  });
}

/** An entry of the history changes for ten minutes after its first writing, then never again. */
const SETTLED_MS = 60 * 60_000;

/**
 * Decides what goes, and forgets its rows: from then on no form may take such a picture up again.
 * All texts are searched first, while others work; then again under the lock of all content writes,
 * so that nobody begins to use a file meanwhile. The second search leaves out the old part of the
 * history, by far the longest, unless that has changed (pruned, or a backup was restored).
 */
async function withdrawUnused({ database, contentKinds, now }: CleanupSite): Promise<Withdrawal> {
  const { kysely } = database;
  const settledUntil = new Date(now.getTime() - SETTLED_MS).toISOString();
  const mark = await readHistoryMark(kysely, settledUntil);
  const first = await sortEntries(kysely, await listDueEntries(kysely, now), now);
  const kept = await sayUses(kysely, contentKinds, first.used);
  if (first.unused.length === 0) return { ...first, kept };
  return await transaction(database, async (trx) => {
    const isSame = (await readHistoryMark(trx, settledUntil)) === mark;
    const entries = first.unused.map(toEntry);
    const search = isSame ? { historyAfter: settledUntil } : {};
    const last = await sortEntries(trx, entries, now, search);
    const paths = last.unused.map((file) => file.path);
    if (paths.length > 0) await trx.deleteFrom("media_files").where("path", "in", paths).execute();
    kept.push(...(await sayUses(trx, contentKinds, last.used)));
    return { unused: last.unused, kept, unreadable: first.unreadable };
  });
}

function toEntry({ logged, reason, since }: SortedEntries["unused"][number]): CleanupEntry {
  return { path: logged, reason, createdAt: since };
}

const HISTORIES = ["article_revisions", "club_revisions"] as const;

async function readHistoryMark(db: Queryable, until: string): Promise<string> {
  const marks: unknown[] = [];
  for (const table of HISTORIES) marks.push(await readMark(db, table, until));
  return JSON.stringify(marks);
}

async function readMark(db: Queryable, table: (typeof HISTORIES)[number], until: string) {
  const mark = await db
    .selectFrom(table)
    .select((eb) => [
      eb.fn.countAll().as("count"),
      eb.fn.min("id").as("min"),
      eb.fn.max("id").as("max"),
    ])
    .where("created_at", "<=", until)
    .executeTakeFirstOrThrow();
  return [Number(mark.count), mark.min, mark.max];
}

async function deleteBatch(run: Run, batch: readonly File[]): Promise<void> {
  const gone = await attempt(run, { kind: "batch-delete", files: batch.length }, () =>
    inTurns(foldersOf(batch), () => deleteFiles(run, batch)),
  );
  if (!gone) return;
  run.report.deleted += gone.length;
  for (const { path, byteSize } of gone) {
    run.report.freedBytes += byteSize ?? 0;
    await run.forgetCopies(path).catch(() => undefined);
  }
  await markDone(
    run,
    gone.map((file) => file.logged),
  );
}

/** A place that got a new file since it was looked at is left to it. */
async function deleteFiles(run: Run, batch: readonly File[]): Promise<File[]> {
  const { database, storage } = run;
  const paths = batch.map((file) => file.path);
  const taken = await database.kysely
    .selectFrom("media_files")
    .select("path")
    .where("path", "in", paths)
    .execute();
  const free = batch.filter((file) => !taken.some((row) => row.path === file.path));
  try {
    await storage.delete(free.map((file) => file.path));
    return free;
  } catch {
    return await deleteOneByOne(run, free);
  }
}

/** One file that cannot be deleted holds back no other of its batch. */
async function deleteOneByOne(run: Run, files: readonly File[]): Promise<File[]> {
  const outcomes = await Promise.allSettled(files.map(({ path }) => run.storage.delete([path])));
  const failed = outcomes.flatMap((outcome, at) =>
    outcome.status === "rejected" ? [{ path: files[at]?.path, err: outcome.reason }] : [],
  );
  for (const { path, err } of failed) run.log.error({ err, path }, "a file cannot be deleted");
  if (failed.length > 0) run.report.failures.push({ kind: "batch-delete", files: failed.length });
  return files.filter((_, at) => outcomes[at]?.status === "fulfilled");
}

async function markDone(run: Run, logged: readonly string[]): Promise<void> {
  if (logged.length === 0) return;
  await attempt(run, { kind: "log-update", files: logged.length }, () =>
    transaction(run.database, (trx) => markCleanupProcessed(trx, logged)),
  );
}

async function tellActivity(run: Run, userId: string | null): Promise<void> {
  if (run.report.deleted === 0) return;
  const label = filesInWords(run.report.deleted);
  const act = { action: "files-deleted", label, userId, now: run.now } as const;
  await attempt(run, null, () => transaction(run.database, (trx) => recordSiteActivity(trx, act)));
}

/** What fails is logged and told; null then. */
async function attempt<T>(
  { log, report }: Run,
  failure: { kind: CleanupFailure; files: number } | null,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error, ...failure }, "storage cleanup failed");
    if (failure) report.failures.push(failure);
    return null;
  }
}

/** The keys under which uploads to these places take turns. */
function foldersOf(files: readonly File[]): string[] {
  return [...new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf("/"))))].sort();
}

async function inTurns<T>(
  [first, ...others]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  return first === undefined ? await work() : await inTurn(first, () => inTurns(others, work));
}
