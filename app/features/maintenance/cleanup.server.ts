import { slicesOf } from "~/lib/lists";
import { recordSiteActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Log } from "~/platform/log.server";
import { markCleanupProcessed, markLeaving } from "~/platform/storage/cleanup-log.server";
import type { Storage } from "~/platform/storage/storage";
import { inTurn } from "~/platform/work-queues";
import type { ContentKind } from "~/records/content-kind";
import {
  type CleanupFailure,
  type CleanupFile,
  type CleanupPlan,
  type CleanupReport,
  filesInWords,
} from "./cleanup";
import { type CleanupEntry, countDueEntries, sortEntries } from "./cleanup-entries.server";
import { planCleanup, sayUses } from "./cleanup-plan.server";

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
    const plan = await attempt(run, { kind: "log-fetch", files: 0 }, () => withdrawUnused(site));
    if (!plan) return report;
    report.kept = plan.kept.map(({ path, because }) => ({ path, because }));
    report.unreadable = plan.unreadable;
    for (const batch of slicesOf(plan.unused, BATCH)) await deleteBatch(run, batch);
    const settled = [...plan.kept.map((file) => file.logged), ...plan.unreadable];
    await markDone(run, settled);
    await tellActivity(run, by.userId);
    const count = () => countDueEntries(site.database.kysely, site.now);
    report.remaining = (await attempt(run, null, count)) ?? 0;
    return report;
  });
}

/**
 * Decides what goes, and forgets its rows. All texts are searched while others save; then once more for what
 * nothing used, once the log marks it and no form may take it up any more (`isStoredImage`). A run that was
 * interrupted leaves its marks, and the next one decides anew.
 */
async function withdrawUnused({ database, contentKinds, now }: CleanupSite): Promise<CleanupPlan> {
  const { kysely } = database;
  const plan = await planCleanup(kysely, contentKinds, now);
  if (plan.unused.length === 0) return plan;
  await transaction(database, (trx) => markLeaving(trx, plan.unused));
  const again = await sortEntries(kysely, plan.unused.map(toEntry), now);
  await forgetRows(database, again.unused);
  return {
    ...plan,
    unused: again.unused,
    kept: [...plan.kept, ...(await sayUses(kysely, contentKinds, again.used))],
  };
}

/** As the log has it once it is marked. */
function toEntry({ path, reason, since }: CleanupFile): CleanupEntry {
  return { path, reason, createdAt: since };
}

async function forgetRows(database: Database, files: readonly CleanupFile[]): Promise<void> {
  const paths = files.map((file) => file.path);
  if (paths.length === 0) return;
  await transaction(database, (trx) =>
    trx.deleteFrom("media_files").where("path", "in", paths).execute(),
  );
}

async function deleteBatch(run: Run, batch: readonly CleanupFile[]): Promise<void> {
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
async function deleteFiles(run: Run, batch: readonly CleanupFile[]): Promise<CleanupFile[]> {
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
async function deleteOneByOne(run: Run, files: readonly CleanupFile[]): Promise<CleanupFile[]> {
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
function foldersOf(files: readonly CleanupFile[]): string[] {
  return [...new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf("/"))))].sort();
}

async function inTurns<T>(
  [first, ...others]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  return first === undefined ? await work() : await inTurn(first, () => inTurns(others, work));
}
