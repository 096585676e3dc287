import { BackupBusyError, backUpSite } from "~/features/maintenance/backup/backup-jobs.server";
import { runClaimed } from "~/platform/background-tasks.server";
import type { SiteServices } from "./services.server";

const MINUTE = 60_000;
/** A start is no time for it, and a site that is only tried for a moment needs none. */
const FIRST_MS = 10 * MINUTE;
const LOOK_MS = 10 * MINUTE;
/** A day, less the time by which looks are apart: else the hour would move on each day. */
const EVERY_MS = 24 * 60 * MINUTE - 2 * LOOK_MS;

type Keeper = SiteServices & { now: () => Date };

/**
 * A backup a day into the data folder, by one instance for all, unless `BACKUPS=off`. Returns how to
 * stop: what is under way is given up and leaves nothing.
 */
export function keepBackups(site: Keeper): () => Promise<void> {
  if (!site.environment.backups) return async () => undefined;
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  const look = () => {
    underWay = underWay.then(() => backUpIfDue(site, stopping.signal));
  };
  const first = setTimeout(look, FIRST_MS).unref();
  const timer = setInterval(look, LOOK_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    stopping.abort(new Error("The site is being stopped."));
    await underWay;
  };
}

/** Makes today's backup if no instance has yet. Never rejects. */
export async function backUpIfDue(site: Keeper, stopping: AbortSignal): Promise<void> {
  const { database, log, now } = site;
  try {
    await runClaimed(database, "daily-backup", { everyMs: EVERY_MS, now }, async (lost) => {
      const signal = AbortSignal.any([lost, stopping]);
      await backUpSite(site, { kind: "auto", userId: null, now: now(), signal });
    });
  } catch (err) {
    // Somebody is at it by hand: at the next look.
    if (!(err instanceof BackupBusyError) && !stopping.aborted)
      log.error({ err }, "The daily backup failed.");
  }
}
