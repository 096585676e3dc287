import type { Page } from "@playwright/test";
import { bytesOf, colourAt, plain } from "../fixtures/pictures";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { createAdministrator, openAdminArea, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Account } from "./support/prepared-sites";
import type { Site } from "./support/site";

const WIDE = { width: 1440, height: 1000 };

async function openProfile(page: Page, site: Site): Promise<Account> {
  const account = await openAdminArea(page, site, "/admin/information");
  await expect(page.getByRole("heading", { name: "Mon profil" })).toBeVisible();
  return account;
}

/** An account made by command has no name yet, and the profile asks for one. */
async function fillName(page: Page, firstName: string): Promise<void> {
  await page.getByLabel("Prénom").fill(firstName);
  await page.getByLabel("Nom", { exact: true }).fill("Lafitte");
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
}

function photo(page: Page) {
  return page.getByRole("region", { name: "Photo" });
}

async function choosePhoto(page: Page, colour: string): Promise<void> {
  await photo(page)
    .locator("input[type=file]")
    .setInputFiles({
      name: "moi.png",
      mimeType: "image/png",
      buffer: Buffer.from(await bytesOf(plain(900, 700, colour).png())),
    });
  await photo(page).getByRole("button", { name: "Utiliser ce cadrage" }).click();
}

/** What stands at an address now: its first pixel. */
async function colourOf(page: Page): Promise<number[]> {
  const source = (await photo(page).locator("img").getAttribute("src")) ?? "";
  return await colourAt(await (await page.request.get(source)).body(), 50, 50);
}

test.use({ ownSite: true, viewport: WIDE });

test("the name is saved, and signs the screen", async ({ page, site }) => {
  await openProfile(page, site);
  await expectUsableAtBothSizes(page);
  await page.getByLabel("Prénom").fill("Maëlle 🏃‍♀️");
  await page.getByLabel("Nom", { exact: true }).fill("<b>Dupouy</b>");
  await expect(page.getByText("Modifications non enregistrées")).toBeVisible();
  await page.getByRole("radio", { name: /^Mon nom reste/ }).check();
  await page.getByLabel("Nom", { exact: true }).press("Enter");
  await expect(page.getByText("Votre profil est enregistré.")).toBeVisible();
  await expect(
    page.getByRole("link", { name: /^Maëlle.*<b>Dupouy<\/b>.*Mon profil/ }),
  ).toBeVisible();
});

test("a name that is no name is refused beside its field", async ({ page, site }) => {
  await openProfile(page, site);
  const refusals = [
    ["   ", "Indiquez votre prénom."],
    ["x".repeat(10_000), "Votre prénom ne peut pas dépasser 60 caractères."],
  ] as const;
  for (const [name, message] of refusals) {
    await page.getByLabel("Prénom").fill(name);
    await save(page);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel("Prénom")).toBeFocused();
  }
  await expectUsableAtBothSizes(page);
});

test("the avatar is chosen, replaced and taken away, each when it is saved", async ({
  page,
  site,
}) => {
  await openProfile(page, site);
  await fillName(page, "Camille");
  await choosePhoto(page, "#c02020");
  await expect(photo(page).locator("img")).toBeVisible();
  await save(page);
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  const first = (await photo(page).locator("img").getAttribute("src")) ?? "";
  expect(first).toMatch(/\/media\/avatars\/[0-9a-f-]+\/avatar\.jpg\?v=400x400-/);
  expect((await colourOf(page))[0]).toBeGreaterThan(150);
  await expectUsableAtBothSizes(page);

  await photo(page).getByRole("button", { name: "Remplacer" }).click();
  await choosePhoto(page, "#2020c0");
  await expect(photo(page).locator("img")).not.toHaveAttribute("src", first);
  await save(page);
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  expect((await colourOf(page))[2]).toBeGreaterThan(150);

  await photo(page).getByRole("button", { name: "Retirer la photo" }).click();
  await save(page);
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(photo(page).locator("img")).toHaveCount(0);
});

