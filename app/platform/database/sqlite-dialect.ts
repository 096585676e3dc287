import { setTimeout } from "node:timers/promises";
import {
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

/** A statement that meets the lock of another process has done nothing: it may be run again. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery(query) {
      const giveUp = performance.now() + BUSY_MS;
      for (;;) {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          if (!isBusy(error) || performance.now() > giveUp) throw error;
        }
        await setTimeout(RETRY_MS);
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
