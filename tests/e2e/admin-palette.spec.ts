import type { Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { LATE_PICTURE } from "./support/complaints";
import { gotoHydrated } from "./support/hydrated";
import { resize } from "./support/viewport";

const RESULTS = "**/admin/recherche/resultats*";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Rechercher/ });
const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Rechercher" });
const opener = (page: Page) => page.getByRole("link", { name: "Rechercher" });

const NAMED = ["menuitem", "group", "menu", "dialog"];

/** The result that Enter would open and what it stands in, as Chromium tells assistive technology. */
async function readChosen(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  const field = nodes.find(
    ({ role, name }) => role?.value === "textbox" && name?.value === "Rechercher",
  );
  const active = field?.properties?.find(({ name }) => name === "activedescendant");
  const chosen = active?.value.relatedNodes?.[0]?.backendDOMNodeId;
  const words: string[] = [];
  let node = nodes.find(({ backendDOMNodeId }) => chosen && backendDOMNodeId === chosen);
  while (node) {
    const { role, name, parentId } = node;
    if (NAMED.includes(role?.value)) words.push(`${role?.value} ${name?.value}`);
    node = nodes.find(({ nodeId }) => nodeId === parentId);
  }
  return words;
}

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await readChosen(page))[0]).toBe(`menuitem ${name}`);
}

test.beforeEach(async ({ page, site }) => {
  await openAdminArea(page, site);
});

test("goes to a screen, an article and a coach by typing, without a mouse", async ({ page }) => {
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill("photos galerie");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/gallery(\/create)?$/);
  await expect(dialogOf(page)).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("cross resiniers podiums");
  await expect(page.getByRole("menuitem", { name: /^Cross des Résiniers/ })).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/actualites\/edit\//);

  await gotoHydrated(page, "/admin/coaches");
  const row = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") })
    .first();
  const coach = ((await row.getByRole("link").first().textContent()) ?? "").trim();
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill(coach.toUpperCase());
  const group = page.getByRole("group", { name: /Entraîneurs|Membres du bureau/ });
  await group.getByRole("menuitem", { name: coach }).first().click();
  await expect(page).toHaveURL(/\/admin\/(coaches|board-members)\/edit\//);
});

