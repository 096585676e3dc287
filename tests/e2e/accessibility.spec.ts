import { expectAccessible } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { findContentPages } from "./support/public-pages";
import { changeContent } from "./support/stored-content";
import { resize } from "./support/viewport";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("public pages", async ({ page, complaints }) => {
      complaints.allow(/404/);
      for (const path of [
        "/",
        "/actualites",
        "/actualites?q=introuvable",
        "/nulle-part",
        "/admin",
      ]) {
        await page.goto(path);
        await expectAccessible(page);
        expect(await overflow(page)).toBe(0);
      }
      await page.goto("/actualites?q=Run+2K");
      await page.getByRole("main").getByRole("article").getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "En images" })).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    });

    test("screens of the administrator area", async ({ page, site }) => {
      await openAdminArea(page, site);
      for (const path of [
        "/admin",
        "/admin/actualites",
        "/admin/actualites/create?type=evenement",
      ]) {
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        await expectAccessible(page);
        expect(await overflow(page)).toBe(0);
      }
      await page.goto("/admin/actualites");
      await page
        .getByRole("link", { name: /Modifier/ })
        .nth(2)
        .click();
      await expect(page.getByRole("textbox", { name: "Texte" })).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    });
  });
}

for (const state of ["cancelled", "postponed"]) {
  test.describe(`with every event ${state}`, () => {
    test.use({ ownSite: true });

    test("pages that show events", async ({ page, request, site }) => {
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
        for (const size of SIZES) {
          await resize(page, size);
          await expectAccessible(page);
        }
      }
    });
  });
}

function overflow(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
