import { setTimeout } from "node:timers/promises";
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { BUSY_MS, RETRY_MS } from "./sqlite-connection.server";
import { isBusy } from "./statement-failure";

/**
 * SQLite takes schema changes back with their transaction, and ours holds the write lock from its
 * beginning: two processes that migrate at once take turns, and an interrupted one leaves nothing.
 * What another process holds is waited for without keeping this one from its other work.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#config);
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= patient(await super.acquireConnection());
    return this.#connection;
  }
}

/** Statements that need no lock to write: that they succeed says nothing of who holds it. */
const READS = /^\s*(?:select|with|pragma|rollback)\b/i;

/**
 * A statement that meets the lock of another process has done nothing: it may be run again, until the
 * file was held for five seconds. For as long again no statement waits any more, so that a request
 * that writes several times waits for five seconds in all.
 */
function patient(connection: DatabaseConnection): DatabaseConnection {
  let heldSince: number | null = null;
  const mayWait = (): boolean => {
    const now = performance.now();
    if (heldSince === null || now > heldSince + 2 * BUSY_MS) heldSince = now;
    return now <= heldSince + BUSY_MS;
  };
  return {
    async executeQuery<R>(query: CompiledQuery, options?: AbortableOperationOptions) {
      for (;;) {
        try {
          const result = await connection.executeQuery<R>(query, options);
          if (!READS.test(query.sql)) heldSince = null;
          return result;
        } catch (error) {
          if (!isBusy(error) || !mayWait()) throw error;
        }
        await setTimeout(RETRY_MS);
      }
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  };
}
