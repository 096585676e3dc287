import type { Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

test.use({ ownSite: true });

const PHONE = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const publish = (page: Page) => bar(page).getByRole("button", { name: "Publier" }).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const open = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, expanded: false }).first().click();

/** A page as an anonymous visitor gets it, redirects not followed. */
async function visited(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: { cookie: "" }, maxRedirects: 0 });
  return { status: answer.status(), text: await answer.text(), to: answer.headers().location };
}

test.beforeEach(async ({ page, site }) => {
  await becomeAdministrator(page, site);
  await resize(page, PHONE);
});

test("«Trail» is added from its template, and is everywhere at once", async ({ page }) => {
  await gotoHydrated(page, "/admin/club/sections");
  await page.getByRole("link", { name: "Ajouter une section" }).click();
  await page.getByRole("link", { name: /^Trail/ }).click();
  await expect(field(page, "Nom")).toHaveValue("Trail");
  await publish(page);
  await holdToast(page, /«\u00a0Trail\u00a0» est sur le site\./);
  await expect(page.getByRole("link", { name: /^Voir sur le site/ })).toHaveAttribute(
    "href",
    "/sections/trail",
  );
  for (const path of ["/", "/sections/trail", "/horaires", "/actualites", "/evenements"]) {
    expect((await visited(page, path)).text, path).toContain("/sections/trail");
  }
  expect((await visited(page, "/sitemap.xml")).text).toContain("/sections/trail<");
  expect((await visited(page, "/sections/trail.ics")).status).toBe(200);
  await page.goto("/admin/actualites/create");
  await page.getByLabel("Section").selectOption("Trail");
  await page.goto("/sections/trail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trail");
  await expectUsableAtBothSizes(page);
});

test("renamed, a section keeps its calendar, and its old address leads on", async ({ page }) => {
  await gotoHydrated(page, "/admin/club/sections");
  await page.getByRole("link", { name: /Marche nordique/ }).click();
  await field(page, "Nom").fill("Marche et bâtons");
  await open(page, /^Adresse, Google/);
  await field(page, "Adresse de la page, après /sections/").fill("");
  await publish(page);
  const toast = /«\u00a0Marche et bâtons\u00a0» est sur le site\./;
  await holdToast(page, toast);
  expect(await visited(page, "/sections/marche-nordique")).toMatchObject({
    status: 301,
    to: "/sections/marche-et-batons",
  });
  expect((await visited(page, "/sections/marche-nordique.ics")).text).toContain("Marche et bâtons");
  expect((await visited(page, "/horaires?section=marche-nordique")).text).toContain(
    "Marche et bâtons",
  );
  await undo(page, toast);
  await holdToast(page, /Le site est comme avant/);
  await expect(field(page, "Nom")).toHaveValue("Marche et bâtons");
  expect((await visited(page, "/sections/marche-nordique")).status).toBe(200);
  expect(await visited(page, "/sections/marche-et-batons")).toMatchObject({
    status: 301,
    to: "/sections/marche-nordique",
  });
});

test("retired, a section leaves no hole, stays in what is being written, and comes back", async ({
  page,
}) => {
  await page.goto("/admin/actualites/create");
  await field(page, "Titre").fill("Assis ou debout");
  await page.getByLabel("Section").selectOption("Sport santé");
  await expect(page.getByText(/^Brouillon enregistré|^Enregistré/).first()).toBeVisible();
  const article = page.url();
  await gotoHydrated(page, "/admin/club/sections/sport-sante");
  await open(page, "Retirer la section");
  await page.getByRole("main").locator("label", { hasText: "Section retirée du site" }).click();
  await publish(page);
  await holdToast(page, /est retirée du site/);
  for (const path of ["/", "/horaires", "/inscription/aide", "/actualites", "/evenements"]) {
    expect((await visited(page, path)).text, path).not.toContain("/sections/sport-sante");
  }
  for (const path of [
    "/sections/sport-sante",
    "/inscription/sport-sante",
    "/sections/sport-sante.ics",
  ]) {
    expect((await visited(page, path)).status, path).toBe(404);
  }
  await page.goto(article);
  await expect(page.getByLabel("Section").locator("option:checked")).toHaveText(
    "Sport santé (section retirée)",
  );
  await field(page, "Titre").fill("Assis ou debout, à voix haute");
  await expect(page.getByText(/^Brouillon enregistré|^Enregistré/).first()).toBeVisible();
  await gotoHydrated(page, "/admin/club/sections");
  await page
    .getByRole("region", { name: "Retirées du site" })
    .getByRole("link", { name: /Sport santé/ })
    .click();
  await open(page, "Retirer la section");
  await page.getByRole("main").locator("label", { hasText: "Section retirée du site" }).click();
  await publish(page);
  await holdToast(page, /est sur le site/);
  expect((await visited(page, "/sections/sport-sante")).status).toBe(200);
  await page.goto(article);
  await expect(page.getByLabel("Section").locator("option:checked")).toHaveText("Sport santé");
});

