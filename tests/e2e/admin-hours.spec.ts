import type { Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { holdToast, undo } from "./support/toasts";

test.use({ ownSite: true });

const PAGES = ["/horaires", "/sections/athletisme", "/club/le-stade"];

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" }).click();
const day = (page: Page, name: string) =>
  page.getByRole("group", { name: "Jour" }).getByRole("radio", { name, includeHidden: true });
const coach = (page: Page, number: number) =>
  page.getByRole("combobox", { name: `Encadrants, personne ${number}` });

/** The texts of the pages that tell the hours of the session, as an anonymous visitor gets them. */
async function visited(page: Page): Promise<string[]> {
  const texts = PAGES.map(async (path) => {
    const answer = await page.request.get(path, { headers: { cookie: "" } });
    const html = await answer.text();
    return html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, " ");
  });
  return Promise.all(texts);
}

async function openSauts(page: Page): Promise<void> {
  await page.goto("/admin/horaires");
  await page.getByRole("link", { name: /Sauts/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Athlétisme\u00a0: Sauts");
}

/** Types a clock part by part, as on a telephone. */
async function typeTime(page: Page, name: string, typed: string): Promise<void> {
  await page.getByRole("group", { name }).getByRole("spinbutton").first().click();
  await page.keyboard.type(typed);
}

/** The hours and the name of the session, in the order of each page. */
const FORMER_HOURS = /17h30\s+–\s+19h00\s+(Athlétisme\s+)?Sauts/;

test.beforeEach(async ({ page, site }) => becomeAdministrator(page, site));

test("a session is moved in four presses, seen at once, and taken back", async ({ page }) => {
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Espace club" })
    .getByRole("link", { name: "Horaires" })
    .click();
  const before = await visited(page);
  await page.getByRole("link", { name: /Sauts/ }).click();
  await page.getByText("Jeu", { exact: true }).click();
  await typeTime(page, "Début", "1905");
  await typeTime(page, "Fin", "2035");
  await save(page);
  await holdToast(page, /Jour\u00a0: Mercredi → Jeudi/);
  for (const text of await visited(page)) expect(text).toMatch(/19h05\s+–\s+20h35/);
  expect(before.join()).toMatch(FORMER_HOURS);
  expect((await visited(page)).join()).not.toMatch(FORMER_HOURS);
  await undo(page, /Jour\u00a0: Mercredi → Jeudi/);
  await expect(day(page, "Mercredi")).toBeChecked();
  await holdToast(page, /^Annulé\. Jour\u00a0: Jeudi → Mercredi/);
  expect((await visited(page)).join()).not.toContain("19h05");
});

test("who trains elsewhere at the same time is named, and nothing is refused", async ({ page }) => {
  await openSauts(page);
  await coach(page, 1).selectOption({ label: "Aminata Diallo" });
  await expect(page.getByText(/entraîne déjà/)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Lieu" }).selectOption({ label: "Lac" });
  await expect(page.getByText(/^Aminata Diallo entraîne déjà de 17h00 à 18h15/)).toBeVisible();
  await page.getByRole("button", { name: "Ajouter une personne" }).click();
  await coach(page, 2).selectOption({ label: "Une autre personne…" });
  await page.getByRole("textbox", { name: /^Nom de la personne/ }).fill("Zoé Martin");
  await save(page);
  await holdToast(page, /Enregistré\. /);
  expect((await visited(page))[0]).toContain("avec Aminata Diallo et Zoé Martin");
});

test("what is wrong is said at its place, and nothing is lost", async ({ page, complaints }) => {
  complaints.allow(/400/);
  await openSauts(page);
  await typeTime(page, "Fin", "1700");
  await coach(page, 1).selectOption({ label: "Une autre personne…" });
  await save(page);
  await expect(page.getByText("La séance doit finir après 17h30, le même jour.")).toBeVisible();
  await typeTime(page, "Fin", "1915");
  await save(page);
  await expect(page.getByText("Choisissez une personne, ou écrivez son nom.")).toBeVisible();
  await page.getByRole("button", { name: "Retirer la personne 1" }).click();
  await save(page);
  await holdToast(page, /Enregistré\. /);
});

test("a session is duplicated, added and thrown away", async ({ page }) => {
  await openSauts(page);
  await page.getByRole("link", { name: "Dupliquer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ajouter une séance");
  await page.getByText("Dim", { exact: true }).click();
  await save(page);
  await holdToast(page, /est enregistrée/);
  await expect(page).toHaveURL(/\/admin\/horaires\/[\da-f-]{36}$/);
  await page.getByRole("button", { name: "Supprimer la séance" }).click();
  await expect(page).toHaveURL("/admin/horaires");
  await expect(page.getByRole("link", { name: /Sauts/ })).toHaveCount(1);
  await undo(page, /est dans la corbeille/);
  await expect(page.getByRole("link", { name: /Sauts/ })).toHaveCount(2);
});

test("the list keeps its section on the way there and back", async ({ page }) => {
  await page.goto("/admin/horaires");
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: /^Sport santé/ }).click();
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines).toHaveCount(3);
  await lines.first().getByRole("link").click();
  await bar(page).getByRole("link", { name: "Horaires" }).click();
  await expect(page).toHaveURL("/admin/horaires?section=sport-sante");
  await expect(lines).toHaveCount(3);
});

test("a place in use stays, and leads to its sessions", async ({ page, context }) => {
  await page.goto("/admin/lieux");
  await page.getByRole("link", { name: "Lac", exact: true }).click();
  await page.getByRole("button", { name: "Supprimer le lieu" }).click();
  await holdToast(page, /2 séances s’y tiennent/);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Voir les séances/ }).click();
  const list = await opened;
  await expect(list.getByText(/Les séances de ce lieu/)).toContainText("Lac");
  await expect(list.getByRole("main").getByRole("listitem")).toHaveCount(2);
});

test("the screens are usable at both sizes, everything opened", async ({ page }) => {
  await page.goto("/admin/horaires");
  await expectUsableAtBothSizes(page);
  await openSauts(page);
  await page.getByRole("button", { name: "Précisions" }).click();
  await page.getByRole("combobox", { name: "Lieu" }).selectOption({ label: "Lac" });
  await coach(page, 1).selectOption({ label: "Aminata Diallo" });
  // Nothing lies half below the bar at the foot of a phone.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expectUsableAtBothSizes(page);
});
