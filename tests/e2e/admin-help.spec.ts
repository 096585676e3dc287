import type { Page } from "@playwright/test";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";

const answersOf = (page: Page) => page.getByRole("main").getByRole("article");
const searchOf = (page: Page) =>
  page.getByRole("searchbox", { name: "Rechercher dans le mode d’emploi" });

test.beforeEach(async ({ page, site }) => {
  await openAdminArea(page, site);
});

test("answers what is asked, and leads to the screen", async ({ page }) => {
  await page.getByRole("link", { name: "Mode d’emploi" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Mode d’emploi" })).toBeVisible();
  const all = await answersOf(page).count();
  expect(all).toBeGreaterThanOrEqual(18);

  await searchOf(page).fill("MOT DE PASSE");
  const answer = page.getByRole("article", { name: /oublié mon mot de passe/ });
  await expect(answer).toBeVisible();
  await expect.poll(() => answersOf(page).count()).toBeLessThan(all);
  // Announced, for those who do not see the list grow shorter.
  const found = page.getByRole("search").getByRole("status").filter({ hasText: "réponse" });
  await expect(found).toHaveText(/^\d+ réponses?$/);

  await searchOf(page).fill("xylophone");
  await expect(page.getByText("Aucune réponse pour")).toBeVisible();
  await page.getByRole("button", { name: "Voir toutes les réponses" }).click();
  await expect(answersOf(page)).toHaveCount(all);

  const trash = page.getByRole("article", { name: /supprimé quelque chose/ });
  await trash.getByRole("link", { name: /^Ouvrir/ }).click();
  await expect(page).toHaveURL("/admin/actualites?etat=corbeille");
});

/** Which answer for which screen: `help-link.test.ts`. */
test("a screen has a link to the answer that helps there", async ({ page, context }) => {
  await page.goto("/admin/partners");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Aide sur cet écran/ }).click();
  const help = await opened;
  await expect(help.getByRole("article", { name: /partenaire et son logo/ })).toBeInViewport();
  await expect(help.locator(":target")).toHaveRole("article");
});

test("an answer found by the palette is shown, whatever was filtered", async ({ page }) => {
  await gotoHydrated(page, "/admin/aide?q=photo");
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Rechercher" }).fill("telephone perdu");
  await page.getByRole("menuitem", { name: /perdu ou changé mon téléphone/ }).click();
  await expect(page).toHaveURL("/admin/aide#telephone-perdu");
  const answer = page.getByRole("article", { name: /perdu ou changé mon téléphone/ });
  await expect(answer).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, and answers have addresses", async ({ page }) => {
    await page.goto("/admin/aide");
    const all = await answersOf(page).count();
    await page
      .getByRole("navigation", { name: "Toutes les questions" })
      .getByRole("link", { name: /supprimé quelque chose/ })
      .click();
    await expect(page.getByRole("article", { name: /supprimé quelque chose/ })).toBeInViewport();
    await searchOf(page).fill("photo floue");
    await searchOf(page).press("Enter");
    await expect(page).toHaveURL("/admin/aide?q=photo+floue");
    await expect.poll(() => answersOf(page).count()).toBeLessThan(all);
    await expect(answersOf(page).first()).toHaveAccessibleName(/photo est floue/);
  });
});