test("moves with the arrows, closes with Escape, and gives the focus back", async ({ page }) => {
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(fieldOf(page)).toBeFocused();
  const options = page.getByRole("menuitem");
  await expectChosen(page, "Écrire une actualité");
  await page.keyboard.press("ArrowDown");
  await expectChosen(page, "Annoncer un événement");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expectChosen(page, ((await options.last().textContent()) ?? "").trim());
  await page.keyboard.press("ArrowDown");
  await expectChosen(page, "Écrire une actualité");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("a screen reader hears the chosen result, its group and the list it stands in", async ({
  page,
}) => {
  await page.keyboard.press("Control+k");
  await fieldOf(page).pressSequentially("galerie");
  await expect
    .poll(() => readChosen(page))
    .toEqual([
      "menuitem Galerie photos",
      "group Écrans",
      "menu Résultats",
      "dialog Rechercher dans l’espace club",
    ]);
  // While the typed text is mended, the screen reader stays with it.
  await page.keyboard.press("Backspace");
  await expect.poll(() => readChosen(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/recherche\?q=galeri$/);
  await expect(dialogOf(page)).toHaveCount(0);
});

test("a result opens in another tab, and the palette stays", async ({ page, context }) => {
  await page.keyboard.press("Control+k");
  await fieldOf(page).pressSequentially("galerie");
  // The line that says so far «Recherche…» goes, and the results move up.
  await expect(dialogOf(page).locator(".pal-status").getByRole("status")).toHaveText(/résultat/);
  const result = page.getByRole("menuitem", { name: "Galerie photos" });
  for (const open of [
    () => result.click({ modifiers: ["ControlOrMeta"] }),
    () => page.keyboard.press("ControlOrMeta+Enter"),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent("page"), open()]);
    await expect(tab).toHaveURL(/\/admin\/gallery$/);
    await tab.close();
    await page.bringToFront();
    await expect(fieldOf(page)).toHaveValue("galerie");
  }
  await expect(page).toHaveURL(/\/admin$/);
});

test("leaves Ctrl+K to the link of the rich text, and «/» to whoever types", async ({ page }) => {
  await page.goto("/admin/actualites/create");
  const text = page.getByRole("textbox", { name: "Texte" });
  await text.click();
  await page.keyboard.type("1/2 finale");
  await expect(text).toContainText("1/2 finale");
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  // Asked about the link first: nothing opens above that.
  await page.keyboard.press("Control+k");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("says what it does, what it does not find, and what went wrong", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  let isReached = false;
  let open = () => {};
  const answered = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(RESULTS, async (route) => {
    isReached = true;
    await answered;
    await route.fallback();
  });
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await expectUsableAtBothSizes(page);
  const status = dialogOf(page).locator(".pal-status").getByRole("status");
  await fieldOf(page).fill("xylophone");
  await expect(status).toHaveText("Recherche…");
  await expect.poll(() => isReached).toBe(true);
  await expectUsableAtBothSizes(page);
  open();
  await expect(status).toContainText("Aucun résultat pour «\u00a0xylophone\u00a0»");
  await expect(page.getByRole("menu", { name: "Résultats" })).toBeHidden();
  await expectUsableAtBothSizes(page);
  await page.unroute(RESULTS);

  await page.route(RESULTS, (route) => route.abort());
  await fieldOf(page).fill("profil");
  await expect(dialogOf(page).getByRole("alert")).toContainText("Vérifiez votre connexion");
  await expect(page.getByRole("menuitem", { name: "Mon profil" })).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.unroute(RESULTS);
  await dialogOf(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
});

test("an answer that comes late never replaces that of what was typed since", async ({ page }) => {
  let open = () => {};
  const late = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/resultats\?q=relais/, async (route) => {
    await late;
    await route.fallback().catch(() => undefined);
  });
  await page.keyboard.press("Control+k");
  const asked = page.waitForRequest(/resultats\?q=relais/);
  await fieldOf(page).fill("relais");
  const given = page.waitForEvent("requestfailed", (request) => request.url().includes("relais"));
  await asked;
  await fieldOf(page).fill("cross");
  await given;
  await expect(page.getByRole("menuitem", { name: /^Cross des Résiniers/ }).first()).toBeVisible();
  open();
  await expect(page.getByRole("menuitem", { name: /[Rr]elais/ })).toHaveCount(0);
});

test("a session that ended is said, and leaves the screen as it is", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(LATE_PICTURE);
  await page.keyboard.press("Control+k");
  await context.clearCookies();
  await fieldOf(page).fill("cross");
  await expect(dialogOf(page).getByRole("alert")).toContainText("Votre session est terminée");
  await expect(page).toHaveURL(/\/admin$/);
});

test("is not in the first scripts of the area", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await gotoHydrated(page, "/admin");
  await page.waitForLoadState("networkidle");
  const isPalette = (url: string) => /command-palette/.test(url);
  expect(scripts.filter(isPalette)).toEqual([]);
  await opener(page).click();
  await expect(fieldOf(page)).toBeFocused();
  expect(scripts.filter(isPalette)).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("«\u00a0Rechercher\u00a0» is a page with a form", async ({ page }) => {
    await opener(page).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Rechercher" })).toBeVisible();
    const field = page.getByRole("searchbox", { name: /^Un écran/ });
    await field.fill("resiniers cross");
    await field.press("Enter");
    await expect(page).toHaveURL(/\?q=resiniers/);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Cross des Résiniers/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/actualites\/edit\//);
  });
});

test("the whole menu fits on a screen 900 px high, and scrolls on a lower one", async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  const menu = page.getByRole("navigation", { name: "Espace club" });
  const hidden = () => menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await resize(page, { width: 1440, height: 500 });
  await expect.poll(hidden).toBeGreaterThan(0);
  await page.goto("/admin/aide");
  const current = menu.getByRole("link", { name: "Mode d’emploi" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeInViewport({ ratio: 1 });
});
