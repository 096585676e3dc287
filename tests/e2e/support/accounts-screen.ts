import { type Browser, expect, type Page } from "@playwright/test";
import { LATE_PICTURE, watchForComplaints } from "./complaints";
import type { Site } from "./site";

export const GUEST = "maelle@les-pins.example";
export const PASSWORD = "une longue phrase de passe";
/** Another person, at their own machine. */
export async function openGuest(browser: Browser, site: Site) {
  const context = await browser.newContext({ baseURL: site.url, locale: "fr-FR" });
  const complaints = await watchForComplaints(context, site.url);
  // What is refused is refused on purpose.
  complaints.allow(/Failed to load resource.*(401|403|410)/);
  complaints.allow(LATE_PICTURE);
  const page = await context.newPage();
  return { page, close: () => context.close().then(() => complaints.verify()) };
}

/** Invites an address by the dialog; the link it shows, once. */
export async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("button", { name: "Inviter une personne" }).click();
  const dialog = page.getByRole("dialog", { name: "Inviter une personne" });
  await dialog.getByLabel("Adresse e-mail").fill(email);
  await expect(dialog.getByRole("radio", { name: /^Rédacteur/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Créer le lien d’invitation" }).click();
  return await takeLink(page, "Lien d’invitation");
}

export async function takeLink(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole("dialog", { name: title });
  const link = await dialog.getByLabel("Lien à usage unique").inputValue();
  await dialog.getByRole("button", { name: "Terminé" }).click();
  await expect(dialog).toBeHidden();
  return link;
}

export async function createAccess(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Prénom").fill("Maëlle");
  await page.getByLabel("Nom", { exact: true }).fill("Duprat");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(GUEST);
  await page.getByLabel("Mot de passe").fill(PASSWORD);
  await page.getByRole("button", { name: "Créer mon accès" }).click();
  await expect(page.getByRole("heading", { name: "Bonjour Maëlle" })).toBeVisible();
}

export async function chooseFor(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions pour ${person}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

export function lineOf(page: Page, person: string) {
  return page
    .getByRole("table", { name: "Personnes qui ont un compte" })
    .getByRole("row")
    .filter({ hasText: person });
}

/** The id of an account, as the page itself was given it. */
export async function idOf(page: Page, email: string): Promise<string> {
  const source = await (await page.request.get("/admin/comptes.data")).text();
  const ids = source.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(source).toContain(email);
  expect(new Set(ids).size, "one account, one id").toBe(1);
  return ids[0] ?? "";
}