test("the address changes for whoever gives the password, unless it is taken", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of (400|409)/);
  const other = await createAdministrator(site);
  const account = await openProfile(page, site);
  const box = page.getByRole("region", { name: "Adresse e-mail" });
  const change = async (email: string, password: string) => {
    await box.getByLabel("Nouvelle adresse e-mail").fill(email);
    await box.getByLabel("Votre mot de passe actuel").fill(password);
    await box.getByRole("button", { name: "Changer d’adresse" }).click();
  };
  await change(other.email.toUpperCase(), account.password);
  await expect(box.getByText("Cette adresse est déjà celle d’un autre compte.")).toBeVisible();
  await expect(box.getByLabel("Nouvelle adresse e-mail")).toBeFocused();
  await expectUsableAtBothSizes(page);
  await change(`nouvelle-${account.email}`, "ce n’est pas le bon");
  await expect(box.getByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
  await expect(box.getByLabel("Nouvelle adresse e-mail")).toHaveValue(`nouvelle-${account.email}`);
  await change(`nouvelle-${account.email}`, account.password);
  await expect(page.getByText("Votre adresse e-mail est changée.")).toBeVisible();
  await expect(box.getByText(`nouvelle-${account.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await signIn(page, { ...account, email: `nouvelle-${account.email}` });
});

test("another password signs out the other devices, and one device can be signed out", async ({
  page,
  site,
  browser,
}) => {
  const account = await openProfile(page, site);
  const elsewhere = await browser.newContext({
    baseURL: site.url,
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/143.0",
  });
  const far = await elsewhere.newPage();
  await signIn(far, account);
  await page.reload();
  const devices = page.getByRole("region", { name: "Appareils connectés" });
  await expect(devices.getByText("cette session")).toHaveCount(1);
  await devices.getByRole("button", { name: "Déconnecter Firefox sous Windows" }).click();
  await expect(page.getByText("L’appareil est déconnecté.")).toBeVisible();
  await expect(devices.getByText("Firefox sous Windows")).toHaveCount(0);
  await far.goto("/admin");
  await expect(far.getByRole("heading", { name: "Connexion" })).toBeVisible();

  await signIn(far, account);
  const box = page.getByRole("region", { name: "Mot de passe" });
  await box.getByLabel("Votre mot de passe actuel").fill(account.password);
  await box.getByLabel("Nouveau mot de passe").fill("une autre phrase, plus longue");
  await box.getByRole("button", { name: "Changer de mot de passe" }).click();
  await expect(page.getByText("Votre mot de passe est changé.")).toBeVisible();
  await far.goto("/admin");
  await expect(far.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mon profil" })).toBeVisible();

  await signIn(far, { ...account, password: "une autre phrase, plus longue" });
  await page.getByRole("button", { name: "Déconnecter partout" }).click();
  await expect(page.getByText("Vous êtes déconnecté de tous vos appareils.")).toBeVisible();
  await expectUsableAtBothSizes(page);
  await far.goto("/admin");
  await expect(far.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await elsewhere.close();
});

test("what was typed outlives a session that ended meanwhile", async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await openProfile(page, site);
  await fillName(page, "Solène");
  await context.clearCookies();
  await save(page);
  await expect(page.getByText(/Non enregistré.*Votre session est terminée/)).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Solène");

  const login = await context.newPage();
  await signIn(login, account);
  await login.close();
  await save(page);
  await expect(page.getByText("Votre profil est enregistré.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Prénom")).toHaveValue("Solène");
});

test("two devices that change it at once are shown both versions", async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await openProfile(page, site);
  const other = await context.newPage();
  await other.goto("/admin/information");
  await fillName(other, "Inès");
  await save(other);
  await expect(other.getByText("Votre profil est enregistré.")).toBeVisible();
  await page.bringToFront();
  await fillName(page, "Agnès");
  await save(page);
  await expect(page.getByText("Deux versions de votre profil")).toBeVisible();
  await expectUsableAtBothSizes(page);
});
