import { expect } from "vitest";
import { listAdminArticles } from "~/features/articles/admin-articles.server";
import {
  listPublishedArticles,
  suggestArticles,
} from "~/features/articles/published-articles.server";
import { listMessages } from "~/features/contact/inbox.server";
import { listAdminGallery } from "~/features/gallery/admin-gallery.server";
import { listActivity } from "~/features/maintenance/activity.server";
import { readActivityParams } from "~/features/maintenance/activity-query";
import { partner } from "~/features/partners/partner";
import { listOrders } from "~/features/shop/admin/admin-orders.server";
import { listAdminProducts } from "~/features/shop/admin/admin-products.server";
import { boardMember, coach } from "~/features/team/member";
import { CONTENT_KINDS } from "~/kinds.server";
import { parisDay } from "~/lib/paris-instants";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { readShortList } from "~/records/rows.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addPartner, addTeamMember } from "~tests/support/record-fixtures";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { searchContent } from "./search.server";

/** Everything a club has is called so here. */
const NAME = "Jean-Luc, cross de Saint-Médard-en-Jalles : 10\u00a0km";
const TYPED = [
  "saint medard",
  "cross medard",
  "st medard",
  "Saint‑Médard",
  "jean luc",
  "luc cross",
  "jeanluc",
  "l’10km",
  "10 KM",
  "d'jean",
  "medard cross de",
  "JEAN-LUC",
];
const OTHER = ["10 km/h de jean paul", "saint medoc", "%", "jean_luc%x", "100km"];

async function fill(database: Database) {
  await addArticle(database, { title: NAME });
  await addPhoto(database, { title: NAME });
  for (const table of ["coaches", "board_members"] as const) {
    const person = { id: newId(), fullName: NAME, role: "", photo: null, now: NOW };
    await addTeamMember(database, table, person);
  }
  await addPartner(database, {
    id: newId(),
    name: NAME,
    logo: null,
    ground: "light",
    link: "",
    now: NOW,
  });
  const [variantId = ""] = (await addProduct(database, { name: NAME })).variantIds;
  await placeTestOrder(database, { name: NAME, lines: [{ variantId }] });
  await storeTestMessage(database, { name: NAME });
  await transaction(database, (trx) =>
    recordActivity(trx, {
      action: "published",
      subject: "article",
      subjectId: newId(),
      label: NAME,
      userId: null,
      now: NOW,
    }),
  );
}

/** How many each search of the site finds, the public ones first. */
async function found({ kysely }: Database, search: string) {
  const list = { search, page: 1, isTrash: false };
  const total = async (page: Promise<{ total: number }>) => (await page).total;
  const everywhere = await searchContent(kysely, {
    query: search,
    role: "administrator",
    now: NOW,
  });
  return {
    news: await total(listPublishedArticles(kysely, { search, page: 1, now: NOW })),
    suggestions: (await suggestArticles(kysely, { search, now: NOW })).length,
    articles: await total(listAdminArticles(kysely, { search, page: 1, now: NOW })),
    gallery: await total(listAdminGallery(kysely, { ...list, filter: "all", pageSize: 24 })),
    coaches: await total(readShortList(kysely, coach, list)),
    board: await total(readShortList(kysely, boardMember, list)),
    partners: await total(readShortList(kysely, partner, list)),
    products: await total(listAdminProducts(kysely, list)),
    orders: await total(
      listOrders(kysely, { filter: "all", search, page: 1, today: parisDay(NOW) }),
    ),
    messages: await total(listMessages(kysely, { filter: "all", search, page: 1 })),
    activity: await total(
      listActivity(kysely, CONTENT_KINDS, {
        ...readActivityParams(new URLSearchParams(), []),
        search,
      }),
    ),
    everywhere: everywhere.length,
  };
}

test("every search of the site finds what people type, and nothing else", async ({ database }) => {
  await fill(database);
  const all = await found(database, NAME);
  const kinds = Object.keys(all);
  expect(all).toEqual({
    ...Object.fromEntries(kinds.map((kind) => [kind, 1])),
    everywhere: 8,
  });
  for (const typed of TYPED) expect.soft(await found(database, typed), typed).toEqual(all);
  const nothing = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  for (const typed of OTHER) expect.soft(await found(database, typed), typed).toEqual(nothing);
});
