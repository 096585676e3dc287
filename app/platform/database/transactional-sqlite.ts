import { type DialectAdapter, SqliteAdapter, SqliteDialect } from "kysely";

/**
 * SQLite takes schema changes back with their transaction, and ours holds the write lock from its
 * beginning: two processes that migrate at once take turns, and an interrupted one leaves nothing.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
