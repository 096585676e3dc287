import type { Page } from "@playwright/test";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { holdToast, undo } from "./support/toasts";

test.use({ ownSite: true });

const PAGES = [
  "/sections/marche-nordique",
  "/inscription/aide",
  "/inscription/formulaires/fiche-inscription",
];

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" }).click();
const fee = (page: Page) =>
  page.getByRole("button", { name: /^Marche nordique, licence annuelle/ });
const amount = (page: Page) => page.getByRole("textbox", { name: "Prix de la saison" });

/** The texts of the pages that tell the price, as an anonymous visitor gets them. */
async function visited(page: Page): Promise<string> {
  const texts = PAGES.map(async (path) =>
    (await page.request.get(path, { headers: { cookie: "" } })).text(),
  );
  return (await Promise.all(texts)).join();
}

async function openSeason(page: Page): Promise<void> {
  await page.goto("/admin/saisons");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saison 2026-2027");
}

/** From the prepared season to its fees and its hours; what is pressed in them leaves the day as it is. */
async function expectPreviewStays(page: Page): Promise<void> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Voir les tarifs au 15 juin 2027" }).click();
  const preview = await opened;
  const bar = preview.getByRole("complementary", { name: "Aperçu" });
  await expect(bar).toContainText("15 juin 2027");
  await expect(preview.getByRole("table").first()).toContainText("155\u00a0€");
  await expectUsableAtBothSizes(preview);
  await bar.getByRole("link", { name: "Horaires" }).click();
  const age = preview.getByRole("spinbutton", { name: /Pour quel âge/ });
  await age.fill("9");
  await age.press("Enter");
  await expect(preview).toHaveURL(/\/apercu\/jour\/2027-06-15\/horaires\?age=9$/);
  await preview
    .getByRole("navigation", { name: "Filtrer par section" })
    .getByRole("link", { name: "Athlétisme" })
    .click();
  await expect(preview).toHaveURL(/\/apercu\/jour\/2027-06-15\/horaires\?section=athletisme/);
  await bar.getByRole("link", { name: "Quitter l’aperçu" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Saison 2027-2028");
  await preview.close();
}

test.beforeEach(async ({ page, site }) => becomeAdministrator(page, site));

test("a fee is changed in three presses, seen at once, and taken back", async ({ page }) => {
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Espace club" })
    .getByRole("link", { name: "Tarifs et saison" })
    .click();
  await fee(page).click();
  await amount(page).fill("150");
  await save(page);
  await holdToast(page, /Enregistré\. /);
  const changed = await visited(page);
  expect(changed).toContain("150\u00a0€");
  expect(changed).not.toContain("145\u00a0€");
  await undo(page, /Enregistré\. /);
  await expect(amount(page)).toHaveValue("145");
  await expect.poll(() => visited(page)).toContain("145\u00a0€");
});

test("a text that still says the former fee is shown, changed with a press, and taken back", async ({
  page,
}) => {
  const path = "/sections/running-adulte";
  const shown = async () => (await page.request.get(path, { headers: { cookie: "" } })).text();
  await openSeason(page);
  await page.getByRole("button", { name: /^Running adulte, licence annuelle/ }).click();
  await amount(page).fill("140");
  await save(page);
  const also = page.getByRole("region", { name: "Aussi écrit ailleurs" });
  await expect(also.getByRole("checkbox", { name: /^Running adulte, Questions/ })).toBeChecked();
  expect(await shown()).toContain("135\u00a0€ pour la saison");
  await expectUsableAtBothSizes(page);
  await also.getByRole("button", { name: "Remplacer" }).click();
  await holdToast(page, /1\u00a0texte changé\./);
  await expect(also).toBeHidden();
  expect(await shown()).toContain("140\u00a0€ pour la saison");
  expect(await shown()).not.toContain("135\u00a0€");
  await undo(page, /1\u00a0texte changé\./);
  await expect.poll(shown).toContain("135\u00a0€ pour la saison");
});

test("what is wrong is said in its card, which opens", async ({ page, complaints }) => {
  complaints.allow(/400/);
  await openSeason(page);
  await fee(page).click();
  await amount(page).fill("cent");
  await fee(page).click();
  await save(page);
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription(/Écrivez un montant en euros/);
  await amount(page).fill("0");
  await save(page);
  // The reduced price is no longer lower.
  await expect(page.getByRole("textbox", { name: "Prix réduit" })).toBeFocused();
  await page.getByRole("textbox", { name: "Prix réduit" }).fill("");
  await save(page);
  await holdToast(page, /Enregistré\. /);
});

test("fees come, move and go, by the keyboard too", async ({ page }) => {
  await openSeason(page);
  await page.getByRole("button", { name: "Ajouter un tarif" }).press("Enter");
  await page.getByRole("textbox", { name: "Nom" }).fill("Carte découverte");
  await amount(page).fill("20");
  await page.getByRole("combobox", { name: "Section" }).selectOption("Athlétisme");
  await page.getByRole("button", { name: /^Monter/ }).press("Enter");
  await save(page);
  await holdToast(page, /Enregistré\. /);
  const fees = page.getByRole("region", { name: "Tarifs" }).getByRole("listitem");
  await expect(fees.nth(8)).toContainText("carte découverte");
  await page.getByRole("button", { name: "Supprimer ce tarif" }).click();
  await expect(fees).toHaveCount(9);
  await undo(page, /est retiré/);
  await expect(fees.nth(8)).toContainText("carte découverte");
});

test("two people who change two fees keep both", async ({ page, context, complaints }) => {
  complaints.allow(/409/);
  await openSeason(page);
  const other = await context.newPage();
  await openSeason(other);
  await other.getByRole("button", { name: /^Sport adapté/ }).click();
  await amount(other).fill("85");
  await save(other);
  await expect(other.getByText(/Enregistré\. /).first()).toBeVisible();
  await page.bringToFront();
  await fee(page).click();
  await amount(page).fill("150");
  await save(page);
  await expect(page.getByText(/a enregistré pendant que vous écriviez/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Sport adapté/ })).toContainText("85");
  await expect(fee(page)).toContainText("150");
});

