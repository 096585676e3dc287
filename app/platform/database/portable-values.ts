import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
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
  "is_of_erased",
  "name_stays",
  "own_name_stays",
  "processed",
  "said_name_stays",
  "two_factor_enabled",
  "verified",
]);

/**
 * Gives rows the same shape on both engines: instants as ISO 8601 strings in UTC, booleans as
 * booleans, counts as numbers. Of parameters, both engines take ISO strings, and the SQLite connection
 * binds booleans as 0 and 1; texts lose U+0000, which PostgreSQL refuses wherever it comes from.
 */
export class PortableValues implements KyselyPlugin {
  readonly #portable: (key: string, value: unknown) => unknown;

  constructor(engine: Engine) {
    this.#portable = engine === "sqlite" ? fromSqlite : fromPostgres;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return holdsNul(node) ? withoutNul.transformNode(node, queryId) : node;
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

const NUL = "\u0000";

/** Looks at what a query is made of, before anything is copied: next to none holds one. */
function holdsNul(part: unknown): boolean {
  if (typeof part === "string") return part.includes(NUL);
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return part.some(holdsNul);
  // Buffers and the like are values, not parts of a query.
  return "kind" in part && Object.values(part).some(holdsNul);
}

class WithoutNul extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: clean(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(clean) };
  }
}

const withoutNul = new WithoutNul();

function clean(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll(NUL, "") : value;
}
