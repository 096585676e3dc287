import type { Locator, Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { holdToast, undo } from "./support/toasts";

test.use({ ownSite: true });

const SCREEN = "/admin/information-importante";
/** What the demo content shows. */
const DEMO_TITLE = "Piste fermée lundi soir";
const OFF = "L’information n’est plus sur l’accueil.";

const title = (page: Page) => page.getByRole("textbox", { name: "Titre" });
const text = (page: Page) => page.getByRole("textbox", { name: "Texte" });
const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();
const preview = (page: Page) => page.getByRole("region", { name: "Aperçu sur l’accueil" });
/** The notice without the marks that a server leaves between two texts. */
const noticeIn = async (place: Page | Locator) =>
  (await place.locator(".notice").innerHTML()).replaceAll("<!-- -->", "");
const state = (page: Page) => page.getByRole("main").getByRole("status").first();

async function openScreen(page: Page): Promise<void> {
  await page.goto(SCREEN);
  await expect(text(page)).toBeVisible();
}

/** What an anonymous visitor sees on the home page, asked of the server. */
async function expectHome(page: Page, { shows, not }: { shows?: string; not?: string }) {
  const html = await (await page.request.get("/", { headers: { cookie: "" } })).text();
  if (shows) expect(html).toContain(shows);
  if (not) expect(html).not.toContain(not);
}

/** Types a day and a clock of Paris, `inDays` days from now. */
async function fillEnd(page: Page, inDays: number, clock: string): Promise<void> {
  const parts = new Intl.DateTimeFormat("fr-FR", {
    timeZone: "Europe/Paris",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).formatToParts(new Date(Date.now() + inDays * 86_400_000));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  const [hour = "", minute = ""] = clock.split(":");
  for (const [group, name, value] of [
    ["Jour", "jour", part("day")],
    ["Jour", "mois", part("month")],
    ["Jour", "année", part("year")],
    ["Heure", "heure", hour],
    ["Heure", "minute", minute],
  ] as const) {
    const field = page.getByRole("group", { name: group });
    await field.getByRole("spinbutton", { name }).first().click();
    await page.keyboard.type(value);
  }
}

test.beforeEach(async ({ page, site }) => openAdminArea(page, site));

test("is changed, seen as the home page shows it, taken off and brought back", async ({ page }) => {
  await page.getByRole("link", { name: "Afficher une information importante" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Information importante");
  await expect(title(page)).toHaveValue(DEMO_TITLE);
  await expect(state(page)).toContainText(/Affichée depuis (aujourd’hui|hier)/);
  await expectUsableAtBothSizes(page);

  await test.step("the preview follows the typing", async () => {
    await title(page).fill("Piste rouverte");
    await text(page).fill("On court de nouveau au stade.");
    await page.getByRole("radio", { name: /^Bonne nouvelle/ }).check();
    await fillEnd(page, 2, "08:00");
    await expect(page.getByText(/^Sera retirée automatiquement \p{L}+ à 08h00\.$/u)).toBeVisible();
    await expect(preview(page)).toContainText("Piste rouverte");
    await expect(preview(page)).toContainText("On court de nouveau au stade.");
    await expect(preview(page).locator(".notice-success")).toBeVisible();
    await expectHome(page, { shows: DEMO_TITLE });
  });

  await test.step("saved, the home page shows the same at the next request", async () => {
    const shown = await noticeIn(preview(page));
    await save(page, "Mettre à jour");
    await expect(page.getByText("L’information importante est sur l’accueil.")).toBeVisible();
    await expect(state(page)).toContainText(/Sera retirée automatiquement \p{L}+ à 08h00/u);
    await expectHome(page, { shows: "Piste rouverte", not: DEMO_TITLE });
    const home = await page.context().newPage();
    await home.goto("/");
    expect(await noticeIn(home)).toBe(shown);
    await home.close();
  });

  await test.step("«\u00a0Retirer de l’accueil\u00a0» and «\u00a0Annuler\u00a0»", async () => {
    await page.getByRole("button", { name: "Retirer de l’accueil" }).click();
    await holdToast(page, OFF);
    await expect(state(page)).toHaveText("Rien n’est affiché.");
    await expect(title(page)).toHaveValue("");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectHome(page, { not: "Piste rouverte" });
    await undo(page, OFF);
    await expect(title(page)).toHaveValue("Piste rouverte");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(text(page)).toContainText("On court de nouveau au stade.");
    await expectHome(page, { shows: "Piste rouverte" });
  });
});

test("saved empty it leaves the home page, and the toast brings it back", async ({ page }) => {
  await openScreen(page);
  await title(page).fill("  ");
  await expect(preview(page)).toContainText("Sans titre ou sans texte, rien n’est affiché");
  await save(page, "Retirer de l’accueil");
  await holdToast(page, OFF);
  await expect(state(page)).toHaveText("Rien n’est affiché.");
  await undo(page, OFF);
  await expect(title(page)).toHaveValue(DEMO_TITLE);
  await expectHome(page, { shows: DEMO_TITLE });

  await test.step("without a text there is nothing to show, which is no error", async () => {
    await page.getByRole("button", { name: "Retirer de l’accueil" }).click();
    await expect(title(page)).toHaveValue("");
    await expectHome(page, { not: DEMO_TITLE });
    await expectUsableAtBothSizes(page);
    await title(page).fill("Un titre seul");
    await save(page, "Afficher sur l’accueil");
    await expect(page.getByText("Rien n’est affiché\u00a0: il manque le texte.")).toBeVisible();
    await expect(title(page)).toHaveValue("Un titre seul");
    await text(page).fill("Et son texte.");
    await save(page, "Afficher sur l’accueil");
    await expect(state(page)).toContainText(/Affichée depuis (aujourd’hui|hier)/);
    await expectHome(page, { shows: "Un titre seul" });
  });
});

test("a moment in the past is refused beside its field", async ({ page, complaints }) => {
  complaints.allow(/400/);
  await openScreen(page);
  await fillEnd(page, -1, "08:00");
  await save(page, "Mettre à jour");
  await expect(page.getByText(/^Ce moment est passé/)).toBeVisible();
  await expect(bar(page).getByRole("alert")).toContainText("Non enregistré");
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Sans date de fin" }).click();
  await save(page, "Mettre à jour");
  await expect(page.getByText("L’information importante est sur l’accueil.")).toBeVisible();
});

test("an hour alone is the full hour, what is half typed is refused beside its field", async ({
  page,
}) => {
  await openScreen(page);
  await fillEnd(page, 2, "18:30");
  const minute = page.getByRole("group", { name: "Heure" }).getByRole("spinbutton").nth(1);
  await minute.press("Backspace");
  await minute.press("Backspace");
  await expect(minute).toHaveText("––");
  await title(page).focus();
  await expect(minute).toHaveText("00");
  const hour = page.getByRole("group", { name: "Heure" }).getByRole("spinbutton").first();
  await hour.press("Backspace");
  await hour.press("Backspace");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Complétez l’heure.")).toBeVisible();
  await expect(bar(page).getByRole("alert")).toContainText("Non enregistré");
  await hour.click();
  await page.keyboard.type("19");
  const month = page.getByRole("group", { name: "Jour" }).getByRole("spinbutton").nth(1);
  await month.press("Backspace");
  await month.press("Backspace");
  await save(page, "Mettre à jour");
  await expect(page.getByText("Complétez l’heure.")).toBeHidden();
  await expect(page.getByText("Complétez la date.")).toBeVisible();
  await expect(
    page.getByRole("group", { name: "Jour" }).getByRole("spinbutton").first(),
  ).toBeFocused();
  await expectUsableAtBothSizes(page);
});

test("two tabs never make two: the second is shown both versions", async ({ page, complaints }) => {
  complaints.allow(/409/);
  await openScreen(page);
  await page.getByRole("button", { name: "Retirer de l’accueil" }).click();
  await expect(title(page)).toHaveValue("");
  const other = await page.context().newPage();
  await openScreen(other);
  await title(other).fill("Du premier onglet");
  await text(other).fill("Texte du premier onglet.");
  await bar(other).getByRole("button", { name: "Afficher sur l’accueil" }).dblclick();
  await expect(state(other)).toContainText("Affichée depuis");

  await page.bringToFront();
  await title(page).fill("Du second onglet");
  await text(page).fill("Texte du second onglet.");
  await save(page, "Afficher sur l’accueil");
  await expect(
    page.getByRole("heading", { name: "Deux versions de cette information" }),
  ).toBeVisible();
  await expectHome(page, { shows: "Du premier onglet", not: "Du second onglet" });
  await expectUsableAtBothSizes(page);
  const titles = page.getByRole("group", { name: "Titre" });
  await titles.getByRole("radio", { name: /^Ma version/ }).check();
  const texts = page.getByRole("group", { name: "Texte" });
  await texts.getByRole("radio", { name: /^La version enregistrée/ }).check();
  await page.getByRole("button", { name: "Continuer avec ces choix" }).click();
  await save(page, "Mettre à jour");
  await expect(page.getByText("L’information importante est sur l’accueil.")).toBeVisible();
  await expectHome(page, { shows: "Du second onglet", not: "Du premier onglet" });
  await expectHome(page, { shows: "Texte du premier onglet." });
});

test("what was typed outlives a server that fails, and leaving says so", async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/);
  await openScreen(page);
  await title(page).fill("Tapé pendant la panne");
  await page.route("**/admin/fiches/**", (route) => route.fulfill({ status: 500, body: "panne" }));
  await save(page, "Mettre à jour");
  await expect(bar(page).getByRole("alert")).toContainText("Le site n’a pas pu répondre");
  await bar(page).getByRole("link", { name: "Accueil" }).click();
  await expect(page.getByRole("dialog", { name: "Quitter sans enregistrer\u00a0?" })).toBeVisible();
  await page.getByRole("button", { name: "Rester" }).click();
  page.on("dialog", (dialog) => dialog.accept());
  await page.unroute("**/admin/fiches/**");
  await page.reload();
  await page.getByRole("button", { name: "Reprendre ma version" }).click();
  await expect(title(page)).toHaveValue("Tapé pendant la panne");
  await save(page, "Mettre à jour");
  await expect(page.getByText("L’information importante est sur l’accueil.")).toBeVisible();
  await expectHome(page, { shows: "Tapé pendant la panne" });
});

test("is written and saved by keyboard alone", async ({ page }) => {
  await openScreen(page);
  await title(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Au clavier");
  await page.keyboard.press("Enter");
  await expect(page.getByText("L’information importante est sur l’accueil.")).toBeVisible();
  await expectHome(page, { shows: "Au clavier" });
});
