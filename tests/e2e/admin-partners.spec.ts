import type { Page } from "@playwright/test";
import { bytesOf, plain } from "../fixtures/pictures";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { holdToast, undo } from "./support/toasts";

test.use({ ownSite: true });

const NAME = "Librairie du Phare";

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" }).click();
const name = (page: Page) => page.getByRole("textbox", { name: "Nom" });
const link = (page: Page) => page.getByRole("textbox", { name: "Lien vers son site" });
const logo = (page: Page) => page.getByRole("region", { name: "Logo" });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function chooseLogo(page: Page, bytes: Buffer): Promise<void> {
  const file = { name: "logo.png", mimeType: "image/png", buffer: bytes };
  await logo(page).locator("input[type=file]").setInputFiles(file);
  await expect(logo(page).getByRole("button", { name: "Remplacer" })).toBeVisible();
}

/** The home page as an anonymous visitor gets it. */
async function home(page: Page): Promise<string> {
  return (await page.request.get("/", { headers: { cookie: "" } })).text();
}

test.beforeEach(async ({ page, site }) => becomeAdministrator(page, site));

test("a partner comes with its logo and link, changes, goes and is taken back", async ({
  page,
  playwright,
  site,
}) => {
  const bytes = Buffer.from(await bytesOf(plain(640, 200, "#aa0000").png()));
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Espace club" })
    .getByRole("link", { name: "Partenaires" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Partenaires");

  await test.step("shown on the home page once saved, its file kept for the club", async () => {
    await page.getByRole("link", { name: "Ajouter un partenaire" }).click();
    await name(page).fill(NAME);
    await link(page).fill("www.librairie-du-phare.example");
    await chooseLogo(page, bytes);
    expect(await home(page)).not.toContain(NAME);
    await bar(page).getByRole("button", { name: "Enregistrer" }).dblclick();
    await expect(row(page, NAME)).toHaveCount(1);
    await expect(row(page, NAME)).toContainText("www.librairie-du-phare.example");
    expect(await home(page)).toContain(NAME);

    const source = await row(page, NAME).locator("img").getAttribute("src");
    const mine = await page.request.get(source ?? "");
    expect(await mine.body()).toEqual(bytes);
    const visitor = await playwright.request.newContext({ baseURL: site.url });
    const theirs = await visitor.get(source ?? "");
    expect(theirs.headers()["content-type"]).toBe("image/webp");
    await visitor.dispose();
  });

  await test.step("another logo of another kind", async () => {
    await page.getByRole("link", { name: `Modifier «\u00a0${NAME}\u00a0»` }).click();
    await expect(link(page)).toHaveValue("https://www.librairie-du-phare.example");
    await logo(page).getByRole("button", { name: "Remplacer" }).click();
    const other = Buffer.from(await bytesOf(plain(300, 300, "#00aa00").webp()));
    await logo(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.webp", mimeType: "image/webp", buffer: other });
    await expect(logo(page).locator("img")).toHaveAttribute("src", /attente-.*\.webp/);
    await save(page);
    await expect(row(page, NAME).locator("img")).toHaveAttribute("src", /logo\.webp/);
    expect(await home(page)).toContain("logo.webp");
  });

  await test.step("into the trash, and back", async () => {
    await row(page, NAME)
      .getByRole("button", { name: /^Autres actions/ })
      .click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    await holdToast(page, "est dans la corbeille.");
    await expect(row(page, NAME)).toHaveCount(0);
    expect(await home(page)).not.toContain(NAME);
    await undo(page, "est dans la corbeille.");
    await expect(row(page, NAME)).toHaveCount(1);
    expect(await home(page)).toContain(NAME);
  });
});

test("what is wrong is said beside its field", async ({ page, complaints }) => {
  complaints.allow(/400/);
  await page.goto("/admin/partners/create");
  await link(page).fill("javascript:alert(1)");
  await save(page);
  await expect(page.getByText("Indiquez le nom du partenaire.")).toBeVisible();
  await expect(page.getByText(/elle s’écrit comme https:/)).toBeVisible();
  await expect(name(page)).toBeFocused();
  await expectUsableAtBothSizes(page);
  await name(page).fill(NAME);
  await link(page).fill("");
  await save(page);
  await expect(row(page, NAME)).toHaveCount(1);
});

test("two tabs: what only one of them changed comes together, and is said", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/409/);
  await page.goto("/admin/partners?q=estey");
  await page.getByRole("link", { name: /^Modifier «/ }).click();
  await expect(name(page)).toHaveValue("Cave de l’Estey");
  const other = await context.newPage();
  await other.goto(page.url());
  await link(other).fill("https://cave.example");
  await save(other);
  await expect(row(other, "Estey")).toContainText("cave.example");

  await page.bringToFront();
  await name(page).fill("La Cave de l’Estey");
  await save(page);
  await holdToast(page, /a enregistré pendant que vous écriviez.*C’est repris ici/);
  await expect(row(page, "La Cave de l’Estey")).toContainText("cave.example");
});

test("what was typed outlives a server that fails, and leaving says so", async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/);
  await page.goto("/admin/partners/create");
  await name(page).fill(NAME);
  await page.route("**/admin/fiches/**", (route) => route.fulfill({ status: 500, body: "panne" }));
  await save(page);
  await expect(bar(page).getByRole("alert")).toContainText("Le site n’a pas pu répondre");
  await bar(page).getByRole("link", { name: "Partenaires" }).click();
  await expect(page.getByRole("dialog", { name: "Quitter sans enregistrer\u00a0?" })).toBeVisible();
  await page.getByRole("button", { name: "Rester" }).click();
  await page.unroute("**/admin/fiches/**");
  await save(page);
  await expect(row(page, NAME)).toHaveCount(1);
});

test("without scripts one goes to the trash and comes back", async ({ page, browser, site }) => {
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({
    baseURL: site.url,
    storageState,
    javaScriptEnabled: false,
  });
  const tab = await plain.newPage();
  await tab.goto("/admin/partners");
  const link = tab.getByRole("row").nth(1).getByRole("link").first();
  const partner = (await link.textContent()) ?? "";
  await link.click();
  await tab.getByRole("button", { name: "Supprimer le partenaire" }).click();
  await expect(tab).toHaveURL(`${site.url}/admin/partners`);
  await expect(row(tab, partner)).toHaveCount(0);
  expect(await home(page)).not.toContain(partner);
  await tab.getByRole("link", { name: /^Corbeille/ }).click();
  await row(tab, partner).getByRole("button", { name: "Rétablir" }).click();
  await expect(tab).toHaveURL(`${site.url}/admin/partners`);
  await expect(row(tab, partner)).toHaveCount(1);
  expect(await home(page)).toContain(partner);
  // Its address followed by hand leads back.
  await tab.goto("/admin/fiches/partner/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11");
  await expect(tab).toHaveURL(`${site.url}/admin/partners`);
  await plain.close();
});

test.describe("an empty site", () => {
  test.use({ siteContent: "nothing" });

  test("says what to do", async ({ page }) => {
    await page.goto("/admin/partners");
    await expect(page.getByText("Aucun partenaire pour l’instant")).toBeVisible();
    await expectUsableAtBothSizes(page);
  });
});
