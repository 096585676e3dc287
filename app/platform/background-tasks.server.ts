import type { Database } from "~/platform/database/database.server";

/** A worker that has not renewed its claim for so long was killed: another one may begin. */
const CLAIM_MS = 60_000;
const RENEWAL_MS = 20_000;

export type ClaimedRun = {
  /** How long after one run began the next one may. Ask more often than that: a timer is never exact. */
  everyMs: number;
  now: () => Date;
};

/**
 * Runs the background task `name` unless it was done less than `everyMs` ago or is being done, by
 * whatever instance on the same database. The claim is renewed while `work` runs and taken over a
 * minute after its holder died; `signal` is aborted when this instance lost it (it was paused for
 * longer than that). Rethrows what `work` throws: the task is then due again at once. Times that
 * lie too far in the future to be true (a clock was set back) count for nothing. Returns whether this
 * instance did the task.
 */
export async function runClaimed(
  database: Database,
  name: string,
  { everyMs, now }: ClaimedRun,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const begunAt = now();
  const until = await claim(database, name, everyMs, begunAt);
  if (until === null) return false;
  const holding = holdClaim(database, name, until, now);
  try {
    await work(holding.signal);
  } catch (error) {
    await holding.release({}).catch(() => undefined);
    throw error;
  }
  await holding.release({ last_done_at: begunAt.toISOString() });
  return true;
}

/** When `name` last began a run that succeeded, on whatever instance; null if it never did. */
export async function findLastDone({ kysely }: Database, name: string): Promise<Date | null> {
  const row = await kysely
    .selectFrom("background_tasks")
    .select("last_done_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.last_done_at ? new Date(row.last_done_at) : null;
}

function later(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString();
}

/**
 * Until when the task is this instance's; null when it was done recently or is another's. One statement
 * on both engines: of several instances that ask at once, one gets the row.
 */
async function claim(
  { kysely }: Database,
  name: string,
  everyMs: number,
  now: Date,
): Promise<string | null> {
  await kysely
    .insertInto("background_tasks")
    .values({ name, claimed_until: null, last_done_at: null })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const until = later(now, CLAIM_MS);
  const claimed = await kysely
    .updateTable("background_tasks")
    .set({ claimed_until: until })
    .where("name", "=", name)
    .where(({ eb, or }) =>
      or([
        eb("claimed_until", "is", null),
        eb("claimed_until", "<=", now.toISOString()),
        eb("claimed_until", ">", later(now, 2 * CLAIM_MS)),
      ]),
    )
    .where(({ eb, or }) =>
      or([
        eb("last_done_at", "is", null),
        eb("last_done_at", "<=", later(now, -everyMs)),
        eb("last_done_at", ">", later(now, CLAIM_MS)),
      ]),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed ? until : null;
}

/** Renews a claim until it is released; the moment it ends says whose it is. */
function holdClaim({ kysely }: Database, name: string, firstUntil: string, now: () => Date) {
  const lost = new AbortController();
  let until = firstUntil;
  let renewing = Promise.resolve();

  const write = async (values: { claimed_until: string | null; last_done_at?: string }) => {
    const kept = await kysely
      .updateTable("background_tasks")
      .set(values)
      .where("name", "=", name)
      .where("claimed_until", "=", until)
      .returning("name")
      .executeTakeFirst();
    if (!kept) lost.abort(new Error(`Another instance has taken over the task ${name}.`));
    return kept !== undefined;
  };
  const renew = async () => {
    const next = later(now(), CLAIM_MS);
    // A database out of reach now may be back before the claim ends.
    if (await write({ claimed_until: next }).catch(() => false)) until = next;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, RENEWAL_MS).unref();

  return {
    signal: lost.signal,
    async release(values: { last_done_at?: string }): Promise<void> {
      clearInterval(timer);
      await renewing;
      if (!lost.signal.aborted) await write({ claimed_until: null, ...values });
    },
  };
}
