import type { Page } from "@playwright/test";
import { bytesOf, plain } from "../fixtures/pictures";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { changeContent } from "./support/stored-content";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

test.use({ ownSite: true });

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" }).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const open = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, expanded: false }).first().click();

/** A page as an anonymous visitor gets it. */
async function visited(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path, { headers: { cookie: "" } });
  return answer.text();
}

test.beforeEach(async ({ page, site }) => becomeAdministrator(page, site));

test("another phone and another name are everywhere at once, and taken back", async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto("/admin/club/fiche");
  await field(page, "Téléphone").fill("06.39.98.00.77");
  await field(page, "Nom du club").fill("Les Foulées de l'Estuaire");
  await save(page);
  const toast = /Enregistré\. .*Téléphone\u00a0: 05 56 00 00 33 → 06 39 98 00 77\./;
  await holdToast(page, toast);
  for (const path of ["/", "/contacts", "/mentions-legales", "/detox-relais"]) {
    const html = await visited(page, path);
    expect(html, path).toContain("Les Foulées de l’Estuaire");
    expect(html, path).not.toContain("Athlétic Club Les Pins");
    expect(html, path).not.toContain("05\u00a056\u00a000\u00a000\u00a033");
  }
  await undo(page, toast);
  await holdToast(page, /Annulé\. /);
  expect(await visited(page, "/contacts")).toContain("tel:+33556000033");
});

test("what is wrong opens its part, and nothing is lost", async ({ page, complaints }) => {
  complaints.allow(/400/);
  await page.goto("/admin/club/fiche");
  await field(page, "Nom du club").fill("Un nom gardé");
  await open(page, "Réseaux sociaux");
  await page.getByRole("button", { name: "Ajouter un réseau" }).click();
  await page.getByRole("main").getByRole("button", { name: "Réseaux sociaux" }).click();
  await save(page);
  await expect(page.getByText("Collez l’adresse de la page du club.")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Adresse de la page" })
    .fill("www.instagram.com/foulees.example");
  await save(page);
  await holdToast(page, /Enregistré\. |La fiche est enregistrée/);
  const home = await visited(page, "/");
  expect(home).toContain("https://www.instagram.com/foulees.example");
  expect(home).toContain("Un nom gardé");
});

test("somebody who left is to be replaced, from the dashboard on", async ({ page, site }) => {
  changeContent(
    site,
    `update board_members set deleted_at = '2026-01-01T10:00:00.000Z' where full_name = 'Bernard Tauzin'`,
  );
  expect(await visited(page, "/mentions-legales")).not.toContain("Bernard Tauzin");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Remplacer dans Qui appeler" }).click();
  await open(page, /Le club, la commune, la presse/);
  const person = page.getByRole("combobox", { name: "Personne, personne 1" });
  await expect(person.locator("option:checked")).toHaveText("À remplacer");
  await person.selectOption({ label: "Claire Monteil" });
  await save(page);
  await holdToast(page, /Enregistré\. |La fiche est enregistrée/);
  expect(await visited(page, "/mentions-legales")).toContain("Claire Monteil, référente intégrité");
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Remplacer dans Qui appeler" })).toHaveCount(0);
});

test("the menu takes another name and another site, with scripts and without", async ({
  page,
  browser,
  site,
}) => {
  await page.goto("/admin/club/menus");
  await open(page, "Le club");
  await expect(page.getByRole("combobox", { name: "Page", exact: true })).toHaveCount(0);
  await field(page, "Nom").fill("L’association");
  await page.getByRole("button", { name: "Ajouter un lien ici" }).click();
  await field(page, "Nom dans le menu").fill("Les résultats");
  await field(page, "Adresse, pour un autre site").fill("https://resultats.example");
  await save(page);
  await holdToast(page, /Enregistré\. |La fiche est enregistrée/);
  await gotoHydrated(page, "/");
  await page.getByRole("button", { name: "L’association" }).click();
  const added = page.getByRole("link", { name: "Les résultats" });
  await expect(added).toHaveAttribute("href", "https://resultats.example");
  const plainContext = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plainPage = await plainContext.newPage();
  await plainPage.goto("/contacts");
  await plainPage.getByRole("button", { name: "L’association" }).click();
  await expect(plainPage.getByRole("link", { name: "Les résultats" })).toBeVisible();
  await plainContext.close();
});

test("a label comes with a logo of its own", async ({ page }) => {
  await page.goto("/admin/club/labels");
  await page.getByRole("link", { name: "Ajouter un label" }).click();
  await field(page, "Nom").fill("Club citoyen");
  await field(page, "Place").fill("1");
  const buffer = Buffer.from(await bytesOf(plain(300, 300, "#123456").png()));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("button", { name: "Retirer le logo" })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL("/admin/club/labels");
  await gotoHydrated(page, "/");
  const label = page
    .getByRole("region", { name: "Un club labellisé" })
    .getByRole("listitem")
    .first();
  await expect(label).toHaveText(/Club citoyen/);
  await label.scrollIntoViewIfNeeded();
  const loaded = () =>
    label.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(loaded).toBe(true);
});

test("the words and the pictures of the stadium are the club's own", async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await gotoHydrated(page, "/club/le-stade");
  await page.getByRole("link", { name: "Modifier cette page" }).click();
  await page.getByRole("link", { name: "Texte, installations, accès" }).click();
  await field(page, "Titre").fill("La piste du bourg");
  await open(page, "Les installations");
  await open(page, /^Éclairage/);
  await field(page, "Quelques mots").fill("Jusqu'à 22h00.");
  await expectUsableAtBothSizes(page);
  await save(page);
  await holdToast(page, /Enregistré\. /);
  const written = await visited(page, "/club/le-stade");
  expect(written).toContain("La piste du bourg");
  expect(written).toContain("Jusqu’à 22h00.");
  await page.getByRole("link", { name: "Images et plan" }).click();
  await page.getByRole("link", { name: "Ajouter une image" }).click();
  await field(page, "Légende").fill("La piste, vue du ciel");
  const buffer = Buffer.from(await bytesOf(plain(900, 600, "#2a6f4e").png()));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "piste.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("button", { name: "Retirer la photo" })).toBeVisible();
  await expectUsableAtBothSizes(page);
  await save(page);
  await expect(page).toHaveURL("/admin/club/images-du-stade");
  await gotoHydrated(page, "/club/le-stade");
  const own = page.getByRole("figure").filter({ hasText: "La piste, vue du ciel" });
  await own.scrollIntoViewIfNeeded();
  const loaded = () =>
    own.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(loaded).toBe(true);
});

