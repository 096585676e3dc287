import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";
import { isBusy } from "./statement-failure";

const STATEMENTS_KEPT = 500;
/** How long other processes are waited for, and how often they are asked. */
export const BUSY_MS = 5_000;
export const RETRY_MS = 10;

/**
 * `node:sqlite` in the shape that Kysely's SQLite dialect expects. Durable (`synchronous=FULL` in
 * WAL mode survives a power cut), foreign keys on, never waiting for other processes (see
 * `PatientSqliteDialect`). Deleted rows are overwritten, pages that are freed whole included: it costs a
 * save of a long article a tenth of a millisecond.
 */
export function openSqlite(file: string): SqliteDatabase {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  writeAhead(connection);
  connection.exec("pragma synchronous = full; pragma secure_delete = on;");
  const statements = new LRUCache<string, SqliteStatement>({
    max: STATEMENTS_KEPT,
    memoMethod: (sql) => {
      const prepared = adapt(connection.prepare(immediate(sql)));
      return sql === "rollback" ? whereNeeded(connection, prepared) : prepared;
    },
  });
  return {
    close: () => {
      statements.clear();
      connection.close();
    },
    prepare: (sql) => statements.memo(sql),
  };
}

/** Two processes that open a new file at once may stand in each other's way here, and SQLite does not wait. */
function writeAhead(connection: DatabaseSync): void {
  const giveUp = Date.now() + BUSY_MS;
  for (;;) {
    try {
      connection.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUp) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** A transaction takes the write lock at once: one that read first could otherwise fail on its first write. */
function immediate(sql: string): string {
  return sql === "begin" ? "begin immediate" : sql;
}

/** A full disk has SQLite take the transaction back by itself: the failure to tell is that one. */
function whereNeeded(connection: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  return {
    ...rollback,
    run: (parameters) =>
      connection.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return (value ?? null) as SQLInputValue;
}
