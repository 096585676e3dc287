import type { FileHandle } from "node:fs/promises";
import type { BackupRow } from "./backup-format";
import { parseLines, readLines } from "./row-lines.server";
import type { VerifiedBackup } from "./verify-backup.server";

/** An account that opens with its password. */
export type SignIn = { name: string; email: string; role: string };

/**
 * The accounts of a verified archive that can sign in once it is restored: neither deactivated nor
 * without a password; administrators first.
 */
export async function listSignIns(handle: FileHandle, backup: VerifiedBackup): Promise<SignIn[]> {
  const withPassword = new Set<unknown>();
  for (const row of await readTable(handle, backup, "credentials")) {
    if (row.password) withPassword.add(row.user_id);
  }
  const users = await readTable(handle, backup, "users");
  return users
    .filter((user) => !user.deactivated_at && withPassword.has(user.id))
    .map(({ name, email, role }) => ({
      name: String(name),
      email: String(email),
      role: String(role),
    }))
    .toSorted((a, b) => (`${a.role} ${a.email}` < `${b.role} ${b.email}` ? -1 : 1));
}

async function readTable(
  handle: FileHandle,
  { manifest, rows }: VerifiedBackup,
  name: string,
): Promise<BackupRow[]> {
  const shape = manifest.tables.find((table) => table.name === name);
  if (!shape) return [];
  const found: BackupRow[] = [];
  for (const part of rows.filter((one) => one.table === name)) {
    found.push(...parseLines(await readLines(handle, part), shape));
  }
  return found;
}
