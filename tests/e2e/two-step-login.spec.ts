import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { totpCode, wrongTotpCode } from "../support/totp";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { chooseFor, lineOf } from "./support/accounts-screen";
import { createAdministrator, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { LATE_PICTURE } from "./support/complaints";
import type { Account } from "./support/prepared-sites";
import type { Site } from "./support/site";

const WIDE = { width: 1440, height: 1000 };

async function openTwoStep(page: Page): Promise<void> {
  await page.goto("/admin/information");
  await page.getByRole("link", { name: /la connexion en deux étapes/ }).click();
  await expect(
    page.getByRole("heading", { name: "Connexion en deux étapes", level: 1 }),
  ).toBeVisible();
}

/** Gives the password: the secret stands as text beside the QR code. */
async function startTwoStep(page: Page, account: Account): Promise<string> {
  await page.getByLabel("Votre mot de passe actuel").fill(account.password);
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(page.getByRole("img", { name: /Code QR/ })).toBeVisible();
  const secret = await page.getByTitle("Clé à recopier").textContent();
  return (secret ?? "").replace(/\s/g, "");
}

async function confirmTwoStep(page: Page, code: string): Promise<string[]> {
  await page.getByLabel("Code à six chiffres").fill(code);
  await page.getByRole("button", { name: "Activer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Vos codes de secours" })).toBeFocused();
  return await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allTextContents();
}

async function givePassword(page: Page, account: Account, path = "/admin"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Adresse e-mail").fill(account.email);
  await page.getByLabel("Mot de passe").fill(account.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { name: "Code de connexion" })).toBeVisible();
}

async function giveCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code);
  await page.getByRole("button", { name: "Valider" }).click();
}

