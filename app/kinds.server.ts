import { banner } from "~/features/banner/banner";
import { BANNER_RULES } from "~/features/banner/banner-place.server";
import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import { namedElsewhere } from "~/features/team/named-elsewhere.server";
import { isListed } from "~/records/kind";
import type { ServerKind } from "~/records/server-kind";

const trashedMessage = (name: string) =>
  `«\u00a0${name}\u00a0» est dans la corbeille.${namedElsewhere(name)}`;

/** Every kind of record that is described once, in the order of the menu. */
export const KINDS: readonly ServerKind[] = [
  { kind: banner, ...BANNER_RULES },
  { kind: coach, trashedMessage },
  { kind: boardMember, trashedMessage },
  { kind: partner },
];

export const LISTED_KINDS = KINDS.map(({ kind }) => kind).filter(isListed);

export function findKind(subject: string): ServerKind | undefined {
  return KINDS.find(({ kind }) => kind.subject === subject);
}
