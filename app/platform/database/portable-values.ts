import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from "kysely";
import type { Engine } from "./engine";

/** Columns that are booleans to the code and 0 or 1 in SQLite, which has no such type. */
const BOOLEAN_COLUMNS = new Set([
  "cover_is_decorative",
  "email_verified",
  "has_consent",
  "is_decorative",
  "is_event",
  "is_featured",
  "is_hidden",
  "processed",
  "two_factor_enabled",
  "verified",
]);

/**
 * Gives rows the same shape on both engines: instants as ISO 8601 strings in UTC, booleans as
 * booleans, counts as numbers. Parameters need no care: both engines take ISO strings, and the
 * SQLite connection binds booleans as 0 and 1.
 */
export class PortableValues implements KyselyPlugin {
  readonly #portable: (key: string, value: unknown) => unknown;

  constructor(engine: Engine) {
    this.#portable = engine === "sqlite" ? fromSqlite : fromPostgres;
  }

  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return args.node;
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of args.result.rows) {
      for (const key in row) row[key] = this.#portable(key, row[key]);
    }
    return args.result;
  }
}

function fromSqlite(key: string, value: unknown): unknown {
  return typeof value === "number" && BOOLEAN_COLUMNS.has(key) ? value === 1 : value;
}

function fromPostgres(_key: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "bigint" ? Number(value) : value;
}
