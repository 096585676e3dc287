import { z } from "zod";
import { parseBackupName } from "./backup-names";

export const BACKUPS_PATH = "/admin/maintenance/sauvegardes";
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

export type BackupCommand = z.output<typeof backupCommandSchema>;
