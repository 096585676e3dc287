import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";

const FAILED = /ERR_FAILED|Failed to load resource/;

/** Loses as many requests for a page's data as are said; whatever was fetched ahead is lost too. */
async function lose(page: Page, path: RegExp, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await page.route(path, (route) => {
    if (route.request().resourceType() !== "fetch") return route.abort();
    left -= 1;
    return left >= 0 ? route.abort() : route.continue();
  });
}

test.describe("a request that the network loses on the way to another page", () => {
  test("is made once more, and nobody notices", async ({ page, complaints }) => {
    complaints.allow(FAILED);
    await gotoHydrated(page, "/");
    await lose(page, /\/actualites\.data/, 1);
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  });

  test("leaves a calm page under its address, from which one goes on", async ({
    page,
    complaints,
  }) => {
    complaints.allow(FAILED);
    await gotoHydrated(page, "/");
    await lose(page, /\.data/);
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    const title = page.getByRole("heading", { level: 1, name: "Pas de connexion" });
    await expect(title).toBeVisible();
    await expect(page).toHaveURL("/actualites");
    await expect(page).toHaveTitle(/^Pas de connexion/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText("Toujours pas de connexion.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeFocused();
    await page.unroute(/\.data/);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
    await expect(page).toHaveURL("/actualites");
    const said = page.locator("body > [aria-live=polite]");
    await expect(said).toHaveText(/^Actualités et événements du club – /);
  });

  test("does not take the page along when it was for suggestions only", async ({
    page,
    complaints,
  }) => {
    complaints.allow(FAILED);
    await gotoHydrated(page, "/actualites");
    let lost = 0;
    page.on("requestfailed", () => {
      lost += 1;
    });
    await page.route(/\/actualites\/suggestions/, (route) => route.abort());
    await page.getByRole("combobox").pressSequentially("cross");
    await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
    await page.unroute(/\/actualites\/suggestions/);
    await page.getByRole("combobox").fill("foulées");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  });

  test("is said so in the administrator area too", async ({ page, complaints, site }) => {
    complaints.allow(FAILED);
    await openAdminArea(page, site);
    await lose(page, /\.data/);
    await page.getByRole("link", { name: "Messages" }).first().click();
    const title = page.getByRole("heading", { level: 1, name: "Pas de connexion" });
    await expect(title).toBeVisible();
    await expect(page).toHaveURL("/admin/messages");
    const menu = page.getByRole("navigation", { name: "Espace club" });
    await expect(menu).toBeVisible();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText("Toujours pas de connexion.")).toBeVisible();
    await expect(menu).toBeVisible();
    await page.unroute(/\.data/);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  });
});

test.describe("a page of somebody else in place of the site's data", () => {
  const PORTAL = { contentType: "text/html", body: "<h1>Bienvenue à l’hôtel</h1>" };

  for (const status of [200, 403, 503]) {
    test(`leads to the document once, whatever its status: ${status}`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource/);
      await gotoHydrated(page, "/");
      let answered = 0;
      await page.route(/\.data/, (route) => {
        if (route.request().resourceType() === "fetch") answered += 1;
        return route.fulfill({ status, ...PORTAL });
      });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole("link", { name: "Toutes les actualités" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
      expect(answered).toBe(1);
    });
  }

  test("leads there too when it comes before React has shown the way", async ({ page }) => {
    await gotoHydrated(page, "/");
    await page.evaluate(({ contentType, body }) => {
      const headers = { "content-type": contentType };
      window.fetch = () => Promise.resolve(new Response(body, { status: 503, headers }));
    }, PORTAL);
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  });

  test("does not take away what is being written", async ({ page, complaints, site }) => {
    complaints.allow(/Failed to load resource/);
    await openAdminArea(page, site, "/admin/coaches/create");
    const name = page.getByRole("textbox", { name: "Nom complet" });
    await name.fill("Maïté");
    await page.route("**/admin/fiches/coach/*", (route) =>
      route.fulfill({ status: 403, ...PORTAL }),
    );
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/Une autre page a répondu à la place du site/)).toBeVisible();
    await expect(name).toHaveValue("Maïté");
    await page.route("**/admin/fiches/coach/*", (route) =>
      route.fulfill({ status: 413, contentType: "text/html", body: "<h1>413</h1>" }),
    );
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/Le serveur placé devant le site/).first()).toBeVisible();
    await expect(name).toHaveValue("Maïté");
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/\.data/, (route) => route.fulfill({ status: 403, ...PORTAL }));
    await page.evaluate(() =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate("?autre"),
    );
    await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
    expect(documents).toBe(0);
    await page.unrouteAll();
    await page.goto("/admin/coaches/create");
    await page.getByRole("button", { name: "Reprendre ma version" }).click();
    await expect(name).toHaveValue("Maïté");
  });
});

test("a client navigation is said to screen readers", async ({ page }) => {
  await gotoHydrated(page, "/");
  const said = page.locator("body > [aria-live=polite]");
  await expect(said).toBeEmpty();
  await page.getByRole("link", { name: "Toutes les actualités" }).click();
  await expect(said).toHaveText(/^Actualités et événements du club – /);
  await page.goBack();
  await expect(said).toHaveText(/^Club d’athlétisme/);
});

test("a client navigation of the administrator area is said to screen readers", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site);
  await page.getByRole("link", { name: "Messages" }).first().click();
  await expect(page.locator("body > [aria-live=polite]")).toHaveText(/^Messages/);
});
