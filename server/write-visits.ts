import { firstDaysToKeep, forgetEndedDays } from "~/features/analytics/visit-marks.server";
import { writeVisits } from "~/features/analytics/write-visits.server";
import type { SiteServices } from "./services.server";

const TURN_MS = 10_000;

/**
 * Writes the visits that were noted: every ten seconds, many in one transaction, so that a page that
 * is looked at costs the database nothing. Returns how to stop, once all that was noted is written.
 */
export function writeVisitsInTurns(site: SiteServices, now: () => Date): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  let forgotten: string | null = null;
  const write = async () => {
    await writeVisits(site.database);
    const present = now();
    const kept = Object.values(firstDaysToKeep(present)).join();
    // At the first turn too: the site may have been off when its last day ended.
    if (forgotten !== kept) await forgetEndedDays(site.database, present);
    forgotten = kept;
  };
  const turn = () => {
    underWay ??= unlessAway(site, write).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const timer = setInterval(turn, TURN_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    await turn();
  };
}

async function unlessAway({ database, log }: SiteServices, write: () => Promise<void>) {
  if (database.reach.isLost()) return;
  try {
    await write();
  } catch (error) {
    log.error({ err: error }, "visits could not be written");
  }
}
