import type { Page } from "@playwright/test";
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
    await page.route(/\/actualites\.data/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "x-build": "another" } });
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
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
    await page.route(/\/assets\/libraries-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(2);
    await page.getByRole("link", { name: "Toutes les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  });
});

/** The home page, once a script of the legal notice is gone. */
async function openWithoutNextScript(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/404|Error loading route module|Failed to fetch dynamically/);
  await gotoHydrated(page, "/");
  await page.route(/\/assets\/legal-notice[\w-]*\.js$/, (route) => route.fulfill({ status: 404 }));
}
