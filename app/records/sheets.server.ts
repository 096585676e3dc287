import type { EditedRecord } from "~/editing/edited-record";
import type { Queryable } from "~/platform/database/database.server";
import { uuidOf } from "~/platform/random.server";
import type { Fields, Values } from "./fields";
import { type AnyKind, type Kind, newRecord, type SheetKind } from "./kind";
import { findRecord } from "./rows.server";
import { type Rules, rules } from "./rules";

/** The id of a sheet, on every site the same: two forms of it are one, and so are two first starts. */
export function sheetId({ subject }: Pick<AnyKind, "subject">): string {
  return uuidOf(`the sheet ${subject}`);
}

/** A sheet as its form opens it; empty where it was never written. */
export async function openSheet<F extends Fields>(
  db: Queryable,
  kind: Kind<F>,
): Promise<EditedRecord<Values<F>>> {
  const id = sheetId(kind);
  return (await findRecord(db, kind, id)) ?? newRecord(kind, id);
}

/** The rules of a sheet: there is one, and it stays. */
export function sheetRules<F extends Fields>(kind: SheetKind<F>): Rules {
  return rules(kind, {
    resolve: async (_, { id }) => (id === sheetId(kind) ? null : { kind: "not-found" }),
    refuseTrashing: async () => ({ message: "Cette fiche ne se supprime pas." }),
  });
}
