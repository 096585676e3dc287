import type { FileHandle } from "node:fs/promises";
import { sql } from "kysely";
import { findClockDoubt, writeClockDoubt } from "~/platform/clock-doubt.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { isRowRefusal } from "~/platform/database/statement-failure";
import { readRows } from "./archive.server";
import { BackupError } from "./backup-error";
import type { BackupRow, TableShape } from "./backup-format";
import { listSiteTables, secretMark } from "./backup-tables.server";
import type { VerifiedBackup } from "./verify-backup.server";

const ROWS_AT_ONCE = 100;

/** Until the transaction ends nobody else writes: nothing is written between the copy and the replacement. */
export async function lockAllRows(trx: DatabaseTransaction, { engine }: Database): Promise<void> {
  // SQLite's transactions are exclusive writers already (begin immediate).
  if (engine === "sqlite") return;
  const { replaced } = await listSiteTables();
  const names = sql.join(replaced.map((name) => sql.table(name)));
  await sql`lock table ${names} in share row exclusive mode`.execute(trx);
}

/**
 * Replaces every row of the site by those of a verified archive; sessions and one-time links end. Throws a
 * `BackupError` when the archive is no longer what was verified. Returns how many accounts lost
 * their two-step login, which only the secret of the site it was set up on can check.
 */
export async function replaceRows(
  trx: DatabaseTransaction,
  handle: FileHandle,
  { manifest, rows }: VerifiedBackup,
  authSecret: string,
): Promise<{ twoStepsLost: number }> {
  const { kept, replaced } = await listSiteTables();
  const clockDoubt = await findClockDoubt(trx);
  for (const name of replaced.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(trx);
  }
  for (const table of manifest.tables) {
    // Kept by an older version of the site.
    if (!kept.some(({ name }) => name === table.name)) continue;
    for (const part of rows.filter((one) => one.table === table.name)) {
      await insertRows(trx, table, await readRows(handle, part, table));
    }
  }
  await holdBackMail(trx);
  await holdBackErasures(trx);
  // It is about this server, and not about the one of the archive.
  await writeClockDoubt(trx, clockDoubt);
  const isSameSecret = manifest.secretMark === secretMark(authSecret);
  return { twoStepsLost: isSameSecret ? 0 : await dropTwoSteps(trx) };
}

/**
 * Mails that waited when the copy was made may have been sent since: they are not sent again by
 * themselves. Messages show theirs as not sent, with «Réessayer» beside it.
 */
async function holdBackMail(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable("mail_outbox")
    .set({ state: "given-up", next_attempt_at: null, claimed_until: null })
    .where("state", "=", "waiting")
    .execute();
}

/**
 * The day that an old backup gives the erasure of an account may be past: the next purge gives each
 * deactivated account its whole time again (eraseDepartedAccounts).
 */
async function holdBackErasures(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable("users")
    .set({ erase_at: null })
    .where("erase_at", "is not", null)
    .execute();
}

async function insertRows(
  trx: DatabaseTransaction,
  { name, columns }: TableShape,
  rows: readonly BackupRow[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = rows.slice(start, start + ROWS_AT_ONCE);
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const insert = sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`;
    await insert.execute(trx).catch((cause: unknown) => {
      throw isRowRefusal(cause) ? new BackupError("refused-rows", name, { cause }) : cause;
    });
  }
}

async function dropTwoSteps(trx: DatabaseTransaction): Promise<number> {
  await trx.deleteFrom("two_factors").execute();
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set({ two_factor_enabled: false })
    .where("two_factor_enabled", "=", true)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
