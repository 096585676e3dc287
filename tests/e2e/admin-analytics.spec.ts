import { readFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { workbookRows } from "../support/read-workbook";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { watchForComplaints } from "./support/complaints";
import { gotoHydrated } from "./support/hydrated";
import type { Site } from "./support/site";

const SCREEN = "/admin/analytics";
/** The headless browser under test says that it is one, and robots are not counted. */
const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Somebody else, at their own machine. */
async function visit(
  browser: Browser,
  site: Site,
  read: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: "fr-FR",
    userAgent: PERSON,
    ...options,
  });
  const complaints = await watchForComplaints(context, site.url);
  await read(await context.newPage());
  await context.close();
  complaints.verify();
}

/** Does something that a page reports, and waits until the site has heard of it. */
async function heard(page: Page, path: RegExp, act: () => Promise<unknown>) {
  const answer = page.waitForResponse((response) => path.test(response.url()));
  await act();
  return await answer;
}

const figure = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "En résumé" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test.use({ ownSite: true });

test("what visitors read is counted, shown and exported", async ({ page, browser, site }) => {
  await openAdminArea(page, site, SCREEN);
  await expect(page.getByRole("heading", { name: "Pas encore de visite" })).toBeVisible();
  await expectUsableAtBothSizes(page);

  await test.step("three pages are read, one without loading a document, one without scripts", async () => {
    await visit(browser, site, async (visitor) => {
      await heard(visitor, /\/visites$/, () => gotoHydrated(visitor, "/"));
      const link = visitor.getByRole("link", { name: "Actualités", exact: true }).first();
      await heard(visitor, /\/visites$/, () => link.click());
    });
    await visit(
      browser,
      site,
      (visitor) => heard(visitor, /image\.gif/, () => visitor.goto("/contacts")),
      { javaScriptEnabled: false },
    );
  });

  await test.step("those who refuse, and volunteers, are not counted", async () => {
    const extraHTTPHeaders = { DNT: "1", "Sec-GPC": "1" };
    await visit(
      browser,
      site,
      (visitor) => heard(visitor, /\/visites$/, () => gotoHydrated(visitor, "/")),
      { extraHTTPHeaders },
    );
    await heard(page, /\/visites$/, () => gotoHydrated(page, "/"));
  });

  await test.step("the figures are there once the site has written them", async () => {
    // Stopped as the system stops it, the site writes what it holds first.
    await site.restart();
    await page.goto(SCREEN);
    // One browser, one address: the page read without scripts belongs to the same visit.
    await expect(figure(page, "Visites")).toContainText("Visites1");
    await expect(figure(page, "Visiteurs")).toContainText("Visiteurs1");
    await expect(figure(page, "Pages vues")).toContainText("Pages vues3");
    const pages = page.getByRole("table", { name: /^Pages les plus lues/ });
    await expect(pages.getByRole("rowheader")).toHaveText(["Accueil", "Actualités", "Contact"]);
    const sources = page.getByRole("table", { name: /^D’où viennent les visites/ });
    await expect(sources.getByRole("row", { name: "Accès direct 1 100\u00a0%" })).toBeVisible();
    await expectUsableAtBothSizes(page);
  });

  await test.step("the period is changed by keyboard, the figures of the chart are a table", async () => {
    const period = page.getByRole("navigation", { name: "Période" });
    await expect(period.getByRole("link", { name: "30\u00a0jours" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await period.getByRole("link", { name: "12\u00a0mois" }).press("Enter");
    await expect(page).toHaveURL(`${SCREEN}?periode=365`);
    await expect(page.getByRole("heading", { name: "Visites par mois" })).toBeVisible();
    const chart = page.getByRole("figure", { name: "Visites par mois" });
    await chart.getByText("Voir les chiffres").press("Enter");
    // A head and the months that 365 days touch: twelve of them on the last day of one, thirteen else.
    await expect(chart.getByRole("row").nth(12)).toBeVisible();
    await expect(chart.getByRole("row").nth(14)).toHaveCount(0);
    await expect(chart.getByRole("row").nth(1)).toContainText("en partie113");
    await expectAccessible(page);
  });

  await test.step("the figures go into a spreadsheet", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exporter pour Excel" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      /^frequentation-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/,
    );
    const rows = workbookRows(await readFile(await file.path()));
    expect(rows.filter(([kind]) => kind === "Jour")).toHaveLength(365);
    expect(rows).toContainEqual(["Page", "Accueil", "/", 1, 1]);
    expect(rows).toContainEqual(["Page", "Contact", "/contacts", 1, 0]);
    await expect(page.getByRole("link", { name: "CSV", exact: true })).toHaveCount(0);
    // The address of a file that former versions made.
    const former = await page.request.get("/admin/analytics/export.csv?periode=365");
    expect(former.status()).toBe(404);
  });

  await test.step("the dashboard tells of the week", async () => {
    await page.goto("/admin");
    const week = page.getByRole("region", { name: "Visites de la semaine" });
    await expect(week).toContainText("nouveau");
    await expect(week.getByRole("img", { name: /1 au plus haut/ })).toBeVisible();
    await week.getByRole("link", { name: "Le détail" }).click();
    await expect(page.getByRole("heading", { name: "Fréquentation" })).toBeVisible();
  });
});

test("whoever comes by a dead link is counted with the first page that is there", async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*404/);
  const told: (string | null)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/visites") told.push(request.postData());
  });
  await heard(page, /\/visites$/, () => gotoHydrated(page, "/"));
  await gotoHydrated(page, "/page-d-avant");
  const link = page.getByRole("link", { name: "Contact", exact: true }).first();
  await heard(page, /\/visites$/, () => link.click());
  await expect(page).toHaveURL(/\/contacts$/);
  expect(told).toEqual(["page=%2F", "page=%2Fcontacts"]);
});
