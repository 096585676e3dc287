import { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import { recordSiteActivity } from "~/platform/activity-log.server";
import { BackupError, explainFailure } from "~/platform/backup/backup-error";
import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import { findBackup, parseBackupName, removeBackup } from "./backup-folder.server";
import { backUpSite, backupJobs, restoreSite } from "./backup-jobs.server";

const name = z.string().refine((value) => parseBackupName(value) !== null);

/** What the screen of backups asks to be done. */
export const backupCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.literal("restore"), name }),
  z.object({ intent: z.literal("remove"), name }),
]);
type BackupCommand = z.output<typeof backupCommandSchema>;

/** Of a restoration that is begun: which accounts will open, in French, if that is known by now. */
export type RestoreAnswer = CommandAnswer & { signIns: string | null };

/**
 * Begins what the screen of backups asks for and says so in French: a big site takes longer than a
 * request may. `backupJobs` tells how it goes and how it ended.
 */
export async function startBackupCommand(
  site: Services,
  command: BackupCommand,
  userId: string,
): Promise<CommandAnswer | RestoreAnswer> {
  try {
    return await start(site, command, userId);
  } catch (failure) {
    const error = explainFailure(failure);
    if (error instanceof BackupError) return { ok: false, message: error.message, undo: null };
    throw error;
  }
}

async function start(
  site: Services,
  command: BackupCommand,
  userId: string,
): Promise<CommandAnswer | RestoreAnswer> {
  const by = { userId, now: site.now };
  const { dataDir } = site.environment;
  if (backupJobs().current) throw new BackupError("busy");
  if (command.intent === "make") {
    // Its failure is in the log and on the screen.
    backUpSite(site, { kind: "main", ...by }).catch(() => undefined);
    return said("La sauvegarde a commencé.");
  }
  if (command.intent === "restore") {
    if (!(await findBackup(dataDir, command.name))) throw new BackupError("gone", command.name);
    return await beginRestoration(site, command.name, by);
  }
  if (!(await removeBackup(dataDir, command.name))) throw new BackupError("gone", command.name);
  await transaction(site.database, (trx) =>
    recordSiteActivity(trx, { action: "backup-removed", ...by }),
  );
  return said("La sauvegarde est supprimée.");
}

/** No longer than a request may take: a big archive is still being read then. */
const VERIFIED_WITHIN_MS = 20_000;

/**
 * The restoration goes on by itself. The answer waits until the archive is verified: a restoration ends
 * every session, and the person who asked must know before that which accounts will open.
 */
async function beginRestoration(
  site: Services,
  name: string,
  by: { userId: string; now: Date },
): Promise<CommandAnswer | RestoreAnswer> {
  const verified = Promise.withResolvers<string | null>();
  const work = restoreSite(site, name, { ...by, onSignIns: verified.resolve });
  const timer = setTimeout(() => verified.resolve(null), VERIFIED_WITHIN_MS);
  try {
    const signIns = await Promise.race([verified.promise, work.then(() => null)]);
    return { ...said("La restauration a commencé."), signIns };
  } finally {
    clearTimeout(timer);
  }
}

function said(message: string): CommandAnswer {
  return { ok: true, message, undo: null };
}
