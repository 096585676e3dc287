import { expect } from "vitest";
import type { VisitsView } from "~/features/analytics/visits-view.server";
import { EXCEL_TYPE } from "~/lib/table-file.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { FIXED_PAGES } from "~/routes/feeds/site-pages";
import { fixedPageName } from "~/routes/public/visited-pages.server";
import { loadRoute, openVisitor, routeArgs } from "~tests/support/admin-routes";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { sheetNames, workbookRows } from "~tests/support/read-workbook";
import { addEvent } from "~tests/support/record-fixtures";

const NOW = new Date("2026-03-10T10:30:00.000Z");
const TODAY = "2026-03-10";

async function countPages(database: Database, pages: readonly string[]) {
  const values = pages.map((label, rank) => ({
    day: TODAY,
    measure: "page" as const,
    label,
    views: 100 - rank,
    visits: rank,
    visitors: rank,
  }));
  const total = { views: 4_950, visits: pages.length, visitors: pages.length };
  const all = { day: TODAY, measure: "all" as const, label: "", ...total };
  await database.kysely
    .insertInto("visit_counts")
    .values([all, ...values])
    .execute();
}

/** The answer of the screen, or of the file, to an editor. */
async function ask<T>(
  database: Database,
  file: string,
  search = "",
  path = "admin/analytics",
): Promise<T> {
  const { site, cookie } = await openVisitor(database, "editor");
  const route = { file: `routes/admin/${file}`, path };
  const { loader } = await loadRoute(route.file);
  const args = routeArgs({ ...site, now: NOW }, cookie, { method: "GET", route, search });
  return (await loader?.(args)) as T;
}

const load = (database: Database, search?: string) =>
  ask<{ view: VisitsView }>(database, "visits.tsx", search);

const titlesOf = (pages: VisitsView["pages"]) =>
  pages.map(({ title, isGone }) => (isGone ? `${title} (retirée)` : title));

test("pages have names, events are found among them, what is gone is said so", async ({
  database,
}) => {
  const news = await addArticle(database, { title: "Cross" });
  const coming = { is_event: true, event_date: "2026-04-01" };
  const event = await addArticle(database, { title: "Nocturne", ...coming });
  const trashed = await addArticle(database, {
    title: "Loto",
    ...coming,
    deleted_at: NOW.toISOString(),
  });
  const photo = await addPhoto(database, { title: "Départ" });
  const paths = [`/actualites/${news}`, `/actualites/${event}`, `/actualites/${trashed}`];
  await addEvent(database, "detox-relais", { name: "Détox relais", frame: "alone" });
  const gone = [`/actualites/${newId()}`, `/club/galerie/${newId()}`];
  await countPages(database, ["/", ...paths, `/club/galerie/${photo}`, ...gone, "/detox-relais"]);
  const { view } = await load(database);
  expect(titlesOf(view.pages)).toEqual([
    "Accueil",
    "Cross",
    "Nocturne",
    "Loto (retirée)",
    "Photo\u00a0: Départ",
    "Page retirée (retirée)",
    "Page retirée (retirée)",
    "Détox relais",
  ]);
  expect(titlesOf(view.events)).toEqual(["Détox relais", "Loto (retirée)", "Nocturne"]);
});

test("an event that no visit began with brought nobody", async ({ database }) => {
  const coming = { is_event: true, event_date: "2026-04-01" };
  const read = await addArticle(database, { title: "Nocturne", ...coming });
  await countPages(database, [`/actualites/${read}`, "/"]);
  const { view } = await load(database);
  expect(titlesOf(view.pages)).toEqual(["Nocturne", "Accueil"]);
  expect(view.events).toEqual([]);
});

test("a site that counts nothing says so", async ({ database }) => {
  const { site, cookie } = await openVisitor(database, "editor");
  const environment = { ...site.environment, countsVisits: false };
  const route = { file: "routes/admin/visits.tsx", path: "admin/analytics" };
  const { loader } = await loadRoute(route.file);
  const args = routeArgs({ ...site, environment }, cookie, { method: "GET", route });
  expect(await loader?.(args)).toMatchObject({ isCounting: false, view: { firstDay: null } });
});

test("every page of the site has a name of its own", () => {
  const names = FIXED_PAGES.map(fixedPageName);
  expect(names.filter((name) => name.startsWith("/"))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("the period that is asked for is shown", async ({ database }) => {
  const { view } = await load(database, "?periode=7");
  expect([view.days, view.series.length]).toEqual([7, 7]);
});

test("the workbook holds all figures, and texts as they are", async ({ database }) => {
  const hostile = await addArticle(database, { title: '=HYPERLINK("http://evil.example";"Clic")' });
  await countPages(database, ["/", `/actualites/${hostile}`]);
  const workbook = await ask<Response>(
    database,
    "visits-export.ts",
    "?periode=7",
    "admin/analytics/export.xlsx",
  );
  expect(workbook.headers.get("content-type")).toBe(EXCEL_TYPE);
  expect(workbook.headers.get("content-disposition")).toBe(
    'attachment; filename="frequentation-2026-03-04-2026-03-10.xlsx"',
  );
  const file = new Uint8Array(await workbook.arrayBuffer());
  expect(sheetNames(file)).toEqual(["Fréquentation"]);
  const rows = workbookRows(file);
  expect(rows[0]).toEqual([
    "Rubrique",
    "Libellé",
    "Adresse",
    "Vues",
    "Visites",
    "Visiteurs",
    "Valeur",
  ]);
  expect(rows.filter(([kind]) => kind === "Jour")).toHaveLength(7);
  expect(rows).toContainEqual(["Jour", 46_091, 4950, 2, 2]);
  expect(rows).toContainEqual(["Page", "Accueil", "/", 100, 0]);
  expect(rows).toContainEqual([
    "Page",
    '=HYPERLINK("http://evil.example";"Clic")',
    `/actualites/${hostile}`,
    99,
    1,
  ]);
  expect(rows).toContainEqual(["Source", "Autres", 2]);
  expect(rows).toContainEqual(["Vitesse (75e centile)", "Affichage (LCP, ms)"]);
});
