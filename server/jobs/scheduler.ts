import { Cron } from "croner";
import { type ClaimedRun, runClaimed } from "~/platform/background-tasks.server";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import type { SiteServices } from "../services.server";

export type JobSite = SiteServices & { now: () => Date };

/** Work that nobody asks for. */
export type Job = {
  name: string;
  /** When to check whether there is something to do: a cron pattern with seconds, in the time of Paris. */
  pattern: string;
  /** How long after the start of the site the first check may be. */
  firstAfterMs?: number;
  /** Checks at the start and at the stop of the site too. */
  alsoAt?: readonly ("start" | "stop")[];
  /**
   * Done by one instance on the database at a time, no more often than this, and not while the clock
   * jumps; by every instance at each check unless said. Checks are never exact: leave them some time.
   */
  everyMs?: ClaimedRun["everyMs"];
  /** Deletes or ends what is old: not done while the clock is doubted (clock-doubt.server.ts) or jumps. */
  goesByAge?: boolean;
  /** `signal` is aborted when the site stops, or when another instance took over. */
  run(site: JobSite, signal: AbortSignal): Promise<void>;
  /** Whether a failure is nothing to log: it is tried at the next check. */
  isExpectedFailure?(error: unknown): boolean;
};

/** A clock that jumped by more is not believed until it has been steady from one check to the next. */
const JUMP_MS = 3_600_000;
const NEVER = new AbortController().signal;

/**
 * Starts checking what is due. Each failure is told and stops nothing else. Returns how to stop, which
 * resolves once what is under way is finished.
 */
export function startJobs(site: JobSite, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController();
  const scheduled = jobs.map((job) => schedule(job, site, stopping.signal));
  return async () => {
    stopping.abort(new Error("The site is being stopped."));
    for (const stop of scheduled) await stop();
  };
}

function schedule(job: Job, site: JobSite, stopping: AbortSignal): () => Promise<void> {
  const check = createCheck(job, site, stopping);
  // Not by the wall clock, which may be set back.
  const first = performance.now() + (job.firstAfterMs ?? 0);
  let underWay = job.alsoAt?.includes("start") ? check() : Promise.resolve();
  const next = () => {
    if (!stopping.aborted && performance.now() >= first) underWay = underWay.then(check);
    return underWay;
  };
  const options = { protect: true, timezone: "Europe/Paris", unref: true };
  const cron = new Cron(job.pattern, options, next);
  return async () => {
    cron.stop();
    await underWay;
    if (job.alsoAt?.includes("stop")) await createCheck(job, site, NEVER)();
  };
}

/** Does a job if it is due. The returned function never rejects. */
export function createCheck(job: Job, site: JobSite, stopping: AbortSignal): () => Promise<void> {
  const { name, everyMs, goesByAge = false, run } = job;
  const { database, log, now } = site;
  const isSteady = watchClock(now);
  return async () => {
    if (database.reach.isLost()) return;
    try {
      if (goesByAge && (await findClockDoubt(database.kysely))) return;
      if ((goesByAge || everyMs !== undefined) && !isSteady()) {
        return log.warn({ job: name }, "The clock has jumped: this job waits.");
      }
      if (everyMs === undefined) return await run(site, stopping);
      await runClaimed(database, name, { everyMs, now }, ({ signal: lost }) =>
        run(site, AbortSignal.any([lost, stopping])),
      );
    } catch (err) {
      if (stopping.aborted || job.isExpectedFailure?.(err)) return;
      log.error({ err, job: name }, "A job failed.");
    }
  };
}

/**
 * Says whether the wall clock has gone as fast as time itself since it was last asked: a clock that
 * is wrong by a month for a moment must not empty the trash.
 */
export function watchClock(now: () => Date, elapsed = () => performance.now()): () => boolean {
  let wall = now().getTime();
  let steady = elapsed();
  return () => {
    const [wallThen, steadyThen] = [wall, steady];
    wall = now().getTime();
    steady = elapsed();
    return Math.abs(wall - wallThen - (steady - steadyThen)) < JUMP_MS;
  };
}
