import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";

const CLAIM_MS = 60_000;
/** A claim is renewed so many times before it would end. */
const RENEWALS = 3;

export type ClaimedRun = {
  /** How long after one run began the next one may. Ask more often than that: a timer is never exact. */
  everyMs: number;
  now: () => Date;
  /** How long a claim holds that is not renewed: its holder was killed. A minute, unless told. */
  claimMs?: number;
};

/** What work that is claimed knows of its claim. */
export type Claim = {
  /** Aborted when this instance lost it. */
  signal: AbortSignal;
  /** Renews it before its time, unless the database is away; rejects when this instance lost it. */
  renew(): Promise<void>;
};

/**
 * Runs the background task `name` unless it was done less than `everyMs` ago or is being done, by
 * whatever instance on the same database. The claim is renewed while `work` runs. When its holder
 * renews it no more (killed, or paused for longer than `claimMs`), another instance takes it over; the
 * first learns it by its `signal`. Rethrows what `work` throws: the task is then due again at once.
 * Times that lie too far in the future to be true (a clock was set back) count for nothing. Returns
 * whether this instance did the task.
 */
export async function runClaimed(
  database: Database,
  name: string,
  { everyMs, now, claimMs = CLAIM_MS }: ClaimedRun,
  work: (claim: Claim) => Promise<void>,
): Promise<boolean> {
  const begunAt = now();
  const until = await claim(database, name, { everyMs, claimMs }, begunAt);
  if (until === null) return false;
  const holding = holdClaim(database, name, until, { now, claimMs });
  try {
    await work(holding);
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

/** When any task last began a run that succeeded; null on a site where none did. */
export async function findLatestDone(db: Queryable): Promise<Date | null> {
  const row = await db
    .selectFrom("background_tasks")
    .select((eb) => eb.fn.max("last_done_at").as("latest"))
    .executeTakeFirst();
  return row?.latest ? new Date(row.latest) : null;
}

/** Writes down that `name` was done now, whoever did it. */
export async function noteDone(trx: DatabaseTransaction, name: string, now: Date): Promise<void> {
  const last_done_at = now.toISOString();
  await trx
    .insertInto("background_tasks")
    .values({ name, claimed_until: null, last_done_at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ last_done_at }))
    .execute();
}

/** Forgets the runs that lie after an instant: a wrong clock wrote them. */
export async function forgetFutureRuns(trx: DatabaseTransaction, instant: Date): Promise<void> {
  await trx
    .updateTable("background_tasks")
    .set({ last_done_at: null })
    .where("last_done_at", ">", instant.toISOString())
    .execute();
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
  { everyMs, claimMs }: { everyMs: number; claimMs: number },
  now: Date,
): Promise<string | null> {
  await kysely
    .insertInto("background_tasks")
    .values({ name, claimed_until: null, last_done_at: null })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const until = later(now, claimMs);
  const claimed = await kysely
    .updateTable("background_tasks")
    .set({ claimed_until: until })
    .where("name", "=", name)
    .where(({ eb, or }) =>
      or([
        eb("claimed_until", "is", null),
        eb("claimed_until", "<=", now.toISOString()),
        eb("claimed_until", ">", later(now, 2 * claimMs)),
      ]),
    )
    .where(({ eb, or }) =>
      or([
        eb("last_done_at", "is", null),
        eb("last_done_at", "<=", later(now, -everyMs)),
        eb("last_done_at", ">", later(now, claimMs)),
      ]),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed ? until : null;
}

/** Renews a claim until it is released; the moment it ends says whose it is. */
function holdClaim(
  { kysely }: Database,
  name: string,
  firstUntil: string,
  { now, claimMs }: { now: () => Date; claimMs: number },
) {
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
  const renewOnce = async () => {
    const next = later(now(), claimMs);
    // A database out of reach now may be back before the claim ends.
    if (await write({ claimed_until: next }).catch(() => false)) until = next;
  };
  const renewInTurn = () => {
    renewing = renewing.then(renewOnce);
    return renewing;
  };
  const timer = setInterval(renewInTurn, claimMs / RENEWALS).unref();

  return {
    signal: lost.signal,
    async renew(): Promise<void> {
      await renewInTurn();
      lost.signal.throwIfAborted();
    },
    async release(values: { last_done_at?: string }): Promise<void> {
      clearInterval(timer);
      await renewing;
      if (!lost.signal.aborted) await write({ claimed_until: null, ...values });
    },
  };
}
