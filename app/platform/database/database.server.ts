import { Kysely, type KyselyPlugin, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Schema } from "~database/schema";
import type { Engine } from "./engine";
import { PortableValues } from "./portable-values";
import { openSqlite } from "./sqlite-connection.server";
import { TransactionalSqliteDialect } from "./transactional-sqlite";

/** A connection that feature queries run on; a transaction is one too. */
export type Queryable = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** An open database: `kysely` for our own tables, `native` (driver values) for libraries that bring their own. */
export type Database = {
  engine: Engine;
  kysely: Kysely<Schema>;
  native: Kysely<Schema>;
  /** Where to listen for other instances' writes; null on SQLite and on embedded PostgreSQL. */
  pool: pg.Pool | null;
  close(): Promise<void>;
};

const POSTGRES_DATE = 1082;
const POSTGRES_BIGINT = 20;

/** Opens the SQLite database in a file (`:memory:` for none). */
export function openSqliteDatabase(file: string): Database {
  const native = new Kysely<Schema>({
    dialect: new TransactionalSqliteDialect({ database: openSqlite(file) }),
  });
  return wrap("sqlite", native, null);
}

/** Opens a pool on a PostgreSQL database; connects at the first query. */
export function openPostgresDatabase(connectionString: string, max = 10): Database {
  const pool = new pg.Pool({ connectionString, max, types: { getTypeParser } });
  // A connection that drops while idle is replaced at the next query; unheard, the event would end the process.
  pool.on("error", () => undefined);
  return wrap("postgres", new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool);
}

/** Wraps a Kysely made elsewhere (the embedded PostgreSQL of tests). */
export function wrap(engine: Engine, native: Kysely<Schema>, pool: pg.Pool | null): Database {
  const plugin: KyselyPlugin = new PortableValues(engine);
  return {
    engine,
    native,
    kysely: native.withPlugin(plugin),
    pool,
    close: () => native.destroy(),
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (id, format) => {
  if (id === POSTGRES_DATE) return (value: string) => value;
  if (id === POSTGRES_BIGINT) return Number;
  return pg.types.getTypeParser(id, format);
};
