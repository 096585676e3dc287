import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { loadSite } from "~/club/read-site.server";
import { loadWarning } from "~/features/banner/load-warning.server";
import { keepTerms } from "~/features/shop/kept-terms.server";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { createContentMemo } from "~server/cache/content-memo";
import { addArticle, addUser, NOW } from "~tests/support/article-fixtures";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { testContext, testServices } from "~tests/support/services";
import { addProduct, TEST_TERMS } from "~tests/support/shop-fixtures";

/** One page of each kind, and the most queries that making it takes, whatever there is to show. */
const BUDGETS: Record<string, { path: string; params?: Record<string, string>; most: number }> = {
  home: { path: "/", most: 4 },
  news: { path: "/actualites", most: 2 },
  article: { path: "/actualites/$article", params: { id: "$article" }, most: 5 },
  calendar: { path: "/evenements", most: 4 },
  event: { path: "/evenements/run-2k", params: { page: "run-2k" }, most: 1 },
  "lone-event": { path: "/detox-relais", params: { page: "detox-relais" }, most: 1 },
  team: { path: "/club/trombinoscope", most: 2 },
  gallery: { path: "/club/galerie", most: 2 },
  "gallery-image": { path: "/club/galerie/$photo", params: { id: "$photo" }, most: 3 },
  stadium: { path: "/club/le-stade", most: 0 },
  contacts: { path: "/contacts", most: 0 },
  timetable: { path: "/horaires", most: 0 },
  section: { path: "/sections/athletisme", params: { section: "athletisme" }, most: 2 },
  registration: { path: "/inscription/sport-sante", params: { page: "sport-sante" }, most: 1 },
  "registration-help": { path: "/inscription/aide", most: 0 },
  "registration-form": { path: "/inscription", params: { form: "fiche-inscription" }, most: 0 },
  accessibility: { path: "/accessibilite", most: 0 },
  "legal-notice": { path: "/mentions-legales", most: 0 },
  privacy: { path: "/politique-confidentialite", most: 0 },
  shop: { path: "/boutique", most: 3 },
  product: { path: "/boutique/produits/$product", params: { id: "$product" }, most: 6 },
  basket: { path: "/boutique/panier", most: 0 },
  checkout: { path: "/boutique/commande", most: 0 },
  "order-thanks": { path: "/boutique/thank-you", most: 0 },
  "sale-terms": { path: "/boutique/cgv", most: 1 },
  "kept-terms": { path: "/boutique/cgv/$terms", params: { hash: "$terms" }, most: 1 },
  withdrawal: { path: "/boutique/retractation", most: 0 },
};

/** As a running server has it, of a content that stays. */
const unchangingMemo = () =>
  createContentMemo({
    version: () => 1,
    nextChange: async () => new Date(NOW.getTime() + 60_000),
    now: () => NOW,
  });

type Loader = (args: unknown) => Promise<unknown>;
const modules = import.meta.glob<{ loader?: Loader }>("./*.tsx");

async function fill(database: Database, articles: number): Promise<Record<string, string>> {
  await fillClub(database, { words: "demo", now: NOW });
  const author = await addUser(database);
  const ids: string[] = [];
  for (let i = 0; i < articles; i += 1) {
    const event = i % 2 === 0 ? {} : { is_event: true, event_date: "2026-03-22" };
    const place = { section: "athletisme", order_weight: i + 1, author_id: author } as const;
    ids.push(await addArticle(database, { ...event, ...place, title: `Actualité ${i}` }));
  }
  const photos: string[] = [];
  for (let i = 0; i < articles / 2; i += 1) photos.push(await addPhoto(database));
  const products: string[] = [];
  for (let i = 0; i < articles / 2; i += 1) products.push((await addProduct(database)).id);
  await transaction(database, (trx) => keepTerms(trx, { ...TEST_TERMS, day: parisDay(NOW) }));
  return {
    $article: ids[1] ?? "",
    $photo: photos[1] ?? "",
    $product: products[1] ?? "",
    $terms: TEST_TERMS.hash,
  };
}

async function queriesOf(database: Database, route: string, ids: Record<string, string>) {
  const budget = BUDGETS[route];
  const loader = (await modules[`./${route}.tsx`]?.())?.loader;
  if (!budget || !loader) throw new Error(`No page ${route}.`);
  const idOf = (text: string) => text.replace(/\$\w+/, (name) => ids[name] ?? "");
  const params = Object.entries(budget.params ?? {}).map(([name, value]) => [name, idOf(value)]);
  const counted = countQueries(database);
  const site = testServices(counted.database, { now: NOW, contentMemo: unchangingMemo() });
  // The club's content and its warning are read once for all pages.
  await loadSite(site);
  await loadWarning(site);
  const before = counted.count();
  const context = testContext(site);
  const url = new URL(idOf(budget.path), "http://localhost:3000");
  await loader({ request: new Request(url), url, params: Object.fromEntries(params), context });
  return counted.count() - before;
}

async function measure(database: Database, articles: number) {
  const ids = await fill(database, articles);
  const counts: Record<string, number> = {};
  for (const route of Object.keys(BUDGETS)) counts[route] = await queriesOf(database, route, ids);
  return counts;
}

test("a public page asks the database no more for a hundred articles than for ten", async ({
  createDatabase,
}) => {
  const few = await measure((await createDatabase()).open(), 10);
  const many = await measure((await createDatabase()).open(), 100);
  expect(many).toEqual(few);
  for (const [route, { most }] of Object.entries(BUDGETS)) {
    expect(few[route], `queries of ${route}`).toBeLessThanOrEqual(most);
  }
});

test("every public page that asks the database has a budget", async () => {
  for (const [file, load] of Object.entries(modules)) {
    const route = file.slice(2, -4);
    if ((await load()).loader && route !== "not-found") expect(BUDGETS).toHaveProperty([route]);
  }
});