test("the next season is prepared, changed beside this one, and taken back", async ({ page }) => {
  await openSeason(page);
  await page.getByRole("button", { name: "Préparer la saison suivante" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saison 2027-2028");
  await holdToast(page, /La saison 2027-2028 est prête/);
  await expect(page.getByRole("button", { name: "Préparer la saison suivante" })).toHaveCount(0);
  await expect(fee(page)).toContainText("145\u00a0€, inchangé");
  await fee(page).click();
  await amount(page).fill("155");
  await save(page);
  await expect(fee(page)).toContainText("155\u00a0€");
  await expect(fee(page)).not.toContainText("inchangé");
  await holdToast(page, /Enregistré\. /);
  expect(await visited(page)).toContain("145\u00a0€");
  const seasons = page.getByRole("navigation", { name: "Saisons" });
  await expect(page.getByText(/n’est pas encore sur le site/)).toContainText("15 juin 2027");
  await expectPreviewStays(page);
  await seasons.getByRole("link", { name: /2026-2027/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saison 2026-2027");
  await expect(fee(page)).toContainText("145");
});

test("a season prepared by mistake is taken back from the toast", async ({ page }) => {
  await openSeason(page);
  await page.getByRole("button", { name: "Préparer la saison suivante" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saison 2027-2028");
  await undo(page, /La saison 2027-2028 est prête/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saison 2026-2027");
  const seasons = page.getByRole("navigation", { name: "Saisons" });
  await expect(seasons.getByRole("link")).toHaveCount(1);
});

test("an older version is compared, taken into the form and saved", async ({ page }) => {
  await openSeason(page);
  await fee(page).click();
  await amount(page).fill("150");
  await save(page);
  await holdToast(page, /Enregistré\. /);
  const history = page.getByRole("region", { name: "Historique" });
  await expect(history).toContainText("145\u00a0€ → 150\u00a0€");
  await history
    .getByRole("button", { name: /^Comparer/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Marche nordique, licence annuelle\u00a0: 145\u00a0€");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Restaurer cette version" }).click();
  await expect(fee(page)).toContainText("145");
  expect(await visited(page)).toContain("150\u00a0€");
  await save(page);
  await holdToast(page, /Enregistré\. /);
  expect(await visited(page)).toContain("145\u00a0€");
});

test("the screen is usable at both sizes, everything opened", async ({ page }) => {
  await openSeason(page);
  await page.getByRole("button", { name: "Dates" }).click();
  await page.getByRole("button", { name: "Conditions" }).click();
  await fee(page).click();
  await expectUsableAtBothSizes(page);
});
