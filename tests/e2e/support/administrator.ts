import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { gotoHydrated, waitUntilHydrated } from "./hydrated";
import { type Account, isPreparedContent, readPreparedAdministrator } from "./prepared-sites";
import type { Site } from "./site";

/** The administrator of a prepared site is signed in from here on, whatever is opened next; returns who that is. */
export async function becomeAdministrator(page: Page, site: Site): Promise<Account> {
  if (!isPreparedContent(site.content)) throw new Error("A new site has no administrator.");
  const { cookies, ...account } = await readPreparedAdministrator(site.content);
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
  return account;
}

/** The same, at a screen of the administrator area that is hydrated: the dashboard, unless another is said. */
export async function openAdminArea(page: Page, site: Site, path = "/admin"): Promise<Account> {
  const account = await becomeAdministrator(page, site);
  await gotoHydrated(page, path);
  return account;
}

/** Creates an administrator nobody else has, by the command that the site's technical person would use. */
export async function createAdministrator(site: Site): Promise<Account> {
  const account = {
    email: `camille-${randomUUID().slice(0, 8)}@les-pins.example`,
    password: "une longue phrase de passe 42",
  };
  await site.run("admin", ["create", account.email], { ADMIN_PASSWORD: account.password });
  return account;
}

/** Signs in on the login page, as a person would. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Adresse e-mail").fill(account.email);
  await page.getByLabel("Mot de passe").fill(account.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  await waitUntilHydrated(page);
}
