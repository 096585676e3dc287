import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import { namedElsewhere } from "~/features/team/named-elsewhere.server";
import type { ServerKind } from "~/records/trash.server";

/** Every kind of record that is described once, in the order of the menu. */
export const KINDS: readonly ServerKind[] = [
  { kind: coach, trashedNote: namedElsewhere },
  { kind: boardMember, trashedNote: namedElsewhere },
  { kind: partner },
];

export function findKind(subject: string): ServerKind | undefined {
  return KINDS.find(({ kind }) => kind.subject === subject);
}
