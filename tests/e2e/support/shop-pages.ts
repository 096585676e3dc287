import { expect, type Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated";

const KEY = "foulee.panier";
/** Goes from the catalogue to the page of a product, as a visitor would. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await gotoHydrated(page, "/boutique");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function addToBasket(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Ajouté au panier").last()).toBeVisible();
}

export function basketLine(page: Page, name: string) {
  return page
    .getByRole("list", { name: "Articles du panier" })
    .getByRole("listitem")
    .filter({ hasText: name });
}

export function basketTotal(page: Page) {
  return page.getByRole("complementary", { name: "Total" }).getByRole("status");
}

/** What the browser keeps, changed by hand. */
export async function editBasket(page: Page, edit: (kept: { lines: unknown[] }) => object) {
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEY);
  const edited = JSON.stringify(edit(JSON.parse(kept ?? '{"lines":[]}')));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, edited] as const);
}