test("every screen of the club can be used by everybody at both sizes", async ({ page }) => {
  for (const [path, ...parts] of [
    ["/admin/club/fiche", "Le stade, le bus et le club-house", "Réseaux sociaux"],
    ["/admin/club/qui-appeler", /^Vos données/],
    ["/admin/club/menus", "Sections"],
    ["/admin/club/association", "Le médiateur de la consommation"],
    ["/admin/club/boutique", /^Mardi/, /^Du 21/],
    ["/admin/club/labels"],
    ["/admin/club/pages/home", "Google et partages"],
    ["/admin/club/pages/help", "Aides"],
    ["/admin/club/pages/contacts", "Image"],
  ] as const) {
    await page.goto(path);
    for (const part of parts) await open(page, part);
    await expectUsableAtBothSizes(page);
  }
});

test("a page leads to the screens that make it, for who may change it alone", async ({
  page,
  browser,
  site,
}) => {
  await resize(page, { width: 390, height: 844 });
  await gotoHydrated(page, "/sections/sport-sante");
  const edit = page.getByRole("link", { name: "Modifier cette page" });
  await expectUsableAtBothSizes(page);
  await edit.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pages du site");
  await expectUsableAtBothSizes(page);
  await page.getByRole("main").getByRole("link", { name: "Horaires" }).click();
  await expect(page).toHaveURL("/admin/horaires?section=sport-sante");
  const strangers = await browser.newContext({ baseURL: site.url });
  const stranger = await strangers.newPage();
  await gotoHydrated(stranger, "/sections/sport-sante");
  await expect(stranger.getByRole("link", { name: "Modifier cette page" })).toHaveCount(0);
  await strangers.close();
});

test("a warning stands under the bar of the pages that one plans by", async ({ page, site }) => {
  const line = page.locator(".warning-line");
  for (const path of ["/", "/horaires", "/sections/athletisme", "/club/le-stade"]) {
    await gotoHydrated(page, path);
    await expect(line).toHaveText("Piste fermée lundi soir");
  }
  await expectUsableAtBothSizes(page);
  await line.getByRole("link").click();
  await expect(page).toHaveURL("/#titre-information");
  await expect(page.getByRole("heading", { name: "Piste fermée lundi soir" })).toBeInViewport();
  await gotoHydrated(page, "/actualites");
  await expect(line).toHaveCount(0);
  changeContent(site, "update important_info set type = 'info'");
  await gotoHydrated(page, "/horaires");
  await expect(line).toHaveCount(0);
});
