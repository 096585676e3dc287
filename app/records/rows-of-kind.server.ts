import { type SqlBool, sql } from "kysely";
import type { AnyKind } from "./kind";

type StoredKind = Pick<AnyKind, "subject" | "table">;

/** Whether the values of a kind are one text in JSON, in a table that kinds share; others have a column for each. */
export function hasBody({ table }: Pick<StoredKind, "table">): boolean {
  return table === "club_records";
}

/** Limits a query to the rows of one kind: some kinds share a table. */
export function rowsOf(kind: StoredKind) {
  return hasBody(kind) ? sql<SqlBool>`kind = ${kind.subject}` : sql<SqlBool>`1 = 1`;
}
