import { boardMember, coach } from "~/features/team/member";
import type { Queryable } from "~/platform/database/database.server";
import type { ShortChoice } from "~/records/fields";
import type { ReferenceChoices } from "~/records/references";
import { listChoices } from "~/records/rows.server";

/** Board and coaches; somebody who is both is told apart. */
export async function peopleChoices(db: Queryable): Promise<ReferenceChoices> {
  const board = await listChoices(db, boardMember);
  const coaches = await listChoices(db, coach);
  const named = (others: readonly ShortChoice[], list: string) => (one: ShortChoice) => {
    const isDouble = others.some(({ label: name }) => name === one.label);
    return isDouble ? { ...one, label: `${one.label} (${list})` } : one;
  };
  return {
    [boardMember.subject]: board.map(named(coaches, "bureau")),
    [coach.subject]: coaches.map(named(board, "entraîneurs")),
  };
}
