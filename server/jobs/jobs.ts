import { purgeLostSessions } from "~/club/purge-sessions.server";
import { purgeEndedLinks } from "~/features/accounts/account-links.server";
import { eraseDepartedAccounts } from "~/features/accounts/erase-accounts.server";
import { forgetInvitedAddresses } from "~/features/accounts/invitations.server";
import { purgeLoginAddresses } from "~/features/accounts/login.server";
import { purgeExpiredSessions } from "~/features/accounts/sessions.server";
import { purgeUsedCodes } from "~/features/accounts/two-step-codes.server";
import { purgeExpiredVisits, writeVisits } from "~/features/analytics/visit-counts.server";
import { forgetEndedDays } from "~/features/analytics/visitor-digests.server";
import { purgeExpiredMessages } from "~/features/contact/purge-messages.server";
import { purgeExpiredActivity } from "~/features/maintenance/activity.server";
import {
  backUpSite,
  DAILY_BACKUP_TASK,
  removeOldBackups,
} from "~/features/maintenance/backup/backup-jobs.server";
import { mayGoOn } from "~/features/maintenance/cleanup";
import { type CleanupSite, runCleanup } from "~/features/maintenance/cleanup.server";
import { noteOrphanFiles } from "~/features/maintenance/orphan-files.server";
import { purgeExpiredOrders, purgeExpiredWithdrawals } from "~/features/shop/purge-orders.server";
import { CONTENT_KINDS } from "~/kinds.server";
import { BackupError } from "~/platform/backup/backup-error";
import { purgeUsedChallenges } from "~/platform/captcha/proof-of-work.server";
import { checkDoubtedClock } from "~/platform/clock-doubt.server";
import { eraseDeleted } from "~/platform/database/erase-deleted.server";
import { deliverDue, purgeOutbox } from "~/platform/mail/outbox.server";
import { pictureCopies } from "~/platform/pictures/picture-copies.server";
import { purgeEndedLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { purgeExpired } from "~/records/trash.server";
import { type Job, type JobSite, watchClock } from "./scheduler";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Another instance may have done what is due, or died doing it. */
const EVERY_TEN_MINUTES = "0 */10 * * * *";

/** Many in one transaction, so that a page view costs the database nothing. */
export const VISITS: Job = {
  name: "visits",
  pattern: "*/10 * * * * *",
  alsoAt: ["stop"],
  run: ({ database }) => writeVisits(database),
};

/**
 * At the start too: the site may have been off when its last day ended. A doubted clock does not hold it back: the
 * privacy page promises that the key of a day goes at midnight, and one that goes early costs a visitor counted twice.
 */
export const VISITOR_DIGESTS: Job = {
  name: "visitor-digests",
  pattern: "1 * * * * *",
  alsoAt: ["start"],
  run: ({ database, now }) => forgetEndedDays(database, now()),
};

/** What an earlier process left in the outbox included. */
const MAIL: Job = {
  name: "mail",
  pattern: "*/15 * * * * *",
  alsoAt: ["start"],
  async run(site) {
    await deliverDue(site);
  },
};

/**
 * The trash emptied after its 30 days, visitors’ messages after their 12 months, the log after its
 * 12, visits after their 25, mails after their 30 days, accounts after their 31, ended sessions forgotten.
 */
export const PURGES: Job = {
  name: "purges",
  pattern: EVERY_TEN_MINUTES,
  alsoAt: ["start"],
  everyMs: HOUR,
  goesByAge: true,
  run: purge,
};

/** Between two and five o'clock, when nobody publishes. */
export const STORAGE_CLEANUP: Job = {
  name: "storage-cleanup",
  pattern: "0 */10 2-4 * * *",
  everyMs: 20 * HOUR,
  goesByAge: true,
  run: (site, signal) => cleanUpAtNight({ ...site, now: site.now() }, signal),
};

/** A backup a day into the data folder, unless `BACKUPS=off`; given up when the site stops, it leaves nothing. */
export const DAILY_BACKUP: Job = {
  name: DAILY_BACKUP_TASK,
  pattern: EVERY_TEN_MINUTES,
  // A start is no time for it, and a site that is only tried for a moment needs none.
  firstAfterMs: 10 * MINUTE,
  // Less the time by which checks are apart: else the hour would move on each day.
  everyMs: 24 * HOUR - 20 * MINUTE,
  run: (site, signal) => backUpSite(site, { kind: "auto", userId: null, now: site.now(), signal }),
  // Somebody is at it by hand.
  isExpectedFailure: (error) => error instanceof BackupError && error.problem === "busy",
};

/** By every instance, which may have a folder of its own; also where no backup is made each day. */
export const OLD_BACKUPS: Job = {
  name: "old-backups",
  pattern: EVERY_TEN_MINUTES,
  goesByAge: true,
  run: (site) => removeOldBackups(site, site.now()),
};

/** Ends a doubt about the clock once it has gone steadily for long enough; by every instance, each of which has a clock. */
function doubtedClock(now: JobSite["now"]): Job {
  const isSteady = watchClock(now);
  return {
    name: "doubted-clock",
    pattern: EVERY_TEN_MINUTES,
    run: (site) => checkDoubtedClock(site, isSteady()),
  };
}

/** In the order in which they are stopped: whoever stops the site may not wait for all. */
export function jobsOf({ environment, now }: JobSite): readonly Job[] {
  return [
    VISITS,
    VISITOR_DIGESTS,
    PURGES,
    STORAGE_CLEANUP,
    OLD_BACKUPS,
    MAIL,
    doubtedClock(now),
    ...(environment.backups ? [DAILY_BACKUP] : []),
  ];
}

async function purge({ database, now }: JobSite): Promise<void> {
  for (const kind of CONTENT_KINDS) await purgeExpired(database, kind, now());
  await purgeLostSessions(database);
  await purgeExpiredActivity(database, now());
  await purgeExpiredMessages(database, now());
  await purgeExpiredOrders(database, now());
  await purgeExpiredWithdrawals(database, now());
  await purgeOutbox(database.kysely, now());
  await purgeExpiredVisits(database, now());
  await purgeExpiredSessions(database.kysely, now());
  await purgeUsedCodes(database.kysely, now());
  await purgeLoginAddresses(database, now());
  await purgeEndedLinks(database, now());
  await eraseDepartedAccounts(database, now());
  await forgetInvitedAddresses(database);
  await purgeUsedChallenges(database.kysely, now());
  await purgeEndedLimits(database, now());
  // Each hour, whatever was deleted: by hand too, or by an earlier purge that another process kept from being erased.
  await eraseDeleted(database);
}

type NightSite = Omit<CleanupSite, "contentKinds" | "forgetCopies"> & Pick<Services, "environment">;

/**
 * What the night does with the storage: deletes what has waited long enough and nothing uses, run
 * after run, then looks for files that nothing names. Throws when it could not do all of it.
 */
export async function cleanUpAtNight(site: NightSite, signal: AbortSignal): Promise<void> {
  const forgetCopies = (path: string) => pictureCopies(site.environment.dataDir).forget(path);
  const cleanup = { ...site, contentKinds: CONTENT_KINDS, forgetCopies };
  let isOver = false;
  while (!isOver) {
    signal.throwIfAborted();
    const report = await runCleanup(cleanup, { userId: null });
    if (report.deleted > 0) site.log.info({ files: report.deleted }, "unused files deleted");
    isOver = !mayGoOn(report);
    const [failure] = report.failures;
    if (failure) throw new Error(`The storage cleanup failed: ${failure.kind}.`);
  }
  signal.throwIfAborted();
  const { found } = await noteOrphanFiles(site);
  if (found > 0) site.log.info({ files: found }, "orphan files found");
}
