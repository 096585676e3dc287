import type { Page } from "@playwright/test";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Complaints } from "./support/complaints";
import { gotoHydrated } from "./support/hydrated";

test.describe("a tab left open while the site is deployed anew", () => {
  test("goes on to the page it was asked for when a script of it is gone", async ({
    page,
    complaints,
  }) => {
    await openWithoutNextScript(page, complaints);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "Mentions légales" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  });

  test("goes on there too before React has shown that somebody is on the way", async ({
    page,
    complaints,
  }) => {
    await openWithoutNextScript(page, complaints);
    // React asks itself by messages to go on: it renders nothing more in this document.
    await page.evaluate(() => {
      MessagePort.prototype.postMessage = () => undefined;
    });
    await page.getByRole("link", { name: "Mentions légales" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  });

  test("goes on as a document when a style sheet of the next page is gone", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    await gotoHydrated(page, "/");
    let isGone = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route(/\/assets\/legal-page[\w-]*\.css/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "Mentions légales" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
  });

  test("shows no data that another build made", async ({ page }) => {
    await gotoHydrated(page, "/");
    await answerFromAnotherBuild(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
  });

  test("goes on as a document in the administrator area, and never over what is unsaved", async ({
    page,
    site,
  }) => {
    await openAdminArea(page, site, "/admin/messages/bloques");
    await answerFromAnotherBuild(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSameDocument = () => page.evaluate(() => "sameDocument" in window);
    const email = page.getByRole("textbox", { name: "Adresse e-mail" });
    await email.fill("robot@spam.example");
    // An address of the same screen: nothing asks before it is followed.
    const answered = page.waitForResponse(/\.data/);
    await page.evaluate(() => {
      void Reflect.get(window, "__reactRouterDataRouter").navigate("?suite", { replace: true });
    });
    await answered;
    await expect(page).toHaveURL(/\?suite/);
    await expect(email).toHaveValue("robot@spam.example");
    expect(await isSameDocument()).toBe(true);
    await page.getByRole("link", { name: "Accueil", exact: true }).first().click();
    await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
    await expect.poll(isSameDocument).toBe(false);
  });

  test("stays as it was served when its scripts are gone and somebody has typed", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404|Failed to fetch dynamically/);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const typed = Promise.withResolvers<void>();
    await page.route(SHARED_SCRIPT, async (route) => {
      await typed.promise;
      await route.fulfill({ status: 404 });
    });
    await page.goto("/contacts");
    const message = page.locator("main textarea").first();
    await message.fill("Bonjour");
    const looked = page.waitForResponse(
      (response) => response.request().method() === "HEAD" && response.status() === 404,
    );
    typed.resolve();
    await looked;
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(1);
    await expect(message).toHaveValue("Bonjour");
  });

  test("is loaded anew once when it was not hydrated yet and its scripts are gone", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404|Failed to fetch dynamically/);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(SHARED_SCRIPT, (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(2);
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  });
});

const SHARED_SCRIPT = /\/assets\/libraries-[\w-]+\.js$/;

/** From here on all data says that another build made it. */
async function answerFromAnotherBuild(page: Page): Promise<void> {
  await page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-build": "another" } });
  });
}

/** The home page, once a script of the legal notice is gone. */
async function openWithoutNextScript(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/404|Error loading route module|Failed to fetch dynamically/);
  await gotoHydrated(page, "/");
  await page.route(/\/assets\/legal-notice[\w-]*\.js$/, (route) => route.fulfill({ status: 404 }));
}
