import { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import { parseBackupName } from "./backup-names";

export const BACKUPS_PATH = "/admin/maintenance/sauvegardes";
/** The list, where it is said that the password has to be given again. */
export const CONFIRM_PATH = `${BACKUPS_PATH}?identite`;
export const BACKUP_COMMANDS_PATH = `${BACKUPS_PATH}/commandes`;

export function backupDownloadPath(name: string): string {
  return `${BACKUPS_PATH}/telecharger/${name}`;
}

const name = z.string().refine((value) => parseBackupName(value) !== null);

/** What the screen of backups asks to be done. */
export const backupCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make") }),
  z.object({ intent: z.literal("restore"), name }),
  z.object({ intent: z.literal("remove"), name }),
]);

/** Of a restoration that is begun: which accounts will open, in French, if that is known by now. */
export type RestoreAnswer = CommandAnswer & { signIns: string | null };

export type BackupCommand = z.output<typeof backupCommandSchema>;