/** An account with two-step login on, signed out again. */
async function accountWithTwoStep(page: Page, site: Site) {
  const account = await createAdministrator(site);
  await signIn(page, account);
  await openTwoStep(page);
  const secret = await startTwoStep(page, account);
  const codes = await confirmTwoStep(page, totpCode(secret));
  await page.getByRole("button", { name: "J’ai noté mes codes" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("heading", { name: "Connexion", exact: true })).toBeVisible();
  return { account, secret, codes };
}

test.use({ viewport: WIDE });

test.beforeEach(({ complaints }) => complaints.allow(LATE_PICTURE));

test("setting it up asks for the password, then for a first code", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const account = await createAdministrator(site);
  await signIn(page, account);
  await openTwoStep(page);
  await page.getByLabel("Votre mot de passe actuel").fill("ce n’est pas le bon");
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(page.getByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
  await expect(page.getByLabel("Votre mot de passe actuel")).toBeFocused();
  await expectUsableAtBothSizes(page);

  const secret = await startTwoStep(page, account);
  await page.getByLabel("Code à six chiffres").fill(wrongTotpCode(secret));
  await page.getByRole("button", { name: "Activer", exact: true }).click();
  await expect(page.getByText("Ce code n’est pas le bon, ou il a déjà servi.")).toBeVisible();
  await expect(page.getByLabel("Code à six chiffres")).toBeFocused();
  await expectUsableAtBothSizes(page);
});

test("recovery codes are shown once it is on, to be kept in a file", async ({ page, site }) => {
  const account = await createAdministrator(site);
  await signIn(page, account);
  await openTwoStep(page);
  const secret = await startTwoStep(page, account);
  const codes = await confirmTwoStep(page, totpCode(secret));
  expect(codes).toHaveLength(10);
  await expectUsableAtBothSizes(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("codes-de-secours.txt");
  const text = await readFile(await file.path(), "utf8");
  for (const code of codes) expect(text).toContain(code);
  await page.getByRole("button", { name: "J’ai noté mes codes" }).click();
  await expect(page.getByText("Il vous reste 10\u00a0codes de secours.")).toBeVisible();
});

test("once on, recovery codes are made anew and it is switched off, by the password", async ({
  page,
  site,
}) => {
  const { account, secret, codes } = await accountWithTwoStep(page, site);
  await givePassword(page, account);
  await expectUsableAtBothSizes(page);
  await giveCode(page, "Code à six chiffres", totpCode(secret, 1));
  await expect(page.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  await openTwoStep(page);
  await expectUsableAtBothSizes(page);
  const renewal = page.getByRole("region", { name: "Codes de secours" });
  await renewal.getByLabel("Votre mot de passe actuel").fill(account.password);
  await renewal.getByRole("button", { name: "Obtenir dix nouveaux codes" }).click();
  await expect(page.getByRole("heading", { name: "Vos codes de secours" })).toBeVisible();
  for (const code of codes) await expect(page.getByText(code)).toHaveCount(0);

  await page.reload();
  const off = page.getByRole("region", { name: "Désactiver" });
  await off.getByLabel("Votre mot de passe actuel").fill(account.password);
  await off.getByRole("button", { name: /Désactiver/ }).click();
  await expect(page.getByText("La connexion en deux étapes est désactivée.")).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await signIn(page, account);
});

test("the code leads to the screen that was asked for, and is good once", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const { account, secret } = await accountWithTwoStep(page, site);
  await givePassword(page, account, "/admin?retour=%2Fadmin%2Factualites");
  await page.reload();
  const code = totpCode(secret, 1);
  await giveCode(page, "Code à six chiffres", code);
  await expect(page.getByRole("heading", { name: "Actualités et événements" })).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await givePassword(page, account);
  await giveCode(page, "Code à six chiffres", code);
  await expect(page.getByText("Ce code a déjà servi. Attendez le suivant")).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Changer de compte" }).click();
  await expect(page.getByLabel("Adresse e-mail")).toBeVisible();
});

test("a recovery code stands in for the telephone, once", async ({ page, site, complaints }) => {
  complaints.allow(/status of 400/);
  const { account, codes } = await accountWithTwoStep(page, site);
  const code = codes[0] ?? "";
  await givePassword(page, account);
  await page.getByRole("link", { name: "Utiliser un code de secours" }).click();
  await expect(page.getByRole("heading", { name: "Code de secours" })).toBeVisible();
  await expectUsableAtBothSizes(page);
  // As people copy them by hand.
  await giveCode(page, "Code de secours", ` ${code.toUpperCase().replace("-", " ")} `);
  await expect(page.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  await page.goto("/admin/information");
  await expect(page.getByText("Il vous reste 9\u00a0codes de secours.")).toBeVisible();

  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await givePassword(page, account);
  await page.getByRole("link", { name: "Utiliser un code de secours" }).click();
  await giveCode(page, "Code de secours", code);
  await expect(page.getByText("Ce code de secours n’est pas le bon, ou il a déjà")).toBeVisible();
});

test("wrong codes are slowed down, and the wait is said in French", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of (400|429)/);
  const { account, secret } = await accountWithTwoStep(page, site);
  await givePassword(page, account);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await giveCode(page, "Code à six chiffres", wrongTotpCode(secret));
    expect((await answered).status()).toBe(400);
    await expect(page.getByText("Ce code n’est pas le bon.")).toBeVisible();
  }
  await giveCode(page, "Code à six chiffres", totpCode(secret));
  await expect(page.getByRole("alert")).toHaveText(
    /^Trop d’essais\. Réessayez dans 1[345]\u00a0minutes\.$/,
  );
  await expectUsableAtBothSizes(page);
});

test("who lost telephone and codes gets in by the password once an administrator agrees", async ({
  page,
  site,
}) => {
  test.slow();
  const { account } = await accountWithTwoStep(page, site);
  await signIn(page, await createAdministrator(site));
  await page.goto("/admin/comptes");
  await expect(lineOf(page, account.email)).toContainText("Oui");
  const dialog = page.getByRole("dialog", { name: /^Retirer la connexion en deux étapes/ });
  await chooseFor(page, account.email, "Retirer la connexion en deux étapes");
  await expectUsableAtBothSizes(page);
  await dialog.getByRole("button", { name: "Ne rien changer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lineOf(page, account.email)).toContainText("Oui");

  await chooseFor(page, account.email, "Retirer la connexion en deux étapes");
  await dialog.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(page.getByText(/se connecte maintenant avec son seul mot de passe/)).toBeVisible();
  await expect(lineOf(page, account.email)).not.toContainText("Oui");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await signIn(page, account);
});
