import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { WITHDRAWAL_RIGHT } from "~/lib/sale-law";
import demoAssociation from "../../content/demo/club/association.json" with { type: "json" };
import { workbookRows } from "../support/read-workbook";
import {
  expectAccessible,
  expectToastAccessible,
  expectUsableAtBothSizes,
} from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/mailing-site";
import { BUYER, buyShirts } from "./support/shop-buyer";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

test.use({ siteContent: "demo" });

const ORDERS = "/admin/boutique";

const menu = (page: Page) => page.getByRole("navigation", { name: "Espace club" });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filtrer les commandes" }).getByRole("link", { name });
const line = (page: Page, number: string) =>
  page.getByRole("link", { name: new RegExp(`^${number}`) });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const state = (page: Page) => page.getByRole("region", { name: "État de la commande" });

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`${ORDERS}?etat=toutes`);
  await line(page, number).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Commande ${number}`);
}

/** As if the order had been placed long ago. */
function write(dataDir: string, statement: string): void {
  const database = new DatabaseSync(`${dataDir}/foulee.db`);
  database.exec(statement);
  database.close();
}

/** How many shirts are left to sell, as the list of products says it. */
async function shirtsLeft(page: Page): Promise<number> {
  await page.goto(`${ORDERS}/produits`);
  const row = page.getByRole("row").filter({ hasText: "T-shirt technique" });
  const words = await row.first().textContent();
  return Number(/(\d+)\u00a0pièces?/.exec(words ?? "")?.[1]);
}

test("an order is prepared, collected and paid; each step can be undone", async ({
  page,
  site,
}) => {
  test.slow();
  const number = await buyShirts(page, ["S"]);
  await openAdminArea(page, site);

  await test.step("the dashboard and the menu say that it waits", async () => {
    const entry = menu(page).getByRole("link", { name: /^Boutique/ });
    await expect(entry).toHaveAccessibleName(/1 nouvelle$/);
    await expect(page.getByRole("region", { name: "Commandes à préparer" })).toContainText(number);
    await expectAccessible(page);
    await entry.click();
    // The dashboard, still there for a moment, has a line of the same name.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Commandes");
    await line(page, number).click();
    await expect(page.getByRole("region", { name: "Articles" })).toContainText("S, Vert pin");
  });

  await test.step("ready: undone before the mail leaves, nobody is told", async () => {
    await press(page, "Marquer comme prête");
    await undo(page, "l’acheteur va être prévenu");
    await expect(state(page)).toContainText("À préparer");
    await page.getByRole("checkbox", { name: "Prévenir l’acheteur par e-mail" }).check();
    await press(page, "Marquer comme prête");
    await expect(state(page)).toContainText("Prête");
  });

  await test.step("collected and paid, undone and done again", async () => {
    const heading = state(page).getByRole("heading");
    await press(page, "Marquer comme remise");
    await expect(heading).toBeFocused();
    await undo(page, `La commande ${number} est remise.`);
    await expect(state(page)).toContainText("Prête");
    await expect(heading).toBeFocused();
    await press(page, "Marquer comme remise");
    await expect(state(page)).toContainText("Remise");
    await press(page, "Marquer comme payée");
    await holdToast(page, `La commande ${number} est payée.`);
    await expectToastAccessible(page);
    await undo(page, `La commande ${number} est payée.`);
    await expect(state(page)).toContainText("Non payée");
    await press(page, "Marquer comme payée");
    await expect(state(page).getByText("Payée", { exact: true })).toBeVisible();
    const steps = page.getByRole("region", { name: "Suivi" }).getByRole("listitem");
    await expect(steps).toContainText(["Passée", "Prête", "Remise", "Payée"]);
    await expectUsableAtBothSizes(page);
  });

  await test.step("on paper it is the confirmation", async () => {
    await expect(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(demoAssociation.siret)).toBeVisible();
    await expect(page.getByText(WITHDRAWAL_RIGHT)).toBeVisible();
    for (const name of ["Acheteur", "Retrait", "Articles", "État de la commande"]) {
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("region", { name: "Conservation" })).toHaveCount(0);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("the file of the list holds it", async () => {
    await resize(page, { width: 1440, height: 900 });
    await page.goto(`${ORDERS}?etat=remises`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exporter pour Excel" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^commandes-\d{4}-\d\d-\d\d\.xlsx$/);
    const [, row] = workbookRows(await readFile(await file.path()));
    expect(row?.slice(0, 2)).toEqual([number, "Remise"]);
    expect(row?.join(";")).toContain(";T-shirt technique;S;Vert pin;1;22;22;");
  });
});

test("a cancelled order gives its stock back, until it is taken up again", async ({
  page,
  site,
}) => {
  test.slow();
  const number = await buyShirts(page, ["M"]);
  await openAdminArea(page, site);
  const left = await shirtsLeft(page);
  await openOrder(page, number);
  await press(page, "Annuler la commande");
  await expect(state(page)).toContainText("Annulée");
  await expect(state(page)).toContainText("prévenez-le");
  expect(await shirtsLeft(page)).toBe(left + 1);
  await openOrder(page, number);
  await press(page, "Reprendre la commande");
  await undo(page, `La commande ${number} est reprise`);
  await expect(state(page)).toContainText("Annulée");
  await press(page, "Reprendre la commande");
  await expect(state(page)).toContainText("À préparer");
  expect(await shirtsLeft(page)).toBe(left);
});

test("an order that was not fetched for a month is pointed out, and cancelled by one press", async ({
  page,
  site,
}) => {
  test.slow();
  const number = await buyShirts(page, ["XL"]);
  write(site.dataDir, "update orders set pickup_on = '2026-01-09'");
  await openAdminArea(page, site);
  await expect(page.getByText("Une commande attend depuis plus de 30\u00a0jours")).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("link", { name: "Voir les commandes non retirées" }).click();
  await expect(line(page, number)).toBeVisible();
  await expectUsableAtBothSizes(page);
  const cancel = page.getByRole("button", { name: `Annuler\u00a0: commande ${number}` });
  await cancel.click();
  await expect(page.getByText("Aucune commande oubliée")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await undo(page, `La commande ${number} est annulée`);
  await expect(cancel).toBeVisible();
  await cancel.click();
  await tab(page, "Annulées").click();
  await expect(line(page, number)).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText("depuis plus de 30\u00a0jours")).toHaveCount(0);
});

test("orders are found, and the list of a day is handed over or printed", async ({
  page,
  site,
}) => {
  test.slow();
  const number = await buyShirts(page, ["S"]);
  await openAdminArea(page, site, ORDERS);
  await expectUsableAtBothSizes(page);
  const search = page.getByRole("searchbox");
  for (const typed of [number.replace("-", "").toLowerCase(), "DURAND zoe", "0612345678"]) {
    await search.fill("xylophone");
    await expect(page.getByText("Aucun résultat pour")).toBeVisible();
    await search.fill(typed);
    await expect(line(page, number)).toBeVisible();
  }
  await tab(page, "Prêtes").click();
  await expect(
    page.getByRole("link", { name: "Chercher dans toutes les commandes" }),
  ).toBeVisible();
  await expectUsableAtBothSizes(page);

  await page.goto(`${ORDERS}/retraits`);
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("1\u00a0×\u00a0T-shirt technique (S, Vert pin)");
  await expectUsableAtBothSizes(page);
  await resize(page, { width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
  await resize(page, { width: 1440, height: 900 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader", { name: "Remise" })).toBeVisible();
  await expect(row).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await row.getByRole("button", { name: /^Marquer payée/ }).click();
  await expect(row.getByRole("cell", { name: "Payée", exact: true })).toBeVisible();
  await row.getByRole("button", { name: /^Marquer remise/ }).click();
  await holdToast(page, `La commande ${number} est remise.`);
  await expect(page.getByText("Personne n’est attendu")).toBeVisible();
  await undo(page, `La commande ${number} est remise.`);
  await expect(row).toContainText("Payée");
});

test("a withdrawal is followed to its refund", async ({ page, site }) => {
  test.slow();
  const number = await buyShirts(page, ["M"]);
  await openAdminArea(page, site);
  await openOrder(page, number);
  await press(page, "Marquer comme payée");
  await press(page, "Marquer comme remise");
  await expect(state(page)).toContainText("Remise");

  await page.goto("/boutique/retractation");
  await page.getByRole("textbox", { name: "Numéro de commande" }).fill(number);
  await page.getByRole("textbox", { name: "Nom complet" }).fill(BUYER.name);
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(BUYER.email);
  await press(page, "Renoncer au contrat ici");
  await press(page, "Confirmer la rétractation");
  await expect(page.getByRole("heading", { name: "Rétractation enregistrée" })).toBeVisible();

  await page.goto("/admin");
  await page.getByRole("link", { name: "Voir les rétractations" }).click();
  await expect(line(page, number)).toContainText("Rétractation à suivre");
  await line(page, number).click();
  const box = page.getByRole("region", { name: "Rétractation", exact: true });
  await expect(box).toContainText("à rendre par l’acheteur au plus tard le");
  await expectUsableAtBothSizes(page);
  await press(page, "Remboursée et rendue");
  await expect(box).toContainText("Articles rendus le");
  await undo(page, "la rétractation est réglée");
  await expect(box).toContainText("sont à rembourser");
  await press(page, "Remboursée et rendue");
  await expect(box).toContainText("remboursés le");
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Voir les rétractations" })).toHaveCount(0);
});

test("an order that is gone says so, within the frame", async ({ page, site, complaints }) => {
  complaints.allow(/Failed to load resource.*404/);
  await openAdminArea(page, site, `${ORDERS}/commandes/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11`);
  await expect(page.getByRole("heading", { name: "Cet écran n’existe pas" })).toBeVisible();
  await expect(menu(page)).toBeVisible();
});