test("what is typed is kept, shown to nobody, and looked at before it is published", async ({
  page,
  context,
}) => {
  const written = "Venez quand vous voulez.";
  await gotoHydrated(page, "/admin/club/sections/marche-nordique");
  await open(page, "Présentation");
  await field(page, "Sous le titre").fill(written);
  await field(page, "Nom").fill("Marche");
  await expect(bar(page).getByText(/^Enregistré à/)).toBeVisible();
  await expect(bar(page)).toContainText("En ligne, sans vos dernières modifications");
  await expectUsableAtBothSizes(page);
  await resize(page, PHONE);
  // No key publishes.
  await field(page, "Nom").press("Enter");
  await page.keyboard.press("Control+s");
  for (const path of ["/sections/marche-nordique", "/", "/horaires"]) {
    const { status, text } = await visited(page, path);
    expect([status, text.includes(written), text.includes("Marche nordique")]).toEqual([
      200,
      false,
      true,
    ]);
  }
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await gotoHydrated(again, address);
  await expect(field(again, "Nom")).toHaveValue("Marche");
  const opening = context.waitForEvent("page");
  await bar(again).getByRole("button", { name: "Aperçu" }).click();
  const preview = await opening;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Marche");
  await expect(preview.getByText(written)).toBeVisible();
  await expectUsableAtBothSizes(preview);
  const path = new URL(preview.url()).pathname;
  expect((await visited(again, path)).text).not.toContain(written);
  await preview.close();
  await again.getByRole("button", { name: "Revenir à ce qui est sur le site" }).click();
  await expect(field(again, "Nom")).toHaveValue("Marche nordique");
  await expect(bar(again).getByText("En ligne", { exact: true })).toBeVisible();
  await undo(again, /dit de nouveau ce qui est sur le site/);
  await expect(field(again, "Nom")).toHaveValue("Marche");
  await publish(again);
  await holdToast(again, /«\u00a0Marche\u00a0» est sur le site/);
  expect((await visited(again, "/sections/marche-nordique")).text).toContain(written);
});

test("how one joins a section is written, looked at and published", async ({ page, context }) => {
  await gotoHydrated(page, "/admin/club/sections/marche-nordique");
  await page.getByRole("link", { name: "Son inscription" }).click();
  await expect(field(page, "Titre")).toHaveValue("S’inscrire\u00a0: Marche nordique");
  await open(page, "Dossier");
  const health = page.getByRole("group", { name: "Règles de santé" });
  await health.getByText("Sport santé\u00a0: prescription").click();
  await expect(health.getByRole("checkbox", { checked: true })).toHaveCount(3);
  const opening = context.waitForEvent("page");
  await bar(page).getByRole("button", { name: "Aperçu" }).click();
  const preview = await opening;
  await expect(preview.getByText("Prescription, si vous en avez une")).toBeVisible();
  await preview.close();
  expect((await visited(page, "/inscription/marche-nordique")).status).toBe(404);
  await publish(page);
  await holdToast(page, /est sur le site/);
  await page.goto("/inscription/marche-nordique");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "S’inscrire\u00a0: Marche nordique",
  );
  await expectUsableAtBothSizes(page);
  await page.goto("/sections/marche-nordique");
  await page.getByRole("link", { name: "Aide à l’inscription" }).first().click();
  await expect(page).toHaveURL(/\/inscription\/marche-nordique$/);
});

test("somebody who is called otherwise is so in the texts too, before the form is left", async ({
  page,
}) => {
  await gotoHydrated(page, "/admin/coaches");
  await page
    .getByRole("link", { name: /Mamadou Sarr/ })
    .first()
    .click();
  const name = field(page, "Nom complet");
  await name.fill("Mamadou Sarr-Diop");
  await bar(page).getByRole("button", { name: "Enregistrer" }).click();
  const also = page.getByRole("region", { name: "Aussi écrit ailleurs" });
  const text = also.getByRole("checkbox", { name: /^S’inscrire en sport santé, Étapes/ });
  // The words of a name may mean something else: they are ticked by hand.
  await expect(text).not.toBeChecked();
  await text.check();
  await expectUsableAtBothSizes(page);
  await also.getByRole("button", { name: "Remplacer", exact: true }).click();
  await holdToast(page, /1\u00a0texte changé\./);
  await expect(page).toHaveURL(/\/admin\/coaches$/);
  const steps = (await visited(page, "/inscription/sport-sante")).text;
  expect(steps).toContain("Un quart d’heure avec Mamadou Sarr-Diop");
});

test("a section moves by a press in the list, which keeps the focus", async ({ page }) => {
  await gotoHydrated(page, "/admin/club/sections");
  const up = page.getByRole("button", { name: "Monter «\u00a0Sport adapté\u00a0» d’une place" });
  await up.focus();
  await up.press("Enter");
  await holdToast(page, /«\u00a0Sport adapté\u00a0» a pris le couloir 5\./);
  await expect(up).toBeFocused();
  const names = page.getByRole("main").getByRole("listitem");
  await expect(names.nth(4)).toContainText("Sport adapté");
  const home = (await visited(page, "/")).text;
  expect(home.indexOf("/sections/sport-adapte")).toBeLessThan(
    home.indexOf("/sections/sport-sante"),
  );
});

test("the screens of sections can be used by everybody", async ({ page }) => {
  for (const path of ["", "/nouvelle", "/nouvelle?modele=trail", "/marche-nordique"]) {
    await gotoHydrated(page, `/admin/club/sections${path}`);
    await expectUsableAtBothSizes(page);
  }
});
