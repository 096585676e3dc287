import { recordSiteActivity } from "./activity-log.server";
import { findLatestDone, forgetFutureRuns, noteDone } from "./background-tasks.server";
import type { Database, DatabaseTransaction, Queryable } from "./database/database.server";
import { transaction } from "./database/transaction.server";
import type { Log } from "./log.server";
import { readSetting, removeSetting, writeSetting } from "./site-settings.server";

/**
 * The clock of the server is not believed: what deletes by age waits. Of the site, not of a process:
 * all instances share it, and it outlives restarts. Instants are ISO 8601, UTC.
 */
export type ClockDoubt = {
  /** The clock's time at the start that raised the doubt. */
  saidAt: string;
  /** When the site had last worked, as the clock was then. */
  workedAt: string;
  /** For how long the site has run since without a jump of the clock. */
  steadyMs: number;
  /** The clock's time at the latest check. */
  notedAt: string;
};

type Site = { database: Database; log: Log; now: () => Date };

const KEY = "clock-doubt";
/** The background task whose last run is the moment at which the clock was believed. */
const BELIEVED = "clock-believed";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_MS = 35 * DAY_MS;
const BEHIND_MS = DAY_MS;
/** So much running without a jump makes the clock believed. */
const STEADY_MS = 7 * DAY_MS;
/** Two checks further apart than this had a stop of the site between them, which is no running. */
const LONGEST_GAP_MS = HOUR_MS / 2;

/** The doubt about the clock; null while it is believed. */
export async function findClockDoubt(db: Queryable): Promise<ClockDoubt | null> {
  const value = await readSetting(db, KEY);
  return value === undefined ? null : (JSON.parse(value) as ClockDoubt);
}

/** In a transaction that replaces all settings: leaves the doubt, or none, as it was before. */
export async function writeClockDoubt(
  trx: DatabaseTransaction,
  doubt: ClockDoubt | null,
): Promise<void> {
  if (doubt) await writeSetting(trx, KEY, JSON.stringify(doubt));
  else await removeSetting(trx, KEY);
}

/**
 * Compares the clock, once at a start and before any job, with the last work of the site: the greatest
 * `background_tasks.last_done_at`, or while there is a doubt its latest check, so that a clock that was
 * put right raises no other doubt at each further start. One that is more than 35 days ahead of it or
 * a day behind it is doubted; a doubt that was there stays.
 */
export async function compareClock({ database, log, now }: Site): Promise<void> {
  const doubt = await transaction(database, async (trx) => {
    const known = await findClockDoubt(trx);
    const workedAt = known?.notedAt ?? (await findLatestDone(trx))?.toISOString();
    const saidAt = now().toISOString();
    if (workedAt === undefined || agrees(saidAt, workedAt)) return known;
    const fresh = { saidAt, workedAt, steadyMs: 0, notedAt: saidAt };
    await writeClockDoubt(trx, fresh);
    return fresh;
  });
  if (doubt) log.warn(doubt, "The clock is doubted: what deletes by age waits.");
}

/** Whether the clock, since it said `before`, has gone on as that of a site that may have been off for a while. */
function agrees(now: string, before: string): boolean {
  const passedMs = Date.parse(now) - Date.parse(before);
  return passedMs <= AHEAD_MS && passedMs >= -BEHIND_MS;
}

/**
 * While there is a doubt, to be called every ten minutes: adds the time since the latest check of
 * whatever instance, or begins anew when the clock has jumped. Seven days end the doubt. The time
 * that the site was off is not counted, and takes nothing away.
 */
export async function checkDoubtedClock(
  { database, log, now }: Site,
  isSteady: boolean,
): Promise<void> {
  // Looked at first: the lock of all writes is not taken every ten minutes for nothing.
  if (!(await findClockDoubt(database.kysely))) return;
  const isOver = await transaction(database, async (trx) => {
    const doubt = await findClockDoubt(trx);
    if (!doubt) return false;
    const next = afterCheck(doubt, now(), isSteady);
    if (next.steadyMs >= STEADY_MS) await endDoubt(trx, now());
    else await writeClockDoubt(trx, next);
    return next.steadyMs >= STEADY_MS;
  });
  if (isOver) log.warn("The clock has gone steadily for seven days: it is believed.");
}

function afterCheck(doubt: ClockDoubt, now: Date, isSteady: boolean): ClockDoubt {
  const clock = now.toISOString();
  if (!isSteady || !agrees(clock, doubt.notedAt)) return { ...doubt, steadyMs: 0, notedAt: clock };
  const passedMs = now.getTime() - Date.parse(doubt.notedAt);
  // Another instance has checked a moment later by its own clock: that time is counted already.
  if (passedMs <= 0) return doubt;
  const isRunning = passedMs <= LONGEST_GAP_MS;
  return { ...doubt, steadyMs: doubt.steadyMs + (isRunning ? passedMs : 0), notedAt: clock };
}

/** Somebody says that the clock is right. False when it was not doubted (any more). */
export async function believeClock(
  { database, log }: Pick<Site, "database" | "log">,
  by: { userId: string; now: Date },
): Promise<boolean> {
  const isOver = await transaction(database, async (trx) => {
    if (!(await findClockDoubt(trx))) return false;
    await endDoubt(trx, by.now);
    await recordSiteActivity(trx, { action: "clock-believed", ...by });
    return true;
  });
  if (isOver) log.warn({ user: by.userId }, "Somebody said that the clock is right.");
  return isOver;
}

/**
 * A wrong clock's own entries must not raise the same doubt at the next start: runs that lie in the
 * future never were. The next start compares with this moment at least.
 */
async function endDoubt(trx: DatabaseTransaction, now: Date): Promise<void> {
  await writeClockDoubt(trx, null);
  await forgetFutureRuns(trx, new Date(now.getTime() + BEHIND_MS));
  await noteDone(trx, BELIEVED, now);
}

/** The doubt as screens tell it. */
export type DoubtedClock = Pick<ClockDoubt, "saidAt" | "workedAt"> & {
  now: string;
  /** Days of steady running after which it ends by itself, rounded up. */
  daysLeft: number;
};

/** The doubt about the clock for a screen; null while it is believed. */
export async function readDoubtedClock(db: Queryable, now: Date): Promise<DoubtedClock | null> {
  const doubt = await findClockDoubt(db);
  if (!doubt) return null;
  const { saidAt, workedAt, steadyMs } = doubt;
  const daysLeft = Math.ceil((STEADY_MS - steadyMs) / DAY_MS);
  return { saidAt, workedAt, now: now.toISOString(), daysLeft };
}
