import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { Person } from "~/records/fields";
import demoCalls from "~content/demo/club/calls.json";

type Named = { id: string; full_name: string; role: string };

/** Those that the site named before they could be edited, as the people of the site where it has them. */
export async function firstCalls(
  trx: DatabaseTransaction,
): Promise<{ values: Record<string, unknown> }[]> {
  const board = await listNames(trx, "board_members");
  const coaches = await listNames(trx, "coaches");
  return [
    {
      values: {
        calls: demoCalls.map(({ person, values }) => ({
          ...values,
          role: hasRole(board, person, values.role) ? "" : values.role,
          person: [personNamed(person, values.section === "" ? board : coaches)],
        })),
      },
    },
  ];
}

/** Whether the board has somebody in that role: a call that says none follows it. */
function hasRole(board: readonly Named[], name: string, role: string): boolean {
  return board.some((member) => member.full_name === name && member.role === role);
}

export function personNamed(name: string, among: readonly Named[]): Person {
  const found = among.find(({ full_name }) => full_name === name);
  return found ? { id: found.id } : { name };
}

export async function listNames(
  trx: DatabaseTransaction,
  table: "board_members" | "coaches",
): Promise<Named[]> {
  return trx
    .selectFrom(table)
    .select(["id", "full_name", "role"])
    .where("deleted_at", "is", null)
    .execute();
}
