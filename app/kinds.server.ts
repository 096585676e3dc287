import { banner } from "~/features/banner/banner";
import { BANNER_RULES } from "~/features/banner/banner-place.server";
import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import { namedElsewhere } from "~/features/team/named-elsewhere.server";
import type { RecordTarget } from "~/lib/pictures";
import type { Permission } from "~/platform/permissions";
import { isListed, pictureOf } from "~/records/kind";
import type { ContentKind, ServerKind } from "~/records/server-kind";
import { contentKindOf } from "~/records/trash.server";
import { ARTICLES } from "./features/articles/admin/article-kind.server";
import { PHOTOS } from "./features/gallery/admin/photo-kind.server";
import { PRODUCTS } from "./features/shop/admin/product-kind.server";

const trashedMessage = (name: string) =>
  `«\u00a0${name}\u00a0» est dans la corbeille.${namedElsewhere(name)}`;

/** Everything that people publish, throw away and bring back, in the order of the menu. */
const ALL: readonly (ServerKind | ContentKind)[] = [
  ARTICLES,
  { kind: banner, ...BANNER_RULES },
  PHOTOS,
  { kind: coach, trashedMessage },
  { kind: boardMember, trashedMessage },
  { kind: partner },
  PRODUCTS,
];

const isDescribed = (one: ServerKind | ContentKind): one is ServerKind => "kind" in one;

/** Every kind of record that is described once. */
export const KINDS = ALL.filter(isDescribed);

export const LISTED_KINDS = KINDS.map(({ kind }) => kind).filter(isListed);

/** Every kind of content, for those who walk over all: trash, activity log, cleanup, demo. */
export const CONTENT_KINDS: readonly ContentKind[] = ALL.map((one) =>
  isDescribed(one) ? contentKindOf(one.kind) : one,
);

export function findContentKind(subject: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => kind.subject === subject);
}

/** Where an upload for the picture of a record goes, and who may send it; null when there is no such kind. */
export function findPictureTarget(
  subject: string,
  id: string,
): { target: RecordTarget; permission: Permission } | null {
  const kind = findKind(subject)?.kind;
  const picture = kind && pictureOf(kind);
  return picture ? { target: picture.targetFor(id), permission: kind.permission } : null;
}

export function findKind(subject: string): ServerKind | undefined {
  return KINDS.find(({ kind }) => kind.subject === subject);
}
