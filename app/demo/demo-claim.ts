import { setTimeout } from "node:timers/promises";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";

const DEMO_KEY = "demo-content";
const SETTLED = "settled";
const INTERRUPTED = "interrupted";
/** A loader that has been silent for so long is dead: it beats at every row. */
const STALE_MS = 20_000;
const POLL_MS = 500;

/** The time that goes by while starts wait for each other. */
export type Clock = { now(): Date; wait(milliseconds: number): Promise<void> };

export const systemClock: Clock = { now: () => new Date(), wait: (ms) => setTimeout(ms) };

/** Another start has taken the load over, believing this one dead. */
export class ClaimLostError extends Error {}

/** The right to load the demo content, of one start at a time over all instances. */
export type DemoClaim = {
  /** Whether an earlier load did not come to its end. */
  isTakeover: boolean;
  /** Shows that the load is alive; rejects with a `ClaimLostError` when it is another's by now. */
  beat(): Promise<void>;
  /** Closes the question for the site's life; rejects as `beat`. */
  settle(): Promise<void>;
  /** Lets the next start take over at once. */
  release(): Promise<void>;
};

/**
 * Claims the load: at once, or when the start that has it falls silent (`STALE_MS`), which bounds
 * the wait. Null when the site is settled.
 */
export async function claimDemoLoad(database: Database, clock: Clock): Promise<DemoClaim | null> {
  const owner = newId();
  let hasTold = false;
  for (;;) {
    const found = await readState(database);
    if (found === SETTLED) return null;
    if (!isAlive(found, clock.now())) {
      const claimed = loadingState(owner, clock.now());
      if (await swapState(database, found, claimed)) {
        const keeper = { database, clock, owner };
        return openClaim(keeper, { isTakeover: found !== undefined, state: claimed });
      }
      continue;
    }
    if (!hasTold)
      console.log("Un autre démarrage charge le contenu de démonstration\u00a0: attente…");
    hasTold = true;
    await clock.wait(POLL_MS);
  }
}

function openClaim(
  { database, clock, owner }: { database: Database; clock: Clock; owner: string },
  claim: { isTakeover: boolean; state: string },
): DemoClaim {
  let state = claim.state;
  const become = async (next: string) => {
    if (!(await swapState(database, state, next))) throw new ClaimLostError();
    state = next;
  };
  return {
    isTakeover: claim.isTakeover,
    beat: () => become(loadingState(owner, clock.now())),
    settle: () => become(SETTLED),
    release: async () => {
      await swapState(database, state, INTERRUPTED);
    },
  };
}

function loadingState(owner: string, heartbeat: Date): string {
  return `loading ${owner} ${heartbeat.toISOString()}`;
}

/** A heartbeat far in the future is of a clock that was put back since: as stale as an old one. */
function isAlive(state: string | undefined, now: Date): boolean {
  const heartbeat = Date.parse(state?.split(" ")[2] ?? "");
  return Math.abs(now.getTime() - heartbeat) <= STALE_MS;
}

async function readState({ kysely }: Database): Promise<string | undefined> {
  const row = await kysely
    .selectFrom("site_settings")
    .select("value")
    .where("key", "=", DEMO_KEY)
    .executeTakeFirst();
  return row?.value;
}

/** Writes `to` if the state is still `from`: one statement, so that of two starts one succeeds. */
async function swapState(
  { kysely }: Database,
  from: string | undefined,
  to: string,
): Promise<boolean> {
  const swap =
    from === undefined
      ? kysely
          .insertInto("site_settings")
          .values({ key: DEMO_KEY, value: to })
          .onConflict((conflict) => conflict.column("key").doNothing())
          .returning("key")
      : kysely
          .updateTable("site_settings")
          .set({ value: to })
          .where("key", "=", DEMO_KEY)
          .where("value", "=", from)
          .returning("key");
  return (await swap.execute()).length > 0;
}
