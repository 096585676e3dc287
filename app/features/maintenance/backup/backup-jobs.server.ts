import { isMadeUpName } from "~/lib/person-name";
import { recordSiteActivity } from "~/platform/activity-log.server";
import { findLastDone } from "~/platform/background-tasks.server";
import { BackupError, explainFailure } from "~/platform/backup/backup-error";
import { type BackupProgress, makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import type { SignIn } from "~/platform/backup/verify-backup.server";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import { transaction } from "~/platform/database/transaction.server";
import { incomingFolder } from "~/platform/received-file.server";
import type { Services } from "~/platform/services.server";
import { version as siteVersion } from "../../../../package.json";
import {
  type BackupKind,
  findBackup,
  isToCome,
  listBackups,
  placeForBackup,
  rotateBackups,
} from "./backup-folder.server";
import { noteLimitedSince } from "./backup-limit.server";

type Site = Pick<
  Services,
  "environment" | "database" | "storage" | "authSecret" | "fillRestoredRows" | "log"
>;
type By = { userId: string | null; now: Date };

/** A backup or a restoration that is under way; `done` of `total` is a share, of whatever the step counts. */
export type BackupJob = {
  work: "backup" | "restore";
  /** Of a restoration, once the archive is verified: which accounts will open, in French. */
  signIns: string | null;
  progress: BackupProgress | null;
};

/** How the last one ended; its message is French, `endedAt` ISO 8601 in UTC. */
export type BackupOutcome = {
  work: BackupJob["work"];
  isGood: boolean;
  message: string;
  endedAt: string;
};

export type BackupJobs = { current: BackupJob | null; last: BackupOutcome | null };

/** One process does one of these at a time, for whatever screen or clock asks. */
const jobs: BackupJobs = { current: null, last: null };

/** The work under way in this process, and how the last one ended. */
export function backupJobs(): BackupJobs {
  return { current: jobs.current && { ...jobs.current }, last: jobs.last };
}

const MADE = "La sauvegarde est faite.";

/** Makes a backup into the folder of backups and removes those that have had their time. */
export async function backUpSite(
  site: Site,
  { kind, userId, now, signal }: By & { kind: BackupKind; signal?: AbortSignal },
): Promise<void> {
  await runJob(site, "backup", async (_job, onProgress) => {
    const file = await placeForBackup(site.environment.dataDir, now, kind);
    const plan = { file, now, onProgress, signal };
    const { manifest } = await makeBackup({ ...site, siteVersion }, plan);
    await rotate(site, now);
    if (userId !== null) {
      await transaction(site.database, (trx) =>
        recordSiteActivity(trx, { action: "backup-made", userId, now }),
      );
    }
    return MADE + missingWords(manifest.missing.length);
  });
}

/**
 * Restores a backup of the list over what there is, which is saved first. `onSignIns` hears, in French
 * and while its session still lives, which accounts will open.
 */
export async function restoreSite(
  site: Site,
  name: string,
  { userId, now, onSignIns }: By & { onSignIns?: (sentence: string) => void },
): Promise<void> {
  await runJob(site, "restore", async (job, onProgress) => {
    const { dataDir } = site.environment;
    const file = await findBackup(dataDir, name);
    if (!file) throw new BackupError("gone", name);
    const safetyFile = await placeForBackup(dataDir, now, "avant");
    const tellSignIns = (signIns: readonly SignIn[]) => {
      job.signIns = signInWords(signIns);
      onSignIns?.(job.signIns);
    };
    const plan = {
      file,
      safetyFile,
      scratchFolder: incomingFolder(dataDir),
      fillRows: site.fillRestoredRows,
      userId,
      now,
      onProgress,
      onSignIns: tellSignIns,
    };
    const { twoStepsLost, unwritten, signIns } = await restoreBackup(
      { ...site, siteVersion },
      plan,
    );
    await rotate(site, now);
    const more = unwrittenWords(unwritten.length) + twoStepWords(twoStepsLost);
    return `Le site est restauré. Ce qu’il y avait avant est dans la liste des sauvegardes.${more} ${signInWords(signIns)}`;
  });
}

/** Rejects with a `BackupError` whatever went wrong. */
async function runJob(
  { log }: Site,
  work: BackupJob["work"],
  run: (job: BackupJob, onProgress: (progress: BackupProgress) => void) => Promise<string>,
): Promise<void> {
  if (jobs.current) throw new BackupError("busy");
  const job: BackupJob = { work, progress: null, signIns: null };
  jobs.current = job;
  try {
    const message = await run(job, (progress) => {
      job.progress = progress;
    });
    jobs.last = { work, isGood: true, message, endedAt: new Date().toISOString() };
  } catch (failure) {
    const cause = explainFailure(failure);
    const error =
      cause instanceof BackupError ? cause : new BackupError("unexpected", "", { cause });
    const { message } = error;
    jobs.last = { work, isGood: false, message, endedAt: new Date().toISOString() };
    log.error({ err: cause, work }, "A backup or a restoration failed.");
    throw error;
  } finally {
    jobs.current = null;
  }
}

/** Removes the backups that have had their time; at the next check when one is being made or restored. */
export async function removeOldBackups(site: Site, now: Date): Promise<void> {
  if (!jobs.current) await rotate(site, now);
}

/** A failure takes nothing from the backup that was just made, or restored. Waits while the clock is doubted. */
async function rotate({ environment, database, log }: Site, now: Date): Promise<void> {
  try {
    if (await findClockDoubt(database.kysely)) return;
    const limitedSince = await noteLimitedSince(database.kysely, now);
    await rotateBackups(environment.dataDir, limitedSince, now);
  } catch (err) {
    log.error({ err }, "Old backups could not be removed.");
  }
}

function missingWords(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? " Un fichier dont le site se sert manquait déjà, ou était abîmé."
    : ` ${count}\u00a0fichiers dont le site se sert manquaient déjà, ou étaient abîmés.`;
}

/** After the rows were replaced: what the storage would not take any more. */
export function unwrittenWords(count: number): string {
  if (count === 0) return "";
  const files =
    count === 1
      ? "une image n’a pas pu être enregistrée"
      : `${count}\u00a0images n’ont pas pu être enregistrées`;
  return ` Mais ${files}\u00a0: faites de la place, puis restaurez encore la même sauvegarde.`;
}

const NAMED = 6;
const MAKE_ONE =
  "La personne qui tient le serveur en crée un avec la commande «\u00a0admin create ADRESSE\u00a0».";

/** Which accounts open after a restoration, and what to do when none that is needed is among them. */
export function signInWords(signIns: readonly SignIn[]): string {
  if (signIns.length === 0) return `Aucun compte ne permet de se connecter. ${MAKE_ONE}`;
  const named = signIns.slice(0, NAMED).map(personWords);
  const others = signIns.length - named.length;
  if (others > 0) named.push(others === 1 ? "un autre compte" : `${others}\u00a0autres comptes`);
  const who = new Intl.ListFormat("fr").format(named);
  const verb = signIns.length === 1 ? "Un compte permet" : "Ces comptes permettent";
  const sentence = `${verb} de se connecter, avec le mot de passe d’alors\u00a0: ${who}.`;
  const isAnyAdministrator = signIns.some(({ role }) => role === "administrator");
  return isAnyAdministrator ? sentence : `${sentence} Aucun n’est administrateur. ${MAKE_ONE}`;
}

function personWords({ name, email }: SignIn): string {
  return name === "" || isMadeUpName(name, email) ? email : `${name} (${email})`;
}

export function twoStepWords(count: number): string {
  if (count === 0) return "";
  return " La connexion en deux étapes est à refaire\u00a0: elle dépendait du secret du site d’origine.";
}

/** Whether the site could be restored, and as it was when; moments are ISO 8601, UTC. */
export type BackupState = {
  count: number;
  /** Of all of them together. */
  byteSize: number;
  lastAt: string | null;
  /** The newest one's. */
  lastByteSize: number;
  isDaily: boolean;
  /** One should have been made since the last. */
  isLate: boolean;
  /** Why the last try of this process made none, in French. */
  failure: string | null;
};

/** The name under which instances claim the backup of each day (server/jobs/jobs.ts). */
export const DAILY_BACKUP_TASK = "daily-backup";

const HOUR_MS = 3_600_000;
/** A day, and one more for a machine that is off at night. */
const LATE_AFTER_MS = 48 * HOUR_MS;
/** A site just started has not had the time. */
const TIME_TO_MAKE_ONE_MS = HOUR_MS;

/** @param runningMs how long this process has been serving */
export async function readBackupState(
  { environment, database, now }: Pick<Services, "environment" | "database" | "now">,
  runningMs = process.uptime() * 1_000,
): Promise<BackupState> {
  const [all, doneAt] = await Promise.all([
    listBackups(environment.dataDir),
    findLastDone(database, DAILY_BACKUP_TASK),
  ]);
  // One that bears a time to come says nothing of the last days.
  const latest = all.find((one) => !isToCome(one, now));
  const lastMs = latest?.madeAt.getTime() ?? 0;
  // Another instance may have made it, into a folder of its own.
  const isOld = now.getTime() - Math.max(lastMs, doneAt?.getTime() ?? 0) > LATE_AFTER_MS;
  const { last } = backupJobs();
  const hasFailed = last?.work === "backup" && !last.isGood && Date.parse(last.endedAt) > lastMs;
  const shown = latest ?? all[0];
  return {
    count: all.length,
    byteSize: all.reduce((sum, { byteSize }) => sum + byteSize, 0),
    lastAt: shown?.madeAt.toISOString() ?? null,
    lastByteSize: shown?.byteSize ?? 0,
    isDaily: environment.backups,
    isLate: environment.backups && isOld && runningMs > TIME_TO_MAKE_ONE_MS,
    failure: hasFailed ? last.message : null,
  };
}
