import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import type { Database } from "~/platform/database/database.server";
import type { Values } from "~/records/fields";
import type { AnyKind } from "~/records/kind";
import { insertRecord } from "~/records/rows.server";
import { changeContent } from "./change-content";

/** Adds a record as it is, whatever its rules say; nobody is said to have done it. */
export async function importRecord(
  database: Database,
  kind: AnyKind,
  { id, values, now }: { id: string; values: Record<string, unknown>; now: Date },
): Promise<void> {
  await changeContent(database, (trx) =>
    insertRecord(trx, kind, { id, version: 1, values, userId: null, now }),
  );
}

type Imported<V> = V & { id: string; now: Date };

export async function addTeamMember(
  database: Database,
  table: "coaches" | "board_members",
  { id, now, ...values }: Imported<Values<typeof coach.fields>>,
): Promise<void> {
  await importRecord(database, table === "coaches" ? coach : boardMember, { id, values, now });
}

export async function addPartner(
  database: Database,
  { id, now, ...values }: Imported<Values<typeof partner.fields>>,
): Promise<void> {
  await importRecord(database, partner, { id, values, now });
}
