import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import type { Database } from "~/platform/database/database.server";
import type { Values } from "~/records/kind";
import { importRecord } from "~/records/rows.server";

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
