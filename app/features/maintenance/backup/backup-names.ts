/** Made by itself at night, by somebody, or before a restoration replaced what was there. */
export const BACKUP_KINDS = ["auto", "main", "avant"] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export type BackupName = { name: string; kind: BackupKind; madeAt: Date };

const NAME = /^foulee-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(auto|main|avant)\.tar$/;

/** `foulee-20260310-103000-auto.tar`, to the second, UTC: what a file manager sorts by name is sorted by time. */
export function backupName(madeAt: Date, kind: BackupKind): string {
  const stamp = madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  return `foulee-${stamp}-${kind}.tar`;
}

/** What a name that `backupName` made says; null for any other, so that no address leads to another file. */
export function parseBackupName(name: string): BackupName | null {
  const [, year, month, day, hour, minute, second, word] = NAME.exec(name) ?? [];
  const kind = BACKUP_KINDS.find((known) => known === word);
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return kind && !Number.isNaN(madeAt.getTime()) ? { name, kind, madeAt } : null;
}
