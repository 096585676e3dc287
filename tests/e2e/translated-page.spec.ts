import type { Page } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { findContentPages } from "./support/public-pages";
import { ORDER_BUTTON } from "./support/shop-buyer";
import { addToBasket, basketTotal, openProduct } from "./support/shop-pages";
import {
  expectNothingStale,
  gotoTranslated,
  leaveByTheLogo,
  translate,
} from "./support/translated";
import { resize } from "./support/viewport";

/**
 * What changes on the site as people who do not read French use it, through their browser's translator. Each page
 * is opened and left so by `every-public-page.spec.ts`.
 */

test.describe("the contact form", () => {
  const MESSAGE = "Bonjour,\nnous serions deux.";

  async function writeMessage(page: Page): Promise<void> {
    await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
    await page.getByRole("combobox", { name: "Sujet" }).fill("Essayer");
    await page.getByRole("textbox", { name: "Message" }).fill(MESSAGE);
  }

  test("keeps what was typed when it is refused, then sends it", async ({ page, complaints }) => {
    complaints.allow(/status of 4(00|29)/);
    await gotoTranslated(page, "/contacts");
    await writeMessage(page);
    const answer = { kind: "failed", status: 429, retryAfterSeconds: 120 };
    await page.route("**/contacts/envoyer", (route) =>
      route.fulfill({ status: 429, json: answer }),
    );
    const send = page.getByRole("button", { name: "Envoyer le message" });
    await send.click();
    await expect(page.getByRole("alert").getByText("attendez 2 minutes")).toBeVisible();
    await translate(page);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(MESSAGE);
    await page.unroute("**/contacts/envoyer");
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple");
    await send.click();
    await expect(page.getByText("Cette adresse n’est pas complète")).toBeVisible();
    await translate(page);
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
    await send.click();
    const banner = page
      .getByRole("status")
      .getByText("Message envoyé avec succès !", { exact: true });
    await expect(banner).toBeVisible();
    await translate(page);
    await expect(banner).toBeHidden();
    await expectNothingStale(page);
    await leaveByTheLogo(page);
  });
});

test.describe("the shop", () => {
  test("counts and adds up, and takes the order", async ({ page, complaints }) => {
    complaints.allow(/status of 40[09]/);
    await openProduct(page, "T-shirt technique");
    await translate(page);
    await page.getByRole("radio", { name: "Mimosa" }).check();
    await translate(page);
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(page.getByText(/^(Choisissez|Indiquez).*taille/)).toBeVisible();
    await translate(page);
    await page.getByRole("radio", { name: "M", exact: true }).check();
    const more = page.getByRole("button", { name: "Un de plus, T-shirt technique" });
    await more.click();
    await expect(page.getByText("2 articles : 44 €")).toBeVisible();
    await translate(page);
    await more.click();
    await expect(page.getByText("3 articles : 66 €")).toBeVisible();
    await addToBasket(page);
    await translate(page);
    await page.getByRole("button", { name: "Un de moins, T-shirt technique" }).click();
    await addToBasket(page);
    await expect(page.getByText("2 × T-shirt technique")).toBeVisible();
    await expectNothingStale(page);

    await page.getByRole("link", { name: "Voir le panier" }).click();
    await expect(basketTotal(page)).toContainText("110 €");
    await translate(page);
    await page.getByRole("button", { name: /^Un de plus/ }).click();
    await expect(basketTotal(page)).toContainText("132 €");
    await expectNothingStale(page);

    await page.getByRole("link", { name: "Passer la commande" }).click();
    await expect(page.locator(".order-total")).toContainText("132 €");
    await translate(page);
    await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
    await page.getByRole("textbox", { name: "Téléphone" }).fill("06 12");
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe.durand@exemple.fr");
    await page.getByRole("radio").first().check();
    await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
    const order = page.getByRole("button", { name: ORDER_BUTTON });
    await order.click();
    await expect(page.getByText("Ce numéro n’est pas complet")).toBeVisible();
    await translate(page);
    await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue("Zoé Durand");
    await page.getByRole("textbox", { name: "Téléphone" }).fill("06 12 34 56 78");
    await order.click();
    await expect(page.getByRole("heading", { level: 1, name: "Merci" })).toBeVisible();
    await expectNothingStale(page);
  });

  test("says what is wrong with a withdrawal", async ({ page, complaints }) => {
    complaints.allow(/status of 40/);
    await gotoTranslated(page, "/boutique/retractation");
    await page.getByRole("textbox", { name: "Numéro de commande" }).fill("AAA-AAA");
    await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
    await page.getByRole("button", { name: "Renoncer au contrat ici" }).click();
    await expect(page.getByRole("alert")).toContainText("Aucune commande");
    await expectNothingStale(page);
  });
});

