import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import { findClockDoubt, writeClockDoubt } from "~/platform/clock-doubt.server";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { isRowRefusal } from "~/platform/database/statement-failure";
import { BackupError } from "./backup-error";
import type { BackupRow, TableShape } from "./backup-format";
import { listSiteTables, readTableRows } from "./backup-tables.server";
import { readStayingClub, writeStayingClub } from "./staying-club.server";
import { readStayingTerms, writeStayingTerms } from "./staying-terms.server";

const ROWS_AT_ONCE = 100;
/** Characters of text that stand in memory between two databases, but for a longer row. */
const TEXT_AT_ONCE = 1_000_000;

/** Until the transaction ends nobody else writes: nothing is written between the copy and the replacement. */
export async function lockAllRows(trx: DatabaseTransaction, { engine }: Database): Promise<void> {
  // SQLite's transactions are exclusive writers already (begin immediate).
  if (engine === "sqlite") return;
  const { replaced } = await listSiteTables();
  const names = sql.join(replaced.map((name) => sql.table(name)));
  await sql`lock table ${names} in share row exclusive mode`.execute(trx);
}

/**
 * Replaces every row of the site by the migrated rows of an archive; sessions and one-time links end.
 * Throws a `BackupError` when the site refuses a row. Returns how many accounts lost their two-step
 * login, which only the secret of the site it was set up on can check.
 */
export async function replaceRows(
  trx: DatabaseTransaction,
  { archived, isSameSecret }: ArchivedRows,
): Promise<{ twoStepsLost: number }> {
  const { kept, replaced } = await listSiteTables();
  const clockDoubt = await findClockDoubt(trx);
  const club = await readStayingClub(trx, archived.kysely);
  const terms = await readStayingTerms(trx);
  await emptyTables(trx, replaced);
  for (const table of kept) await copyRows(archived, trx, table);
  await writeStayingClub(trx, club);
  await writeStayingTerms(trx, terms);
  await holdBackMail(trx);
  await holdBackErasures(trx);
  // It is about this server, and not about the one of the archive.
  await writeClockDoubt(trx, clockDoubt);
  return { twoStepsLost: isSameSecret ? 0 : await dropTwoSteps(trx) };
}

type ArchivedRows = { archived: Database; isSameSecret: boolean };

/** Children first: `tables` lists parents before the tables that refer to them. */
export async function emptyTables(db: Queryable, tables: readonly string[]): Promise<void> {
  for (const name of tables.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
}

async function copyRows(from: Database, to: Queryable, table: TableShape): Promise<void> {
  let batch: BackupRow[] = [];
  let length = 0;
  for await (const row of readTableRows(from.kysely, from.engine, table.name)) {
    batch.push(row);
    length += textLength(row);
    if (batch.length < ROWS_AT_ONCE && length < TEXT_AT_ONCE) continue;
    await insertRows(to, table, batch);
    batch = [];
    length = 0;
    // SQLite answers at once: without a turn no visitor would be served until all is copied.
    await turn();
  }
  if (batch.length > 0) await insertRows(to, table, batch);
}

function textLength(row: BackupRow): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? value.length : 0),
    0,
  );
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

/** Throws a `BackupError` when the database refuses one of the rows. */
export async function insertRows(
  db: Queryable,
  { name, columns }: TableShape,
  rows: readonly BackupRow[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = rows.slice(start, start + ROWS_AT_ONCE);
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const insert = sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`;
    await insert.execute(db).catch((cause: unknown) => {
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
