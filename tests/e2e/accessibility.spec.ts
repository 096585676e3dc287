import { expectAccessible } from "./support/accessibility";
import { createAdministrator, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";

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
      await signIn(page, await createAdministrator(site));
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

function overflow(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
