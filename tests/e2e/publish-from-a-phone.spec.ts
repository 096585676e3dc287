import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { bytesOf, noise, PHONE_EXIF } from "../fixtures/pictures";
import { expect, test } from "./support/browser-test";
import type { Site } from "./support/site";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

test.use({ siteContent: "new-demo" });

const TITLE = "Sortie au phare\u00a0: départ groupé du parking";
/** A real phone photo, where the fixtures stand beside the project. */
const REAL_PHOTO = "../shared/fixtures/photos/iphone_hdr_NO.jpg";

/** Twelve megapixels held upright, with what a phone tells of its owner. */
async function phonePhoto(): Promise<Buffer> {
  const photo = noise(4032, 3024).jpeg({ quality: 80 }).withExif(PHONE_EXIF);
  return Buffer.from(await bytesOf(photo.withMetadata({ orientation: 6 })));
}

async function createFirstAccount(page: Page, site: Site): Promise<void> {
  await page.goto(await site.firstAccountLink());
  await page.getByLabel("Prénom").fill("Josiane");
  await page.getByLabel("Nom", { exact: true }).fill("Lacoste");
  await page.getByLabel("Adresse e-mail").fill("josiane@les-pins.example");
  await page.getByLabel("Mot de passe").fill("une longue phrase de passe");
  await page.getByRole("button", { name: "Créer mon accès" }).click();
  await expect(page.getByRole("heading", { name: "Bonjour Josiane" })).toBeVisible();
}

async function fillDate(page: Page, group: string, parts: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(parts)) {
    const segment = page.getByRole("group", { name: group }).getByRole("spinbutton", { name });
    await segment.first().click();
    await page.keyboard.type(value);
  }
}

async function writeEvent(page: Page, photo: Buffer, day: Date): Promise<void> {
  await page.getByRole("link", { name: "Annoncer un événement" }).first().click();
  await page.getByRole("textbox", { name: "Titre" }).fill(TITLE);
  await page
    .getByRole("textbox", { name: "Texte" })
    .fill("Rendez-vous au parking, frontale conseillée.");
  await fillDate(page, "Date", {
    jour: String(day.getUTCDate()).padStart(2, "0"),
    mois: String(day.getUTCMonth() + 1).padStart(2, "0"),
    année: String(day.getUTCFullYear()),
  });
  await fillDate(page, "Heure", { heure: "18", minute: "30" });
  await page.getByText("Heure de fin, ou plusieurs jours").click();
  await fillDate(page, "Fin à", { heure: "20", minute: "15" });
  await page.getByLabel("Lieu", { exact: true }).fill("Parking du phare");
  const cover = page.getByRole("region", { name: "Image de couverture" });
  await cover
    .locator("input[type=file]")
    .setInputFiles({ name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer: photo });
  await page.getByLabel("Décrivez l’image en une phrase").fill("Le phare au bout de la dune");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByText(/est sur le site/).first()).toBeVisible();
}

async function firstTitles(page: Page): Promise<string[]> {
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Modifier" }) });
  const titles = rows.locator("td.al-title").getByRole("link");
  return (await titles.allTextContents()).slice(0, 4);
}

test("a volunteer publishes an event from a phone photo, and takes a deletion back", async ({
  page,
  site,
  browser,
}) => {
  const photo = existsSync(REAL_PHOTO) ? await readFile(REAL_PHOTO) : await phonePhoto();
  const day = new Date(Date.now() + 4 * 86_400_000);
  await createFirstAccount(page, site);
  await writeEvent(page, photo, day);

  await test.step("anonymous visitors see it at their next request", async () => {
    const visitor = await browser.newContext({ baseURL: site.url, locale: "fr-FR" });
    const home = await visitor.newPage();
    await home.goto("/");
    const card = home.getByRole("article").filter({ hasText: TITLE }).first();
    await expect(card).toContainText(/(lun|mar|mer|jeu|ven|sam|dim)\. (1er|\d{1,2}) \p{L}+\.?/u);
    await expect(card).toContainText("18h30 à 20h15");
    await expect(card).toContainText("Parking du phare");
    const source = await card
      .getByRole("img", { name: "Le phare au bout de la dune" })
      .getAttribute("src");
    const response = await visitor.request.get(source ?? "");
    expect(response.headers()["cache-control"]).toContain("immutable");
    await checkStored(await response.body());
    await visitor.close();
  });

  await test.step("«\u00a0Annuler\u00a0» after deleting brings it back in its place", async () => {
    await page.goto("/admin/actualites");
    const before = await firstTitles(page);
    expect(before[0]).toBe(TITLE);
    const row = page.getByRole("row").filter({ hasText: TITLE });
    await row.getByRole("button", { name: /Autres actions/ }).click();
    await page.getByRole("menuitem", { name: /Supprimer/ }).click();
    await holdToast(page, "est dans la corbeille.");
    await expect(row).toHaveCount(0);
    await undo(page, "est dans la corbeille.");
    await expect(row).toHaveCount(1);
    expect(await firstTitles(page)).toEqual(before);
  });
});

