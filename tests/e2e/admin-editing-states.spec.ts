import type { Page } from "@playwright/test";
import { deferred } from "~/lib/deferred";
import { bytesOf, plain } from "../fixtures/pictures";
import { expectAccessible } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { resize } from "./support/viewport";

test.use({ ownSite: true, siteContent: "nothing" });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" });
const name = (page: Page) => page.getByRole("textbox", { name: "Nom complet" });
const role = (page: Page) => page.getByRole("textbox", { name: "Rôle" });
const photo = (page: Page) => page.getByRole("region", { name: "Photo" });

test.beforeEach(async ({ page, site }) => {
  await openAdminArea(page, site, "/admin/coaches/create");
});

async function createAndOpen(page: Page): Promise<void> {
  await name(page).fill("Camille Durand");
  await save(page).click();
  await page.getByRole("link", { name: "Camille Durand" }).first().click();
  await expect(page).toHaveURL(/\/admin\/coaches\/edit\//);
}

/** Somebody reloads although the browser says that something is not saved. */
async function reloadAnyway(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
}

for (const size of SIZES) {
  test(`at ${size.width} px, two versions and the way out are accessible`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/409/);
    await resize(page, size);
    await createAndOpen(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await role(other).fill("Sprint et haies, demi-fond et préparation physique des jeunes");
    await save(other).click();
    await expect(other).toHaveURL(/\/admin\/coaches$/);
    await other.close();

    await name(page).fill(`Camille ${"Durand-Roux-de-la-Lande".repeat(4)}`);
    await role(page).fill("Demi-fond");
    await save(page).click();
    const heading = page.getByRole("heading", { name: /^Deux versions/ });
    await expect(heading).toBeFocused();
    await expectClearOfBar(page, "[data-conflict]");
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);

    await bar(page).getByRole("link").first().click();
    await expect(page.getByRole("dialog", { name: /^Quitter sans enregistrer/ })).toBeVisible();
    await expectAccessible(page);
  });

  test(`at ${size.width} px, the field that is wrong is seen under the bar`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    await resize(page, { ...size, height: 500 });
    await name(page).fill("Camille Durand");
    await role(page).fill("Sprint et haies ".repeat(20));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await save(page).click();
    await expect(role(page)).toBeFocused();
    await expectClearOfBar(page, "[data-field=role]");
  });
}

async function expectClearOfBar(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        const under = document.querySelector(".ed-bar")?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? 0;
        return top - under;
      }, selector),
    )
    .toBeGreaterThanOrEqual(0);
}

test("somebody new, taken up again from what the browser kept, gets a photo", async ({ page }) => {
  await resize(page, { width: 390, height: 500 });
  await name(page).fill("Camille Durand");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await reloadAnyway(page);
  const resume = page.getByRole("button", { name: "Reprendre ma version" });
  await expect(resume).toBeInViewport();
  await resume.click();
  await expect(name(page)).toHaveValue("Camille Durand");
  const buffer = Buffer.from(await bytesOf(plain(400, 400, "#ff0000").jpeg()));
  const file = { name: "camille.jpg", mimeType: "image/jpeg", buffer };
  await photo(page).locator("input[type=file]").setInputFiles(file);
  await expect(photo(page).getByRole("button", { name: "Remplacer" })).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/coaches$/);
  await expect(page.getByRole("row", { name: /Camille Durand/ }).locator("img")).toHaveCount(1);
});

test("what was cut is saved by itself when the network is back, and leads to the list", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await name(page).fill("Camille Durand");
  await page.route("**/admin/fiches/**", (route) => route.abort("internetdisconnected"));
  await save(page).click();
  await expect(bar(page).getByRole("alert")).toContainText("Pas de connexion");
  await page.unroute("**/admin/fiches/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page).toHaveURL(/\/admin\/coaches$/);
  await expect(page.getByRole("row", { name: /Camille Durand/ })).toHaveCount(1);
});

test("what was given up of somebody just created is gone under their own address", async ({
  page,
}) => {
  const held = deferred<void>();
  await page.route("**/admin/fiches/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await name(page).fill("Camille Durand");
  await save(page).click();
  await name(page).fill("Camille Durand-Roux");
  held.resolve();
  await expect(page).toHaveURL(/\/admin\/coaches\/edit\//);
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Rechercher" }).fill("camille");
  await page.getByRole("menuitem", { name: "Camille Durand" }).click();
  await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(name(page)).toHaveValue("Camille Durand");
});

test("what does not exist is said inside the frame, whose menu is the way out", async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto("/admin/coaches/edit/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cet écran n’existe pas");
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Espace club" })
    .getByRole("link", { name: "Partenaires" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Partenaires");
});
