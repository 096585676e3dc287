import { banner } from "~/features/banner/banner";
import { BANNER_RULES } from "~/features/banner/banner-place.server";
import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import { namedElsewhere } from "~/features/team/named-elsewhere.server";
import type { Fields, ListedKind } from "~/records/kind";
import type { ServerKind } from "~/records/trash.server";

const trashedMessage = (name: string) =>
  `«\u00a0${name}\u00a0» est dans la corbeille.${namedElsewhere(name)}`;

/** The kinds that have a list, in the order of the menu. */
export const LISTED_KINDS: readonly ListedKind<Fields>[] = [coach, boardMember, partner];

/** Every kind of record that is described once. */
export const KINDS: readonly ServerKind[] = [
  { kind: banner, ...BANNER_RULES },
  { kind: coach, trashedMessage },
  { kind: boardMember, trashedMessage },
  { kind: partner },
];

export function findKind(subject: string): ServerKind | undefined {
  return KINDS.find(({ kind }) => kind.subject === subject);
}