test("the news are searched, filtered and turned over", async ({ page }) => {
  await gotoTranslated(page, "/actualites");
  const count = page.locator(".news-count").getByRole("status");
  const search = page.getByRole("combobox", { name: "Rechercher dans les actualités" });
  await search.fill("cross");
  await expect(page.getByRole("option").first()).toBeVisible();
  await translate(page);
  await search.fill("run 2k");
  await expect(
    page
      .getByRole("option")
      .filter({ hasText: /run 2k/i })
      .first(),
  ).toBeVisible();
  await translate(page);
  await search.press("Enter");
  await expect(count).toContainText("run 2k");
  await translate(page);
  await search.fill("rien de tel");
  await search.press("Enter");
  await expect(count).toContainText("rien de tel");
  await translate(page);
  await page.goBack();
  await expect(count).toContainText("run 2k");
  await expectNothingStale(page);

  await gotoTranslated(page, "/actualites");
  await page.getByRole("link", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/page=2/);
  await translate(page);
  await page.getByRole("link", { name: "Page précédente" }).click();
  await expect(page).not.toHaveURL(/page=2/);
  const kinds = page.getByRole("navigation", { name: "Type d’actualité" });
  await kinds.getByRole("link", { name: "Événements" }).click();
  await expect(page).toHaveURL(/type=evenements/);
  await expectNothingStale(page);
});

test("articles follow one another", async ({ page }) => {
  await gotoTranslated(page, "/actualites?type=evenements");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).not.toHaveText("Actualités");
  for (let round = 0; round < 4; round += 1) {
    const before = await title.textContent();
    await translate(page);
    const neighbours = page.getByRole("navigation", { name: "Autres actualités" });
    await neighbours.getByRole("link").last().click();
    await expect(title).not.toHaveText(before ?? "");
    await expectNothingStale(page);
  }
});

test("photos are enlarged, and follow one another", async ({ page, request }) => {
  await gotoTranslated(page, "/club/galerie");
  await page.getByRole("main").locator("a.photo-tile").first().click();
  const viewer = page.getByRole("dialog", { name: "Photo agrandie" });
  await expect(viewer).toBeVisible();
  for (const step of ["Image suivante", "Image suivante", "Image précédente"]) {
    await translate(page);
    await viewer.getByRole("button", { name: step }).click();
    await expectNothingStale(page);
  }
  await viewer.getByRole("button", { name: "Fermer" }).click();
  await expect(viewer).toBeHidden();

  const { photo } = await findContentPages(request);
  await gotoTranslated(page, photo);
  for (let round = 0; round < 3; round += 1) {
    const before = page.url();
    await page.locator('a[rel="next"], a[rel="prev"]').last().click();
    await expect(page).not.toHaveURL(before);
    await expectNothingStale(page);
    await translate(page);
  }

  await gotoTranslated(page, "/");
  await page.getByRole("link", { name: /Agrandir le logo : Pharmacie/ }).click();
  const logo = page.getByRole("dialog", { name: /Logo : Pharmacie/ });
  await translate(page);
  await logo.getByRole("button", { name: "Fermer" }).click();
  await expect(logo).toBeHidden();
});

test("the calendar turns its months, for one section too", async ({ page }) => {
  await gotoTranslated(page, "/evenements");
  const month = page.locator("#titre-mois");
  const steps = [/^Mois suivant/, /^Mois précédent/, /^Mois précédent/];
  for (const step of steps) {
    const before = await month.textContent();
    await page.getByRole("link", { name: step }).first().click();
    await expect(month).not.toHaveText(before ?? "");
    await expectNothingStale(page);
    await translate(page);
  }
  for (const section of ["Athlétisme", "Running adulte", "Tout voir"]) {
    const filters = page.getByRole("navigation", { name: "Filtrer par section" });
    const chip = filters.getByRole("link", { name: section, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute("aria-current", "true");
    await expectNothingStale(page);
    await translate(page);
  }
});

test("menus and the drawer lead on, section after section", async ({ page }) => {
  await gotoTranslated(page, "/sections/athletisme");
  for (const name of [/Running adulte/, /Marche nordique/, /Sport santé/]) {
    await page.getByRole("button", { name: "Sections", exact: true }).click();
    await page.locator(".menu:popover-open").getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectNothingStale(page);
    await translate(page);
  }
  await resize(page, { width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link", { name: "Actualités" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
});
