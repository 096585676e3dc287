import {
  Kysely,
  type KyselyPlugin,
  type LogEvent,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
} from "kysely";
import pg from "pg";
import type { Schema } from "~database/schema";
import { createDatabaseReach, type DatabaseReach } from "./database-reach.server";
import type { Engine } from "./engine";
import { PortableValues } from "./portable-values";
import { openSqlite } from "./sqlite-connection.server";
import { PatientSqliteDialect } from "./sqlite-dialect";

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
  reach: DatabaseReach;
  close(): Promise<void>;
};

/** A server that does not answer at all is given up after this; so is the wait for a free connection. */
const CONNECT_MS = 5_000;
/** Idle connections are probed after this, so that a firewall's silence does not outlive its rules. */
const KEEP_ALIVE_MS = 30_000;

const POSTGRES_DATE = 1082;
const POSTGRES_BIGINT = 20;

/** Opens the SQLite database in a file (`:memory:` for none). */
export function openSqliteDatabase(file: string): Database {
  const reach = createDatabaseReach({ canBeLost: false });
  const native = new Kysely<Schema>({
    dialect: new PatientSqliteDialect({ database: openSqlite(file) }),
    log: (event) => noteOutcome(reach, event),
  });
  return wrap("sqlite", native, { reach });
}

/** Opens a pool on a PostgreSQL database; connects at the first query, and again after a loss. */
export function openPostgresDatabase(connectionString: string, max = 10): Database {
  const reach = createDatabaseReach({ canBeLost: true });
  const pool = new pg.Pool({
    connectionString,
    max,
    types: { getTypeParser },
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Unheard, the error of a connection that drops while idle, or within a transaction between two
  // queries, would end the process. The next query gets another connection.
  pool.on("error", reach.noteFailure);
  pool.on("connect", (client) => client.on("error", reach.noteFailure));
  const native = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: watched(pool, reach) }),
    log: (event) => noteOutcome(reach, event),
  });
  return wrap("postgres", native, { pool, reach });
}

function noteOutcome(reach: DatabaseReach, event: LogEvent): void {
  if (event.level === "error") reach.noteFailure(event.error);
  else reach.noteAnswer();
}

/** Kysely tells of queries only: a connection that could not be made is noted here. */
function watched(pool: pg.Pool, reach: DatabaseReach): PostgresPool {
  return {
    connect: async () => {
      try {
        return await pool.connect();
      } catch (error) {
        reach.noteFailure(error);
        throw error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

type Wrapped = { pool?: pg.Pool; reach?: DatabaseReach };

/** Wraps a Kysely made elsewhere (the embedded PostgreSQL of tests). */
export function wrap(engine: Engine, native: Kysely<Schema>, more: Wrapped = {}): Database {
  const plugin: KyselyPlugin = new PortableValues(engine);
  return {
    engine,
    native,
    kysely: native.withPlugin(plugin),
    pool: more.pool ?? null,
    reach: more.reach ?? createDatabaseReach({ canBeLost: false }),
    close: () => native.destroy(),
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (id, format) => {
  if (id === POSTGRES_DATE) return (value: string) => value;
  if (id === POSTGRES_BIGINT) return Number;
  return pg.types.getTypeParser(id, format);
};
