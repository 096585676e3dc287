import type { APIRequestContext } from "@playwright/test";
import { DEMO_CLUB } from "../support/demo-club";
import { DEMO_PAGES } from "../support/demo-pages";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { expect, test } from "./support/browser-test";
import { expectCompletePage, expectEmblems } from "./support/complete-page";
import { structuredDataIn } from "./support/page-head";
import { type ContentPages, findContentPages } from "./support/public-pages";
import { changeContent } from "./support/stored-content";

type Row = {
  name: string;
  path: string | ((content: ContentPages) => string);
  /** Its one address, when that is another. */
  canonical?: string;
  /** Kept out of search results. */
  noIndex?: boolean;
};

const ROWS: Row[] = [
  ...DEMO_PAGES.map((path) => ({ name: path, path })),
  { name: "the second page of the news", path: "/actualites?page=2" },
  { name: "the news that are events", path: "/actualites?type=evenements" },
  { name: "the news of a section", path: "/actualites?section=athletisme" },
  { name: "a month in which nothing happened", path: "/evenements?mois=2020-03", noIndex: true },
  { name: "an article", path: ({ article }) => article },
  { name: "an event", path: ({ event }) => event },
  { name: "a photo", path: ({ photo }) => photo },
  {
    name: "a search",
    path: "/actualites?q=cross",
    canonical: "/actualites",
    noIndex: true,
  },
];

/** All that is asked of every page, at one visit. */
for (const row of ROWS) {
  test(`${row.name} is complete, for everybody, and translated too`, async ({
    page,
    request,
    site,
  }) => {
    const path =
      typeof row.path === "string" ? row.path : row.path(await findContentPages(request));
    expect(path).toMatch(/^\//);
    await expectCompletePage(page, {
      path,
      canonical: row.canonical ?? path,
      noIndex: row.noIndex ?? false,
      origin: site.url,
      club: DEMO_CLUB,
    });
  });
}

/** No content of the site: only how they can be used is asked. */
const OTHER_PAGES = [
  { name: "a search that finds nothing", path: "/actualites?q=introuvable" },
  { name: "an address that leads nowhere", path: "/nulle-part" },
  { name: "the login", path: "/admin" },
];

for (const { name, path } of OTHER_PAGES) {
  test(`${name} can be used by everybody`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.goto(path);
    if (path !== "/admin") await expectEmblems(page, DEMO_CLUB);
    await expectUsableAtBothSizes(page);
  });
}

test("an article with photos can be used by everybody", async ({ page }) => {
  await page.goto("/actualites?q=Run+2K");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "En images" })).toBeVisible();
  await expectUsableAtBothSizes(page);
});

for (const state of ["cancelled", "postponed"]) {
  test.describe(`with every event ${state}`, () => {
    test.use({ ownSite: true });

    test("pages that show events can be used by everybody", async ({ page, request, site }) => {
      const { event } = await findContentPages(request);
      changeContent(site, `update articles set event_state = '${state}' where is_event = 1`);
      for (const path of [
        event,
        "/",
        "/actualites?type=evenements",
        "/evenements",
        "/evenements/run-2k",
        "/detox-relais",
        "/sections/athletisme",
      ]) {
        await page.goto(path);
        await expect(page.locator("main .event-state").first()).toBeAttached();
        await expectUsableAtBothSizes(page);
      }
    });
  });
}

test("no two pages call themselves the same", async ({ request }) => {
  const content = await findContentPages(request);
  const [titles, descriptions] = [new Map<string, string>(), new Map<string, string>()];
  for (const { path, canonical } of ROWS) {
    if (canonical) continue;
    const address = typeof path === "string" ? path : path(content);
    const html = await textOf(request, address);
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(titles.get(title), `title of ${address}`).toBeUndefined();
    expect(descriptions.get(description), `description of ${address}`).toBeUndefined();
    titles.set(title, address);
    descriptions.set(description, address);
  }
});

