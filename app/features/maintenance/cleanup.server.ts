import { recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Log } from "~/platform/log.server";
import { markCleanupProcessed } from "~/platform/storage/cleanup-log.server";
import type { Storage } from "~/platform/storage/storage";
import { inTurn } from "~/platform/work-queues";
import type { ContentKind } from "~/records/server-kind";
import type { CleanupFailure, CleanupReport } from "./cleanup.types";
import { countDueEntries } from "./cleanup-entries.server";
import type { SortedEntries } from "./cleanup-sort.server";
import { withdrawUnused } from "./cleanup-withdrawal.server";
import { filesInWords } from "./cleanup-words";

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

/** How many files are deleted at a time (specification §9). */
const BATCH = 10;

type File = SortedEntries["unused"][number];

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
    const report = emptyReport();
    const sorted = await attempt(site, report, { kind: "log-fetch", files: 0 }, () =>
      withdrawUnused(site),
    );
    if (!sorted) return report;
    report.kept = sorted.used.map(({ path, because }) => ({ path, because }));
    report.unreadable = sorted.unreadable;
    for (const batch of batchesOf(sorted.unused)) await deleteBatch(site, report, batch);
    const settled = [...sorted.used.map((file) => file.logged), ...sorted.unreadable];
    await markDone(site, report, settled);
    await tellActivity(site, report, by.userId);
    report.remaining = (await attempt(site, report, null, () => countDue(site))) ?? 0;
    return report;
  });
}

function emptyReport(): CleanupReport {
  return { deleted: 0, freedBytes: 0, kept: [], unreadable: [], failures: [], remaining: 0 };
}

async function deleteBatch(
  site: CleanupSite,
  report: CleanupReport,
  batch: readonly File[],
): Promise<void> {
  const gone = await attempt(site, report, { kind: "batch-delete", files: batch.length }, () =>
    inTurns(foldersOf(batch), () => deleteFiles(site, report, batch)),
  );
  if (!gone) return;
  report.deleted += gone.length;
  for (const { byteSize } of gone) report.freedBytes += byteSize ?? 0;
  for (const { path } of gone) await site.forgetCopies(path).catch(() => undefined);
  await markDone(
    site,
    report,
    gone.map((file) => file.logged),
  );
}

/** A place that got a new file since it was looked at is left to it. */
async function deleteFiles(
  site: CleanupSite,
  report: CleanupReport,
  batch: readonly File[],
): Promise<File[]> {
  const { database, storage } = site;
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
    return await deleteOneByOne(site, report, free);
  }
}

/** One file that cannot be deleted holds back no other of its batch. */
async function deleteOneByOne(
  site: CleanupSite,
  report: CleanupReport,
  files: readonly File[],
): Promise<File[]> {
  const outcomes = await Promise.allSettled(files.map(({ path }) => site.storage.delete([path])));
  const failed = outcomes.flatMap((outcome, at) =>
    outcome.status === "rejected" ? [{ path: files[at]?.path, err: outcome.reason }] : [],
  );
  for (const { path, err } of failed) site.log.error({ err, path }, "a file cannot be deleted");
  if (failed.length > 0) report.failures.push({ kind: "batch-delete", files: failed.length });
  return files.filter((_, at) => outcomes[at]?.status === "fulfilled");
}

async function markDone(
  site: CleanupSite,
  report: CleanupReport,
  logged: readonly string[],
): Promise<void> {
  if (logged.length === 0) return;
  await attempt(site, report, { kind: "log-update", files: logged.length }, () =>
    transaction(site.database, (trx) => markCleanupProcessed(trx, logged)),
  );
}

async function tellActivity(
  site: CleanupSite,
  report: CleanupReport,
  userId: string | null,
): Promise<void> {
  if (report.deleted === 0) return;
  const label = filesInWords(report.deleted);
  const act = { action: "files-deleted", subject: "site", subjectId: null, label } as const;
  await attempt(site, report, null, () =>
    transaction(site.database, (trx) => recordActivity(trx, { ...act, userId, now: site.now })),
  );
}

async function countDue({ database, now }: CleanupSite): Promise<number> {
  return await countDueEntries(database.kysely, now);
}

/** What fails is logged and told; null then. */
async function attempt<T>(
  site: CleanupSite,
  report: CleanupReport,
  failure: { kind: CleanupFailure; files: number } | null,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    site.log.error({ err: error, ...failure }, "storage cleanup failed");
    if (failure) report.failures.push(failure);
    return null;
  }
}

function batchesOf(files: readonly File[]): File[][] {
  const count = Math.ceil(files.length / BATCH);
  return Array.from({ length: count }, (_, i) => files.slice(i * BATCH, (i + 1) * BATCH));
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
