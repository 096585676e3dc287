/** PostgreSQL's data exceptions (a value of no such type) and broken rules (unique, foreign key, check). */
const POSTGRES_REFUSAL = /^2[23]...$/;
/** PostgreSQL's code for a lock that was waited for in vain. */
export const LOCK_NOT_AVAILABLE = "55P03";
const SQLITE_BUSY = 5;
const SQLITE_CONSTRAINT = 19;
const SQLITE_MISMATCH = 20;
/** Reading or writing failed, the file cannot be opened or is damaged: a full disk says so at times. */
const SQLITE_DISK = new Set([10, 11, 14]);

/** Whether the database refused a row because of what stands in it, on either engine. */
export function isRowRefusal(error: unknown): boolean {
  const sqlite = sqliteCode(error);
  if (sqlite !== null) return sqlite === SQLITE_CONSTRAINT || sqlite === SQLITE_MISMATCH;
  return error instanceof Error && "code" in error && POSTGRES_REFUSAL.test(String(error.code));
}

/** Whether SQLite could not read or write its file. */
export function isDiskFailure(error: unknown): boolean {
  const code = sqliteCode(error);
  return code !== null && SQLITE_DISK.has(code);
}

/** Whether another connection held the SQLite file. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY;
}

/**
 * What SQLite failed with (https://www.sqlite.org/rescode.html); null for any other error. Extended
 * codes (`SQLITE_CONSTRAINT_CHECK`…) carry the plain one in their lowest byte.
 */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : null;
}