test("structured data says who, what and when", async ({ request, site }) => {
  const { article, event } = await findContentPages(request);
  const blocksAt = async (path: string) => structuredDataIn(await textOf(request, path));
  const [club] = await blocksAt("/");
  expect(club).toMatchObject({
    "@type": ["SportsClub", "SportsOrganization"],
    "@id": `${site.url}/#club`,
    url: `${site.url}/`,
  });
  const news = (await blocksAt(article)).find((block) => block["@type"] === "NewsArticle");
  expect(news).toMatchObject({
    url: `${site.url}${article}`,
    publisher: { "@id": `${site.url}/#club` },
  });
  const sports = (await blocksAt(event)).find((block) => block["@type"] === "SportsEvent");
  expect(sports?.startDate).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:00\+0[12]:00)?$/);
  expect(sports?.eventStatus).toMatch(/^https:\/\/schema\.org\/Event/);
  for (const path of DEMO_PAGES.filter((known) => known !== "/")) {
    const crumbs = (await blocksAt(path)).find((block) => block["@type"] === "BreadcrumbList");
    expect(crumbs, path).toHaveProperty("itemListElement.0.item", `${site.url}/`);
    expect(crumbs, path).toHaveProperty("itemListElement.0.position", 1);
    expect(crumbs, path).toHaveProperty("itemListElement.1.name");
  }
});

test("feeds can be found from the pages they belong to", async ({ request, site }) => {
  const feedsOf = async (path: string) =>
    [...(await textOf(request, path)).matchAll(/<link rel="alternate"[^>]* href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  const news = [`${site.url}/actualites.atom`, `${site.url}/actualites.rss`];
  expect(await feedsOf("/actualites")).toEqual(news);
  expect(await feedsOf("/")).toEqual([...news, `${site.url}/evenements.ics`]);
  expect(await feedsOf("/evenements")).toContain(`${site.url}/evenements.ics`);
  expect(await feedsOf("/sections/athletisme")).toEqual([`${site.url}/sections/athletisme.ics`]);
});

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return await (await request.get(path)).text();
}

test("feeds are sent once to who has them already", async ({ request }) => {
  for (const path of ["/actualites.atom", "/actualites.rss", "/evenements.ics", "/sitemap.xml"]) {
    const { etag = "" } = (await request.get(path)).headers();
    expect(etag, path).toBeTruthy();
    const again = await request.get(path, { headers: { "if-none-match": etag } });
    expect(again.status(), path).toBe(304);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read and left", async ({ page }) => {
    for (const path of DEMO_PAGES) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      const text = (await page.locator("main").textContent()) ?? "";
      expect(text.length, path).toBeGreaterThan(300);
      await expect(page.locator('a[href="/"]:visible').first(), path).toBeVisible();
    }
    await page.locator('a[href="/"]:visible').first().click();
    await expect(page).toHaveURL("/");
  });

  test("menus lead to the pages they name", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation").first();
    await menu.getByText("Le club", { exact: true }).click();
    await menu.getByRole("link", { name: /Le stade/ }).click();
    await expect(page).toHaveURL("/club/le-stade");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByText("Menu", { exact: true }).first().click();
    await page.getByRole("link", { name: "Actualités", exact: true }).first().click();
    await expect(page).toHaveURL("/actualites");
  });

  test("lists turn their pages, and search", async ({ page }) => {
    await page.goto("/actualites");
    const first = (await page.locator("main h2").first().textContent()) ?? "";
    const pages = page.getByRole("navigation", { name: "Pages d’actualités" });
    await pages.getByRole("link").filter({ hasText: "2" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.locator("main h2").first()).not.toHaveText(first);
    await page.goto("/actualites");
    const search = page.getByRole("combobox", { name: "Rechercher dans les actualités" });
    await search.fill("cross");
    await search.press("Enter");
    await expect(page).toHaveURL(/[?&]q=cross/);
    await expect(page.locator(".news-count").getByRole("status")).toContainText("cross");
    await page.goto("/evenements?mois=2026-03");
    await page
      .getByRole("link", { name: /suivant/i })
      .first()
      .click();
    await expect(page).toHaveURL(/mois=2026-04/);
  });
});