test("a volunteer cancels an event in the list, and takes it back", async ({ page, site }) => {
  await createFirstAccount(page, site);
  await resize(page, { width: 390, height: 844 });

  await test.step("the list speaks of no handle, and its last filter is seen whole", async () => {
    await page.goto("/admin/actualites");
    await expect(page.getByText("utilisez les flèches")).toBeVisible();
    await expect(page.getByText("glissez la poignée")).toBeHidden();
    const last = page.getByRole("link", { name: /^Corbeille/ });
    await last.focus();
    await last.evaluate((link) => link.parentElement?.scrollTo({ left: 9999 }));
    const { x, width } = (await last.boundingBox()) ?? { x: 390, width: 0 };
    expect(x + width).toBeLessThanOrEqual(390 - 40);
  });

  await page.goto("/admin/actualites?etat=publies&type=evenements");
  const row = page.getByRole("row").filter({ hasText: "Événement ·" }).first();
  const title = (await row.locator("td.al-title").getByRole("link").textContent()) ?? "";
  const choose = async (action: string) => {
    await page.getByRole("button", { name: `Autres actions pour «\u00a0${title}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  const shown = page.getByRole("row").filter({ hasText: title });
  await choose("Annuler l’événement");
  await holdToast(page, "est marqué «\u00a0Annulé\u00a0».");
  await expect(shown).toContainText("Annulé");
  const address = await shown.locator("td.al-title").getByRole("link").getAttribute("href");
  const visitor = await page.context().newPage();
  await visitor.goto(address?.replace("/admin/actualites/edit/", "/actualites/") ?? "");
  await expect(visitor.getByRole("region", { name: /^Infos pratiques/ })).toContainText("Annulé");
  await visitor.close();
  await undo(page, "est marqué «\u00a0Annulé\u00a0».");
  await expect(shown).not.toContainText("Annulé");
});

test("on a phone the tools fit in one row, a place is one press, and the tabs leave while one writes", async ({
  page,
  site,
}) => {
  await createFirstAccount(page, site);
  await resize(page, { width: 390, height: 844 });
  await page.goto("/admin/actualites/create?type=evenement");
  const tools = page.getByRole("toolbar", { name: "Mise en forme" });
  await expect(tools.getByRole("button").first()).toHaveAccessibleName("Photo");
  expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  const tops = await tools
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  const places = page.getByRole("group", { name: "Lieux déjà utilisés" });
  const place = places.getByRole("button").first();
  await place.click();
  await expect(page.getByLabel("Lieu", { exact: true })).toHaveValue(
    (await place.textContent()) ?? "",
  );
  await expect(place).toHaveAttribute("aria-pressed", "true");

  const tabs = page.getByRole("navigation", { name: "Raccourcis" });
  await expect(tabs).toBeInViewport();
  await page.getByRole("textbox", { name: "Texte" }).click();
  await expect(tabs).not.toBeInViewport();
  await page.keyboard.type("Bravo");
  await tools.getByRole("button", { name: "Autres outils" }).click();
  await page.getByRole("menuitem", { name: "Titre dans le texte" }).click();
  await page.keyboard.type(" à toutes");
  await expect(page.getByRole("heading", { name: "Bravo à toutes" })).toBeVisible();
});

async function checkStored(body: Buffer): Promise<void> {
  const { width, height, exif, format } = await sharp(body).metadata();
  expect(format).toBe("jpeg");
  expect(width).toBeLessThanOrEqual(1200);
  expect(height).toBeLessThanOrEqual(800);
  expect(body.byteLength).toBeLessThanOrEqual(800 * 1024);
  expect(exif).toBeUndefined();
}
