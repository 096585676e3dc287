/** Where the screens of maintenance are, and what carries out their commands. */
export const MAINTENANCE_PATH = "/admin/maintenance";
export const MAINTENANCE_COMMANDS_PATH = `${MAINTENANCE_PATH}/commandes`;
export const ACTIVITY_PATH = `${MAINTENANCE_PATH}/journal`;
export const TRASH_PATH = `${MAINTENANCE_PATH}/corbeille`;
export const CLEANUP_PATH = `${MAINTENANCE_PATH}/nettoyage`;
export const CLEANUP_COMMANDS_PATH = `${CLEANUP_PATH}/commandes`;
export const BACKUPS_PATH = `${MAINTENANCE_PATH}/sauvegardes`;
/** The list, where it is said that the password has to be given again. */
export const CONFIRM_PATH = `${BACKUPS_PATH}?identite`;
export const BACKUP_COMMANDS_PATH = `${BACKUPS_PATH}/commandes`;

export function backupDownloadPath(name: string): string {
  return `${BACKUPS_PATH}/telecharger/${name}`;
}
