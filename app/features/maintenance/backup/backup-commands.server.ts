import type { CommandAnswer } from "~/lib/command";
import { recordActivity } from "~/platform/activity-log.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import type { BackupCommand, RestoreAnswer } from "./backup-command.schema";
import { findBackup, removeBackup } from "./backup-folder.server";
import { backUpSite, backupJobs, restoreSite } from "./backup-jobs.server";

const GONE = "Cette sauvegarde n’existe plus. Actualisez la page.";
const BUSY = "Une sauvegarde ou une restauration est déjà en cours.";

/**
 * Begins what the screen of backups asks for and says so in French: a big site takes longer than a
 * request may. How it goes and how it ended, `backupJobs` tells.
 */
export async function startBackupCommand(
  site: Services,
  command: BackupCommand,
  userId: string,
): Promise<CommandAnswer | RestoreAnswer> {
  const by = { userId, now: site.now };
  const { dataDir } = site.environment;
  if (backupJobs().current) return { ok: false, message: BUSY, undo: null };
  if (command.intent === "make") {
    begin(backUpSite(site, { kind: "main", ...by }));
    return said("La sauvegarde a commencé.");
  }
  if (command.intent === "restore") {
    if (!(await findBackup(dataDir, command.name))) return { ok: false, message: GONE, undo: null };
    return await beginRestoration(site, command.name, by);
  }
  if (!(await removeBackup(dataDir, command.name))) return { ok: false, message: GONE, undo: null };
  const about = { subject: "site", subjectId: null, label: "" } as const;
  await transaction(site.database, (trx) =>
    recordActivity(trx, { ...about, ...by, action: "backup-removed" }),
  );
  return said("La sauvegarde est supprimée.");
}

/** No longer than a request may take: a big archive is still being read then. */
const VERIFIED_WITHIN_MS = 20_000;

/**
 * The restoration goes on by itself; the answer waits until the archive is verified, since it ends the
 * session of whoever asked: they must know before which accounts will open.
 */
async function beginRestoration(
  site: Services,
  name: string,
  by: { userId: string; now: Date },
): Promise<CommandAnswer | RestoreAnswer> {
  const verified = Promise.withResolvers<string | null>();
  const work = restoreSite(site, name, { ...by, onSignIns: verified.resolve });
  const refused = work.then(
    () => null,
    () => "refused" as const,
  );
  const timer = setTimeout(() => verified.resolve(null), VERIFIED_WITHIN_MS);
  const heard = await Promise.race([verified.promise.then((signIns) => ({ signIns })), refused]);
  clearTimeout(timer);
  if (heard === "refused") {
    return { ok: false, message: backupJobs().last?.message ?? GONE, undo: null };
  }
  return { ...said("La restauration a commencé."), signIns: heard?.signIns ?? null };
}

/** Nobody waits for it: its failure is in the log and on the screen. */
function begin(work: Promise<void>): void {
  work.catch(() => undefined);
}

function said(message: string): CommandAnswer {
  return { ok: true, message, undo: null };
}
