import { namedElsewhere, readWritten } from "~/club/elsewhere/written-names.server";
import { eventRules } from "~/club/events/event-rules.server";
import { association } from "~/club/kinds/association";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { forms } from "~/club/kinds/forms";
import { label } from "~/club/kinds/label";
import { menus } from "~/club/kinds/menus";
import { session } from "~/club/kinds/session";
import { shop } from "~/club/kinds/shop";
import { stadiumPicture } from "~/club/kinds/stadium-picture";
import { leftWithout } from "~/club/left-without.server";
import { PAGE_KEYS, PAGE_KINDS } from "~/club/page-kinds";
import { placeRules } from "~/club/place-rules.server";
import { seasonRules } from "~/club/season-rules.server";
import { registrationRules } from "~/club/sections/registration-rules.server";
import { sectionRules } from "~/club/sections/section-rules.server";
import { bannerRules } from "~/features/banner/banner-place.server";
import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import type { RecordTarget } from "~/lib/pictures";
import type { Permission } from "~/platform/permissions";
import type { ContentKind } from "~/records/content-kind";
import type { Fields } from "~/records/fields";
import { type AnyKind, isListed, picturesOf } from "~/records/kind";
import { hasBody } from "~/records/rows-of-kind.server";
import { type Rules, rules } from "~/records/rules";
import { sheetRules } from "~/records/sheets.server";
import { contentKindOf } from "~/records/trash.server";
import { ARTICLES } from "./features/articles/admin/article-kind.server";
import { PHOTOS } from "./features/gallery/admin/photo-kind.server";
import { PRODUCTS } from "./features/shop/admin/product-kind.server";

const memberTrashed: Rules["trashedMessage"] = async (trx, { id, title: name }) => {
  const written = await readWritten(trx, CLUB_KINDS, { withDrafts: false });
  const elsewhere = `${await leftWithout(trx, id)}${namedElsewhere(name, written)}`;
  return `«\u00a0${name}\u00a0» est dans la corbeille.${elsewhere}`;
};

/** Everything that people publish, throw away and bring back, in the order of the menu. */
const ALL: readonly (Rules | ContentKind)[] = [
  ARTICLES,
  bannerRules,
  PHOTOS,
  rules(coach, { trashedMessage: memberTrashed }),
  rules(boardMember, { trashedMessage: memberTrashed }),
  rules(partner),
  sectionRules,
  registrationRules,
  eventRules,
  rules(session),
  seasonRules,
  placeRules,
  sheetRules(club),
  sheetRules(association),
  sheetRules(calls),
  sheetRules(menus),
  ...PAGE_KEYS.map((key) => sheetRules<Fields>(PAGE_KINDS[key])),
  sheetRules(forms),
  rules(stadiumPicture),
  sheetRules(shop),
  rules(label),
  PRODUCTS,
];

const isDescribed = (one: Rules | ContentKind): one is Rules => "kind" in one;

/** The rules of every kind of record that is described once. */
const RULES = ALL.filter(isDescribed);

/** Every kind of record that is described once. */
export const KINDS: readonly AnyKind[] = RULES.map(({ kind }) => kind);

/** Those of the club's content, which stand in one table. */
export const CLUB_KINDS = KINDS.filter(hasBody);

export const LISTED_KINDS = KINDS.filter(isListed);

/** Every kind of content, for code that walks over all: trash, activity log, cleanup, demo. */
export const CONTENT_KINDS: readonly ContentKind[] = ALL.map((one) =>
  isDescribed(one) ? contentKindOf(one) : one,
);

/** Their tables, each once. */
export const CONTENT_TABLES = [...new Set(CONTENT_KINDS.map(({ table }) => table))];

/** The tables that a removal of the demo empties of it; pages cannot do without words of the club, which get others. */
export const DEMO_CONTENT_TABLES = CONTENT_TABLES.filter((table) => table !== "club_records");

export function findContentKind(subject: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => kind.subject === subject);
}

/** The folder of an upload for a picture of a record, and the permission it needs; null when there is no such picture. */
export function findPictureTarget(
  subject: string,
  id: string,
): { target: RecordTarget; permission: Permission } | null {
  for (const kind of KINDS) {
    const targets = picturesOf(kind).map(({ targetFor }) => targetFor(id));
    const target = targets.find((one) => one.subject === subject);
    if (target) return { target, permission: kind.permission };
  }
  return null;
}

export function findRules(subject: string): Rules | undefined {
  return RULES.find(({ kind }) => kind.subject === subject);
}
