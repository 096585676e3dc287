import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { upcomingSlots } from "~/features/shop/pickup-slots";
import { bytesOf, plain } from "../fixtures/pictures";
import { DEMO_SITE } from "../support/demo-club";
import { readShownTerms } from "../support/shown-terms";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Site } from "./support/site";
import { holdToast, restPointer, undo } from "./support/toasts";
import { resize } from "./support/viewport";

test.use({ ownSite: true });

const LIST = "/admin/boutique/produits";
const NAME = "Sweat à capuche";

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" }).click();
const name = (page: Page) => page.getByRole("textbox", { name: "Nom", exact: true });
const price = (page: Page) =>
  page.getByRole("textbox", { name: "Prix en €", exact: true }).and(page.locator("[required]"));
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const photos = (page: Page) => page.getByRole("region", { name: "Photos" });
const line = (page: Page, number: number) =>
  page.getByRole("group", { name: new RegExp(`^Ligne ${number}(\\s:|$)`) });

async function picture(fileName: string, colour: string) {
  const bytes = await bytesOf(plain(900, 600, colour).jpeg());
  return { name: fileName, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

async function fillLine(page: Page, number: number, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await line(page, number).getByRole("textbox", { name: label }).fill(value);
  }
}

/** What an anonymous visitor gets at an address. */
async function visit(page: Page, path: string): Promise<string> {
  return (await page.request.get(path, { headers: { cookie: "" } })).text();
}

async function command(page: Page, productName: string, label: string): Promise<void> {
  await row(page, productName)
    .getByRole("button", { name: /^Autres actions/ })
    .click();
  await page.getByRole("menuitem", { name: label }).click();
}

async function openProduct(page: Page, productName: string): Promise<void> {
  await page.goto(LIST);
  await page.getByRole("link", { name: `Modifier «\u00a0${productName}\u00a0»` }).click();
  await expect(name(page)).toHaveValue(productName);
}

/** Orders as a visitor's browser does, from another place: the shop has fewer afterwards. */
async function order(site: Site, variantId: string, totalCents: number): Promise<void> {
  const challenge = await (await fetch(`${site.url}/contacts/defi`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const body = new URLSearchParams({
    submissionId: randomUUID(),
    name: "Zoé Durand",
    email: "zoe@exemple.fr",
    phone: "06 12 34 56 78",
    pickup: upcomingSlots(new Date(), DEMO_SITE.shop.pickup)[0]?.value ?? "",
    terms: "on",
    lines: JSON.stringify([{ variantId, quantity: 1, personalisation: "" }]),
    agreedTotalCents: String(totalCents),
    termsHash: await readShownTerms(site.url),
    captcha: JSON.stringify({ challenge, solution }),
  });
  const headers = { origin: site.url };
  const answer = await fetch(`${site.url}/boutique/commande/envoyer`, {
    method: "POST",
    headers,
    body,
  });
  expect(await answer.json()).toMatchObject({ kind: "placed" });
}

test.beforeEach(async ({ page, site }) => becomeAdministrator(page, site));

test("a product comes with two photos and three lines, and visitors see it", async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole("link", { name: "Ajouter un produit" }).click();
  await name(page).fill(NAME);
  await price(page).fill("38,5");
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Molleton épais.");

  await test.step("photos, described, the second one first", async () => {
    await photos(page)
      .locator("input[type=file]")
      .setInputFiles([await picture("face.jpg", "#2f6b4f"), await picture("dos.jpg", "#c9380b")]);
    await expect(photos(page).getByRole("button", { name: /^Description/ })).toHaveCount(2);
    for (const [number, alt] of [
      [1, "Le sweat de face"],
      [2, "Le sweat de dos"],
    ] as const) {
      await page.getByRole("button", { name: `Description de la photo ${number}` }).click();
      await page.getByLabel("Décrivez l’image en une phrase").fill(alt);
      await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
    }
    await page.getByRole("button", { name: /^Déplacer la photo 2/ }).press("ArrowLeft");
    await expect(photos(page).locator("li img").first()).toHaveAttribute("alt", "Le sweat de dos");
    await expect(page.getByRole("button", { name: /^Déplacer la photo 1/ })).toBeFocused();
  });

  await test.step("sizes and colours, put in order by keyboard", async () => {
    await fillLine(page, 1, { Taille: "M", Couleur: "vert pin", Stock: "4" });
    await page.getByRole("button", { name: "Ajouter une ligne" }).click();
    await expect(line(page, 2).getByRole("textbox", { name: "Taille" })).toBeFocused();
    await fillLine(page, 2, { Taille: "L", Stock: "2" });
    await page.getByRole("button", { name: "Ajouter une ligne" }).click();
    await fillLine(page, 3, { Taille: "S", "Prix en €": "35", Stock: "0" });
    for (const number of [3, 2]) {
      await page
        .getByRole("button", { name: new RegExp(`^Déplacer la ligne ${number}`) })
        .press("ArrowUp");
    }
    await expect(line(page, 1).getByRole("textbox", { name: "Taille" })).toHaveValue("S");
    await expect(page.getByRole("button", { name: /^Déplacer la ligne 1/ })).toBeFocused();
    await line(page, 2).getByRole("button", { name: "Retirer la ligne 2" }).click();
    await holdToast(page, "La ligne est retirée.");
    await expect(line(page, 3)).toHaveCount(0);
    await undo(page, "La ligne est retirée.");
    await expect(line(page, 3).getByRole("textbox", { name: "Couleur" })).toHaveValue("vert pin");
  });

  await test.step("saved once, however often it is pressed", async () => {
    await bar(page).getByRole("button", { name: "Enregistrer" }).dblclick();
    await expect(row(page, NAME)).toHaveCount(1);
    await expect(row(page, NAME)).toContainText("35\u00a0€ à 38,50\u00a0€");
    await expect(row(page, NAME)).toContainText("6\u00a0pièces, 1\u00a0taille épuisée");
    const shown = await visit(page, "/boutique");
    expect(shown).toContain(NAME);
    expect(shown).toContain("Le sweat de dos");
  });
});

test("a product is hidden, shown, moved by keyboard, thrown away and taken back", async ({
  page,
}) => {
  const first = "T-shirt technique";
  await page.goto(LIST);
  await resize(page, { width: 390, height: 700 });
  await command(page, "Gourde", "Masquer");
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await undo(page, "n’est plus montré dans la boutique.");
  await expect(row(page, "Gourde")).toContainText("En vente");
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await resize(page, { width: 1440, height: 900 });
  await command(page, first, "Masquer");
  await holdToast(page, "n’est plus montré dans la boutique.");
  await expect(row(page, first)).toContainText("Masqué");
  expect(await visit(page, "/boutique")).not.toContain(first);
  await undo(page, "n’est plus montré dans la boutique.");
  await expect(row(page, first)).toContainText("En vente");
  expect(await visit(page, "/boutique")).toContain(first);

  const handle = page.getByRole("button", { name: `Déplacer «\u00a0${first}\u00a0»` });
  await handle.press("ArrowDown");
  await expect(row(page, first)).toContainText("Rang 2");
  await expect(handle).toBeFocused();
  await page.getByRole("button", { name: `Monter «\u00a0${first}\u00a0» d’une place` }).click();
  await expect(row(page, first)).toContainText("Rang 1");
  await command(page, "Gourde", "Mettre en premier");
  await holdToast(page, "Gourde 60\u00a0cl\u00a0» est maintenant en 1re place.");
  await expect(row(page, "Gourde")).toContainText("Rang 1");
  await undo(page, "Gourde 60\u00a0cl\u00a0» est maintenant en 1re place.");
  await expect(row(page, first)).toContainText("Rang 1");

  await command(page, first, "Supprimer");
  await holdToast(page, "est dans la corbeille.");
  await expect(row(page, first)).toHaveCount(0);
  expect(await visit(page, "/boutique")).not.toContain(first);
  await undo(page, "est dans la corbeille.");
  await expect(row(page, first)).toContainText("Rang 1");
  expect(await visit(page, "/boutique")).toContain(first);
});

test("what is wrong is said beside its field", async ({ page, complaints }) => {
  complaints.allow(/400/);
  await page.goto(`${LIST}/create`);
  await price(page).fill("18,505");
  await fillLine(page, 1, { Taille: "M" });
  await page.getByRole("button", { name: "Ajouter une ligne" }).click();
  await fillLine(page, 2, { Taille: "m", Stock: "-1" });
  await save(page);
  await expect(page.getByText("Donnez un nom au produit.")).toBeVisible();
  await expect(page.getByText(/deux chiffres au plus après la virgule/)).toBeVisible();
  await expect(line(page, 2).getByText(/Écrivez un nombre entier/)).toBeVisible();
  await expect(name(page)).toBeFocused();
  await name(page).fill(NAME);
  await price(page).fill("18.50 €");
  await fillLine(page, 2, { Stock: "1" });
  await save(page);
  await expect(line(page, 2).getByText(/sont déjà plus haut/)).toBeVisible();
  await expectUsableAtBothSizes(page);
  await fillLine(page, 2, { Taille: "L" });
  await save(page);
  await expect(line(page, 1).getByText(/Indiquez combien il y en a/)).toBeVisible();
  await expect(line(page, 1).getByRole("textbox", { name: "Stock" })).toBeFocused();
  await fillLine(page, 1, { Stock: "3" });
  await save(page);
  await expect(row(page, NAME)).toContainText("18,50\u00a0€");
});

test("two tabs: the second sees both versions", async ({ page, context, complaints }) => {
  complaints.allow(/409/);
  await openProduct(page, "Gourde 60\u00a0cl");
  const other = await context.newPage();
  await other.goto(page.url());
  await price(other).fill("11");
  await save(other);
  await expect(row(other, "Gourde")).toContainText("11\u00a0€");

  await page.bringToFront();
  await name(page).fill("Gourde du club");
  await price(page).fill("12");
  await save(page);
  await expect(page.getByRole("heading", { name: "Deux versions de ce produit" })).toBeVisible();
  await expect(page.getByText("11\u00a0€")).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("radio", { name: /^La version enregistrée.*11/ }).check();
  await page.getByRole("button", { name: "Continuer avec ces choix" }).click();
  await save(page);
  await expect(row(page, "Gourde du club")).toContainText("11\u00a0€");
});

test("the stock is corrected, and an order that comes in between is not lost", async ({
  page,
  site,
}) => {
  await openProduct(page, "Bonnet à pompon");
  const variantId =
    (await page.locator("[data-reorder-id]").last().getAttribute("data-reorder-id")) ?? "";
  await page.getByRole("link", { name: "Corriger le stock, voir l’historique" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stock");
  const forms = page.getByRole("region", { name: "J’ai compté" }).getByRole("listitem");
  const form = forms.last();
  const counted = form.getByRole("textbox");
  const history = page.getByRole("region", { name: "Historique" });

  await test.step("counted, told with who, and undone", async () => {
    await counted.fill("20");
    await counted.press("Enter");
    await holdToast(page, /^Stock de «/);
    await expect(form).toContainText("20\u00a0en stock");
    await expect(history.getByRole("row").nth(1)).toContainText("Comptage");
    await expect(history.getByRole("row").nth(1)).toContainText("20");
    await undo(page, /^Stock de «/);
    await expect(form).not.toContainText("20\u00a0en stock");
    await counted.fill("20");
    await form.getByRole("button", { name: /^Corriger/ }).click();
    await expect(form).toContainText("20\u00a0en stock");
  });

  await test.step("an order while it is counted", async () => {
    await counted.fill("17");
    await order(site, variantId, 1650);
    await form.getByRole("button", { name: /^Corriger/ }).click();
    await expect(form.getByText(/il est maintenant de 19/)).toBeVisible();
    await expect(form).toContainText("19\u00a0en stock, 1\u00a0de plus commandé, à remettre");
    await expect(history.getByRole("row").nth(1)).toContainText("Commande");
    await restPointer(page);
    await expectUsableAtBothSizes(page);
    await counted.fill("18");
    await form.getByRole("button", { name: /^Corriger/ }).click();
    await expect(form).toContainText("18\u00a0en stock");
  });

  await test.step("nothing that is no number", async () => {
    await counted.fill("beaucoup");
    await form.getByRole("button", { name: /^Corriger/ }).click();
    await expect(form.getByText(/Écrivez un nombre entier/)).toBeVisible();
    await expect(counted).toBeFocused();
  });
});

test.describe("an empty shop", () => {
  test.use({ siteContent: "nothing" });

  test("says what to do", async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByText("Aucun produit pour l’instant")).toBeVisible();
    await expectUsableAtBothSizes(page);
  });
});
